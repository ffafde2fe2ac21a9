import { isLocale, isPrefixed } from '@tradepost/i18n/locales'

/** The paths of a build's routes, as the router writes them: `items/:id`. */
export type RoutePath = string

const unreserved = /%(4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|3[0-9]|2d|2e|5f|7e)/gi
/** Decodes characters that need no percent-encoding. */
const decodeUnreserved = (segment: string) =>
  segment.replace(unreserved, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
const withUpperCaseCodes = (path: string) => path.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())

function isUtf8(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

interface Part {
  matches: RegExp
  /** The canonical spelling of a fixed segment; null for a parameter. */
  canonical: string | null
  name: string
}
const quoted = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

function partOf(segment: string): Part {
  const name = /^:\w+/.exec(segment)?.[0].slice(1) ?? ''
  const rest = name && segment.slice(name.length + 1)
  return name
    ? { matches: new RegExp(`^.+${quoted(rest)}$`, 'i'), canonical: null, name }
    : { matches: new RegExp(`^${quoted(segment)}$`, 'i'), canonical: segment, name }
}

const caseSensitive = new Set(['code', 'provider', 'part'])

/** Sorts routes as the router does: fixed segments before parameters, from left to right. */
const weight = (parts: Part[]) => parts.map(({ canonical }) => (canonical === null ? '0' : '1')).join('')

/** "007" → "7", "000" → "0". Uses a loop, because a regular expression would take quadratic time. */
function withoutLeadingZeros(digits: string): string {
  let start = 0
  while (start < digits.length - 1 && digits[start] === '0') start += 1
  return digits.slice(start)
}

function canonicalSegment(part: Part, segment: string): string {
  if (part.canonical !== null) return part.canonical
  if (caseSensitive.has(part.name)) return segment
  // In the gateway slugs are lower-case, and ids have no leading zeros.
  return /^\d+$/.test(segment) ? withoutLeadingZeros(segment) : segment.toLowerCase()
}

/**
 * Returns a function that finds the canonical spelling of a path: single slashes, none at the end, the case of the route,
 * and no needless encoding. A path that is not UTF-8 belongs to no page and stays unchanged.
 */
export function canonicalPathIn(routes: readonly RoutePath[]): (pathname: string) => string {
  const fixedRoutes = routes
    .filter((path) => !path.includes('*'))
    .map((path) => path.split('/').filter(Boolean).map(partOf))
    .sort((one, other) => (weight(one) < weight(other) ? 1 : -1))

  function canonicalSegments(segments: string[]): string[] {
    const parts = fixedRoutes.find(
      (route) =>
        route.length === segments.length && route.every(({ matches }, index) => matches.test(segments[index] ?? '')),
    )
    return segments.map((segment, index) => {
      const part = parts?.[index]
      return part ? canonicalSegment(part, segment) : segment
    })
  }

  return (pathname) => {
    if (!isUtf8(pathname)) return pathname
    const [first = '', ...others] = pathname.split('/').filter(Boolean).map(decodeUnreserved)
    const language = first.toLowerCase()
    // The router removes a repeated language prefix (its basename), so such a path leads to the same page.
    while (isPrefixed(language) && others[0]?.toLowerCase() === language) others.shift()
    const path = isLocale(language)
      ? [language, ...canonicalSegments(others)]
      : canonicalSegments(first ? [first, ...others] : [])
    return withUpperCaseCodes(`/${path.join('/')}`)
  }
}
