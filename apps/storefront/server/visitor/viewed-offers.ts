import type { IncomingMessage } from 'node:http'
import { wishlistLimits } from '@tradepost/domain/limits/list-limits'
import { isId } from '@tradepost/domain/typed/id'
import type { CookieReader } from './cookie-reader.ts'
import { cookieNames, sessionCookieName, setCookie } from './cookies.ts'

const thirtyDays = 30 * 24 * 3600
const item = /\/items\/(\d+)(?:\.data)?$/

/** The offers a visitor looked at, newest first. */
export const readViewedOffers = (cookies: Pick<CookieReader, 'get'>): string[] =>
  (cookies.get(cookieNames.viewedOffers) ?? '').split('.').filter(isId).slice(0, wishlistLimits.viewed)

interface Seeing {
  url: URL
  cookies: CookieReader
  visitor: { isBot: boolean }
}

/**
 * What is set beside the page of an offer, whether it was rendered or kept: a note that this visitor looked at it. It
 * ends with the visit without consent; buyers' notes are the gateway's.
 */
export function viewedOfferCookies(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { url, cookies, visitor }: Seeing,
  status: number,
  { secure, tenantName }: { secure: boolean; tenantName: string },
): string[] {
  const offerId = item.exec(url.pathname)?.[1]
  const ahead = /prefetch/.test(`${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`)
  if (!offerId || method !== 'GET' || status !== 200 || ahead || visitor.isBot) return []
  if (cookies.has(sessionCookieName(secure, tenantName))) return []
  const before = readViewedOffers(cookies)
  if (before[0] === offerId) return []
  const ids = [offerId, ...before.filter((one) => one !== offerId)].slice(0, wishlistLimits.viewed)
  const kept = cookies.get(cookieNames.consent) === 'all' ? { maxAge: thirtyDays } : {}
  return [setCookie(cookieNames.viewedOffers, ids.join('.'), { ...kept, httpOnly: true, secure })]
}
