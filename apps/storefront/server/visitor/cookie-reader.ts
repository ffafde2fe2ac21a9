import { cookieNames, sessionCookieName } from './cookies.ts'

/** The cookies of a request as loaders may have them. */
export interface CookieReader {
  get(name: string): string | undefined
  has(name: string): boolean
}

/** What the key of a kept page holds of the cookies; the language decides which page is asked for. */
export const keyedCookies: readonly string[] = [
  cookieNames.language,
  cookieNames.currency,
  cookieNames.abGroup,
  cookieNames.timeZone,
]

/** Whoever brings one of these is never given a kept page, and their page is never kept. */
export const cacheBypassCookies = (secure: boolean, tenantName: string): readonly string[] => [
  sessionCookieName(secure, tenantName),
  cookieNames.cart,
  cookieNames.wishlist,
  cookieNames.flash,
]

/** Tells of each cookie that is read although the page cache knows nothing of it, whether it came along or not. */
export function cookieReader(
  cookies: ReadonlyMap<string, string>,
  known: readonly string[],
  onUnknown: (name: string) => void,
): CookieReader {
  const names = new Set(known)
  const note = (name: string) => void (names.has(name) || onUnknown(name))
  return {
    get(name) {
      note(name)
      return cookies.get(name)
    },
    has(name) {
      note(name)
      return cookies.has(name)
    },
  }
}
