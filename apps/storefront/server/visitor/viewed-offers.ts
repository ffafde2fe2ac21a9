import type { IncomingMessage } from 'node:http'
import { wishlistLimits } from '@tradepost/domain/limits/list-limits'
import { isId } from '@tradepost/domain/typed/id'
import type { CookieReader } from './cookie-reader.ts'
import { cookieNames, sessionCookieName, setCookie } from './cookies.ts'

const thirtyDays = 30 * 24 * 3600
const offerPath = /\/items\/(\d+)(?:\.data)?$/

/** The offers a visitor viewed, newest first. */
export const readViewedOffers = (cookies: Pick<CookieReader, 'get'>): string[] =>
  (cookies.get(cookieNames.viewedOffers) ?? '').split('.').filter(isId).slice(0, wishlistLimits.viewed)

/** The Set-Cookie line that puts an offer first among the viewed offers; empty if the offer already is first. */
export function addViewedOffer(cookies: CookieReader, offerId: string, secure: boolean): string[] {
  const before = readViewedOffers(cookies)
  if (before[0] === offerId) return []
  const ids = [offerId, ...before.filter((id) => id !== offerId)].slice(0, wishlistLimits.viewed)
  const lifetime = cookies.get(cookieNames.consent) === 'all' ? { maxAge: thirtyDays } : {}
  return [setCookie(cookieNames.viewedOffers, ids.join('.'), { ...lifetime, httpOnly: true, secure })]
}

interface View {
  url: URL
  cookies: CookieReader
  visitor: { isBot: boolean }
}

/**
 * The Set-Cookie line that adds the offer of a rendered page to the viewed offers. For pages for everybody,
 * `visitor.json` sets this cookie. Without consent the cookie ends with the visit. For signed-in buyers the gateway
 * stores the views.
 */
export function viewedOfferCookies(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { url, cookies, visitor }: View,
  status: number,
  { secure, tenantName }: { secure: boolean; tenantName: string },
): string[] {
  const offerId = offerPath.exec(url.pathname)?.[1]
  const isPrefetch = /prefetch/.test(`${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`)
  if (!offerId || method !== 'GET' || status !== 200 || isPrefetch || visitor.isBot) return []
  if (cookies.has(sessionCookieName(secure, tenantName))) return []
  return addViewedOffer(cookies, offerId, secure)
}
