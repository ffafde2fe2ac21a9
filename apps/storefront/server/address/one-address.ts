import { isLocale, isPrefixed } from '@tradepost/i18n/locales'

/** The paths of a build's routes, as the router writes them: `items/:id`. */
export type RoutePath = string

const unreserved = /%(4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|3[0-9]|2d|2e|5f|7e)/gi
/** Percent signs only where they are needed. */
const plainly = (segment: string) =>
  segment.replace(unreserved, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
const inCapitals = (path: string) => path.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())

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
  /** The text written in its place; null keeps the given text. */
  written: string | null
  name: string
}
const quoted = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

function partOf(segment: string): Part {
  const name = /^:\w+/.exec(segment)?.[0].slice(1) ?? ''
  const rest = name && segment.slice(name.length + 1)
  return name
    ? { matches: new RegExp(`^.+${quoted(rest)}$`, 'i'), written: null, name }
    : { matches: new RegExp(`^${quoted(segment)}$`, 'i'), written: segment, name }
}

const withCapitals = new Set(['code', 'provider', 'part'])

/** The router's own preference: what is written out before what may be anything, from the front. */
const weight = (parts: Part[]) => parts.map(({ written }) => (written === null ? '0' : '1')).join('')

/** "007" → "7", "000" → "0"; a loop, because an expression would take time squared. */
function withoutLeadingZeros(digits: string): string {
  let start = 0
  while (start < digits.length - 1 && digits[start] === '0') start += 1
  return digits.slice(start)
}

function inOwnLetters(part: Part, segment: string): string {
  if (part.written !== null) return part.written
  if (withCapitals.has(part.name)) return segment
  // NOTE: the gateway keeps slugs in small letters, and knows an id by its digits.
  return /^\d+$/.test(segment) ? withoutLeadingZeros(segment) : segment.toLowerCase()
}

/**
 * The one way to write the path of a page: single slashes, none at the end, the letters of its route, nothing encoded
 * that need not be. Whoever writes it otherwise is sent there. A path that is not UTF-8 names no page and stays as it is.
 */
export function oneAddress(routes: readonly RoutePath[]): (pathname: string) => string {
  const known = routes
    .filter((path) => !path.includes('*'))
    .map((path) => path.split('/').filter(Boolean).map(partOf))
    .sort((one, other) => (weight(one) < weight(other) ? 1 : -1))

  function segmentsOf(segments: string[]): string[] {
    const parts = known.find(
      (route) => route.length === segments.length && route.every(({ matches }, at) => matches.test(segments[at] ?? '')),
    )
    return segments.map((segment, at) => {
      const part = parts?.[at]
      return part ? inOwnLetters(part, segment) : segment
    })
  }

  return (pathname) => {
    if (!isUtf8(pathname)) return pathname
    const [first = '', ...others] = pathname.split('/').filter(Boolean).map(plainly)
    const language = first.toLowerCase()
    // NOTE: the router takes its basename away as often as it comes.
    while (isPrefixed(language) && others[0]?.toLowerCase() === language) others.shift()
    const path = isLocale(language) ? [language, ...segmentsOf(others)] : segmentsOf(first ? [first, ...others] : [])
    return inCapitals(`/${path.join('/')}`)
  }
}
