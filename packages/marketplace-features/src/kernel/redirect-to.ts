import { redirect, replace } from '@remix-run/server-runtime'
import { locationOf, outsideLocation } from '@tradepost/domain/address/own-path'

/** A path of this shop, or a URL where it is meant to lead out of it. */
export type Goal = string | URL

const addressOf = (to: Goal) => (typeof to === 'string' ? locationOf(to) : (outsideLocation(to) ?? '/'))

// NOTE: Remix puts its basename, the locale prefix, before a path by itself.
/** Sends the visitor of a loader on, to a path in the same language or out of the shop; throw it. */
export const redirectTo = (to: Goal, status: 302 | 303 | 307 = 302, headers: Record<string, string> = {}): Response =>
  redirect(addressOf(to), { status, headers })

/** The same for an address nobody need come back to: a step back leads past it. */
export const replaceBy = (to: Goal, status: 302 | 303 = 302): Response => replace(addressOf(to), status)

/** Leads an answer under the language its way began in; `origin` keeps Remix from adding its own. */
export function keepLanguagePrefix(response: Response, origin: string, prefix: string): void {
  const path = response.headers.get('location') ?? ''
  if (path.startsWith('/')) response.headers.set('location', `${origin}${locationOf(`${prefix}${path}`)}`)
}
