import { splitPrefix } from '@tradepost/i18n/locales'

// Not derived from the route table, which would be too large for the browser. A test compares this pattern with it.
const guarded =
  /^\/(?:checkout|payment|buyer|login|logout|signup|reset-password|cart|contact\/request|legal\/agree|preview)(?![a-z0-9-])/i
const withCards = /^\/checkout(?:\/|$)/

/** True for pages with the buyer's data, which load no third-party scripts and which shared caches must not store. */
export const isGuarded = (pathname: string): boolean => guarded.test(splitPrefix(pathname).rest)

/** True for pages on which the card provider's script may run. */
export const takesCards = (pathname: string): boolean => withCards.test(splitPrefix(pathname).rest)
