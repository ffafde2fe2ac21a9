import { redirect, replace } from '@remix-run/server-runtime'
import { locationOf, outsideLocation } from '@tradepost/domain/address/own-path'

/** A path of this shop, or a URL to leave it. */
export type Goal = string | URL

const addressOf = (to: Goal) => (typeof to === 'string' ? locationOf(to) : (outsideLocation(to) ?? '/'))

// Remix itself adds its basename, the locale prefix, to a path.
/** A redirect for loaders to throw: to a path in the same language, or out of the shop. */
export const redirectTo = (to: Goal, status: 302 | 303 | 307 = 302, headers: Record<string, string> = {}): Response =>
  redirect(addressOf(to), { status, headers })

/** The same, but replaces the current history entry, so that Back skips it. */
export const replaceBy = (to: Goal, status: 302 | 303 = 302): Response => replace(addressOf(to), status)

/** Adds the locale prefix of the request to a redirect. With `origin`, Remix does not add its own prefix. */
export function keepLanguagePrefix(response: Response, origin: string, prefix: string): void {
  const path = response.headers.get('location') ?? ''
  if (path.startsWith('/')) response.headers.set('location', `${origin}${locationOf(`${prefix}${path}`)}`)
}
