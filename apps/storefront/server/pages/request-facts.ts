import type { WatchCall } from '@tradepost/api-client/watch-calls'
import type { Locale, PrefixedLocale } from '@tradepost/i18n/locales'
import type { Env } from '../env.ts'
import type { Log } from '../logger.ts'
import type { CookieReader } from '../visitor/cookie-reader.ts'
import type { AnswerCache } from './answer-cache.ts'

/** Facts about a request that the HTTP server passes to Remix as its load context. */
export interface RequestFacts {
  env: Env
  log: Log
  requestId: string
  /** Observes the calls of this request to the gateway. */
  watchCall: WatchCall
  /** Marks the page's own inline scripts and styles; `replaceNonces` turns it into hashes. */
  nonce: string
  clientIp: string
  /** The country of that address, if a trusted proxy tells it. */
  clientCountry: string | null
  /** The browser's User-Agent header. */
  userAgent: string
  /** Reading a cookie that is not part of the cache key makes a page uncacheable. */
  cookies: CookieReader
  /** A header of the request. Reading one makes a page uncacheable. */
  header: (name: string) => string | undefined
  prefix: PrefixedLocale | null
  locale: Locale
  /** 1 desktop, 2 phone. */
  terminal: 1 | 2
  isBot: boolean
  deviceId: string
  abGroup: 'A' | 'B'
  timeZone: string
  /** True if the answer is an HTML document, false if it is the data of a navigation or the result of a form. */
  isDocument: boolean
  /** True if the document is rendered without personal data; the browser then fetches the visitor's data. */
  forEverybody: boolean
  /** True while the page contains nothing about this visitor, so that it may be cached for others. */
  shared: boolean
  /** Facts the page shows, under the names the gateway uses when it reports changes. */
  shows: Set<string>
  /** Answers of the gateway that pages for signed-out visitors share. */
  answers: AnswerCache | null
  /** True if rendering failed after the answer had begun. */
  renderFailed: boolean
  /** Set-Cookie lines the answer will carry. */
  outgoing: string[]
  /** Further headers the answer will carry. */
  extraHeaders: [name: string, value: string][]
}
