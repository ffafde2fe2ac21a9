import type { Locale, PrefixedLocale } from '@tradepost/i18n/locales'
import type { Env } from './env.ts'
import type { Log } from './logger.ts'

/** What the HTTP server found out about a request before Remix sees it; Remix's load context. */
export interface RequestFacts {
  env: Env
  log: Log
  requestId: string
  nonce: string
  clientIp: string
  /** What the visitor's browser calls itself. */
  userAgent: string
  cookies: ReadonlyMap<string, string>
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
  /** Something broke while the page was sent. */
  renderFailed: boolean
  /** Set-Cookie lines the answer will carry. */
  outgoing: string[]
  /** Further headers the answer will carry. */
  extraHeaders: [name: string, value: string][]
}
