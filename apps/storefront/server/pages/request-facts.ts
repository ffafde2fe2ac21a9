import type { Locale, PrefixedLocale } from '@tradepost/i18n/locales'
import type { Env } from '../env.ts'
import type { Log } from '../logger.ts'
import type { CookieReader } from '../visitor/cookie-reader.ts'

/** What the HTTP server found out about a request before Remix sees it; Remix's load context. */
export interface RequestFacts {
  env: Env
  log: Log
  requestId: string
  nonce: string
  clientIp: string
  /** What the visitor's browser calls itself. */
  userAgent: string
  /** A page that reads a cookie the page cache does not know is not kept for others. */
  cookies: CookieReader
  /** A header the visitor's browser sent; a page that reads one is not kept for others. */
  header: (name: string) => string | undefined
  prefix: PrefixedLocale | null
  locale: Locale
  /** 1 desktop, 2 phone. */
  terminal: 1 | 2
  isBot: boolean
  deviceId: string
  abGroup: 'A' | 'B'
  timeZone: string
  /** The page may be kept for other visitors: nothing about this visitor is in it. */
  shared: boolean
  /** What the page shows, as the gateway tells of it when it changes. */
  shows: Set<string>
  /** Something broke while the page was sent. */
  renderFailed: boolean
  /** Set-Cookie lines the answer will carry. */
  outgoing: string[]
  /** Further headers the answer will carry. */
  extraHeaders: [name: string, value: string][]
}
