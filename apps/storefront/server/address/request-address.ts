// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches refused characters
const refused = /[\u0000-\u001f\u007f\\]/

/** The decoded path; if it is not UTF-8, with only its ASCII characters decoded. */
function decodedBytes(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname.replace(/%[0-7][0-9a-f]/gi, (code) => decodeURIComponent(code))
  }
}

/** Parses a request target as an address of this shop; null if the target is invalid or names another site. */
export function requestAddress(target: string | undefined, publicOrigin: string): URL | null {
  // Concatenate the texts: resolving a target that begins with two slashes as a URL would change the host.
  const address = target?.startsWith('/') ? `${publicOrigin}${target}` : (target ?? '')
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.origin !== publicOrigin || url.pathname.startsWith('//')) return null
  // No page has a control character or a backslash in its path; browsers read a backslash as a slash.
  return refused.test(decodedBytes(url.pathname)) ? null : url
}
