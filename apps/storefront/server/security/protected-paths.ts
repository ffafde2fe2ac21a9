import { splitPrefix } from '@tradepost/i18n/locales'

// NOTE: also read by the HTTP server, which gives these pages a policy of their own.
const closed = /^\/(?:checkout|payment|buyer|login|logout|signup|reset-password|cart)(?![a-z0-9-])/i
const withCards = /^\/checkout(?:\/|$)/

/** Pages that hold what is the buyer's own: nothing that reads along is ever loaded there. */
export const isClosed = (pathname: string): boolean => closed.test(splitPrefix(pathname).rest)

/** Pages where the card provider may run. */
export const takesCards = (pathname: string): boolean => withCards.test(splitPrefix(pathname).rest)
