import { cookieNames, sessionCookieName } from './cookies.ts'

/** The cookies of a request, as loaders read them. */
export interface CookieReader {
  get(name: string): string | undefined
  has(name: string): boolean
}

/** Cookies that determine a page's cache key. For the language cookie, the key contains the language of the address. */
export const keyedCookies: readonly string[] = [
  cookieNames.language,
  cookieNames.currency,
  cookieNames.abGroup,
  cookieNames.timeZone,
]

/** The only cookies that a page for everybody may depend on: those in its cache key. */
export const onlyKeyedCookies = (cookies: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...cookies].filter(([name]) => keyedCookies.includes(name) && name !== cookieNames.timeZone))

/** A request with one of these cookies bypasses the page cache, unless its page is for everybody. */
export const cacheBypassCookies = (secure: boolean, tenantName: string): readonly string[] => [
  sessionCookieName(secure, tenantName),
  cookieNames.cart,
  cookieNames.wishlist,
  cookieNames.flash,
]

/** Calls `onOther` for each cookie that is read but not in `cacheable`, even if the request does not have it. */
export function cookieReader(
  cookies: ReadonlyMap<string, string>,
  cacheable: readonly string[],
  onOther: (name: string) => void,
): CookieReader {
  const names = new Set(cacheable)
  const check = (name: string) => void (names.has(name) || onOther(name))
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
