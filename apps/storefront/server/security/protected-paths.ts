import { splitPrefix } from '@tradepost/i18n/locales'

// Not derived from the table of routes, which would be too large for the browser; a test compares them.
const guarded = /^\/(?:checkout|payment|buyer|login|logout|signup|reset-password|cart)(?![a-z0-9-])/i
const withCards = /^\/checkout(?:\/|$)/

/** True for pages with data of the buyer, which load no third-party scripts and are in no shared cache. */
export const isGuarded = (pathname: string): boolean => guarded.test(splitPrefix(pathname).rest)

/** True for pages on which the card provider's script may run. */
export const takesCards = (pathname: string): boolean => withCards.test(splitPrefix(pathname).rest)
