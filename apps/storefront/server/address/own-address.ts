// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const unnamed = /[\u0000-\u001f\u007f\\]/

/** The path with its bytes decoded, as far as they are UTF-8; the router finds no page under what is not. */
function decodedBytes(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname.replace(/%[0-7][0-9a-f]/gi, (code) => decodeURIComponent(code))
  }
}

/** The address on this shop that a request names; null where its target names none, or a place elsewhere. */
export function ownAddress(target: string | undefined, publicOrigin: string): URL | null {
  // NOTE: set together as text: of a target that begins with two slashes, resolving would make another host.
  const address = target?.startsWith('/') ? `${publicOrigin}${target}` : (target ?? '')
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.origin !== publicOrigin || url.pathname.startsWith('//')) return null
  // Nothing of a shop is named with a backslash, which browsers read as a slash, or with a control character.
  return unnamed.test(decodedBytes(url.pathname)) ? null : url
}
