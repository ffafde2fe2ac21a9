const probe = 'http://shop.invalid'
// NOTE: browsers drop tabs and newlines inside addresses and read a backslash as a slash.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const neverPlain = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const readAsHost = /\/\/|[\u0000-\u001f\u007f\\]/
const mostLayers = 3
const mostLetters = 2000

/** Whether a part of a path could be read as a host, by somebody who decodes it or cuts segments from its front. */
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
  // NOTE: judged as it was written too, because `/.//host` becomes `//host` only when it is read.
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

/** What stands in every Location that stays in this shop: the path, or the home page in place of one that leads away. */
export const locationOf = (path: string): string => pathIn(path, Number.POSITIVE_INFINITY) ?? '/'

/** An address outside this shop that an answer may lead to: of the web, and without a name or password in it. */
export function outsideLocation({ protocol, username, password, href }: URL): string | null {
  return /^https?:$/.test(protocol) && !username && !password ? href : null
}
