const probe = 'http://shop.invalid'
// Browsers drop tabs and newlines inside addresses and read a backslash as a slash.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const forbidden = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const readAsHost = /\/\/|[\u0000-\u001f\u007f\\]/
const maxDecodings = 3
const maxLength = 2000

/** True if browsers could read the path as a host after decoding or after its first segments are removed. */
function leadsAway(pathname: string): boolean {
  let text = pathname
  for (let round = 0; round <= maxDecodings; round++) {
    if (readAsHost.test(text)) return true
    let decoded: string
    try {
      decoded = decodeURIComponent(text)
    } catch {
      return true
    }
    if (decoded === text) return false
    text = decoded
  }
  return true
}

function pathIn(value: unknown, limit: number): string | null {
  if (typeof value !== 'string' || value.length > limit || !value.startsWith('/') || forbidden.test(value)) return null
  // The URL parser turns `/.//host` into `//host`, so check the path before and after parsing.
  if (value.startsWith('//') || !URL.canParse(value, probe)) return null
  const url = new URL(value, probe)
  if (url.origin !== probe || leadsAway(url.pathname)) return null
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * Reads a path of this shop from a parameter, cookie, header or form; null for anything else. Two slashes in a row are
 * refused anywhere, so that a path stays safe when its language prefix is removed.
 */
export const ownPath = (value: unknown): string | null => pathIn(value, maxLength)

/** Returns the Location of a redirect within this shop: the path, or `/` if the path could lead to another host. */
export const locationOf = (path: string): string => pathIn(path, Number.POSITIVE_INFINITY) ?? '/'

/** Returns the Location of a redirect to another site; null unless it is http(s) without user name and password. */
export function outsideLocation({ protocol, username, password, href }: URL): string | null {
  return /^https?:$/.test(protocol) && !username && !password ? href : null
}
