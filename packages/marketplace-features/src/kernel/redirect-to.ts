import { redirect, replace } from '@remix-run/server-runtime'
import { locationOf, outsideLocation } from '@tradepost/domain/address/own-path'

/** A path of this shop, or a URL to leave it. */
export type Goal = string | URL

const addressOf = (to: Goal) => (typeof to === 'string' ? locationOf(to) : (outsideLocation(to) ?? '/'))

// Remix adds the locale prefix, which is its basename, to a path.
/** A redirect for loaders to throw: to a path in the same language, or out of the shop. */
export const redirectTo = (
  to: Goal,
  status: 301 | 302 | 303 | 307 = 302,
  headers: Record<string, string> = {},
): Response => redirect(addressOf(to), { status, headers })

/** Like `redirectTo`, but replaces the current history entry, so that Back skips the current page. */
export const replaceBy = (to: Goal, status: 302 | 303 = 302): Response => replace(addressOf(to), status)

/** Adds the locale prefix of the request to a redirect. The origin in the URL stops Remix from adding its basename. */
export function keepLanguagePrefix(response: Response, origin: string, prefix: string): void {
  const path = response.headers.get('location') ?? ''
  if (path.startsWith('/')) response.headers.set('location', `${origin}${locationOf(`${prefix}${path}`)}`)
}
