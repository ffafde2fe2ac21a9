import { cookieNames, sessionCookieName } from './cookies.ts'

/** Access to a request's cookies for loaders. */
export interface CookieReader {
  get(name: string): string | undefined
  has(name: string): boolean
}

/** Cookies that are part of a page's cache key; the language cookie decides the address itself. */
export const keyedCookies: readonly string[] = [
  cookieNames.language,
  cookieNames.currency,
  cookieNames.abGroup,
  cookieNames.timeZone,
]

/** The cookies a page for everybody is rendered with: those of its cache key. */
export const onlyKeyedCookies = (cookies: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...cookies].filter(([name]) => keyedCookies.includes(name) && name !== cookieNames.timeZone))

/** A request with one of these cookies bypasses the page cache, unless its page is for everybody. */
export const cacheBypassCookies = (secure: boolean, tenantName: string): readonly string[] => [
  sessionCookieName(secure, tenantName),
  cookieNames.cart,
  cookieNames.wishlist,
  cookieNames.flash,
]

/** Calls `onUnknown` for each cookie read that is not in `known`, whether the request has it or not. */
export function cookieReader(
  cookies: ReadonlyMap<string, string>,
  known: readonly string[],
  onUnknown: (name: string) => void,
): CookieReader {
  const names = new Set(known)
  const check = (name: string) => void (names.has(name) || onUnknown(name))
  return {
    get(name) {
      check(name)
      return cookies.get(name)
    },
    has(name) {
      check(name)
      return cookies.has(name)
    },
  }
}
