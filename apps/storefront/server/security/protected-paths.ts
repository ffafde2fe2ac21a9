import { splitPrefix } from '@tradepost/i18n/locales'

// In the browser too, where the whole table of routes would weigh too much; a test compares the two.
const guarded = /^\/(?:checkout|payment|buyer|login|logout|signup|reset-password|cart)(?![a-z0-9-])/i
const withCards = /^\/checkout(?:\/|$)/

/** True for pages with the buyer's own data: no script of another company is loaded there, and no shared cache keeps them. */
export const isGuarded = (pathname: string): boolean => guarded.test(splitPrefix(pathname).rest)

/** True for pages on which the card provider's script may run. */
export const takesCards = (pathname: string): boolean => withCards.test(splitPrefix(pathname).rest)
