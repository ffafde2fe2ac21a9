const probe = 'http://shop.invalid'
// NOTE: browsers drop tabs and newlines inside addresses and read a backslash as a slash.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const neverPlain = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const readAsHost = /\/\/|[\u0000-\u001f\u007f\\]/
const mostLayers = 3
const mostLetters = 2000

/** True when a path could be read as a host after decoding it or removing its first segments. */
function leadsAway(pathname: string): boolean {
  let text = pathname
  for (let layer = 0; layer <= mostLayers; layer++) {
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

function pathIn(value: unknown, most: number): string | null {
  if (typeof value !== 'string' || value.length > most || !value.startsWith('/') || neverPlain.test(value)) return null
  // Parsing turns `/.//host` into `//host`, so that the written and the parsed path are both checked.
  if (value.startsWith('//') || !URL.canParse(value, probe)) return null
  const url = new URL(value, probe)
  if (url.origin !== probe || leadsAway(url.pathname)) return null
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * A path of this shop, as a parameter, a cookie, a header or a form may name it; null for everything else. No path of a
 * shop has two slashes in a row, so what is left of it without its language is one as well.
 */
export const ownPath = (value: unknown): string | null => pathIn(value, mostLetters)

/** The Location of a redirect within this shop: the path, or the home page when the path could lead to another host. */
export const locationOf = (path: string): string => pathIn(path, Number.POSITIVE_INFINITY) ?? '/'

/** An address outside this shop that an answer may lead to: of the web, and without a name or password in it. */
export function outsideLocation({ protocol, username, password, href }: URL): string | null {
  return /^https?:$/.test(protocol) && !username && !password ? href : null
}
