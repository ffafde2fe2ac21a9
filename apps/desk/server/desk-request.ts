import type { WatchCall } from '@tradepost/api-client/watch-calls'
import type { Logger } from 'pino'
import type { Env, Site } from './env.ts'

/** What loaders and actions know of their request. */
export interface DeskRequest {
  env: Env
  site: Site
  requestId: string
  clientIp: string
  userAgent: string
  /** For the inline scripts of the page. */
  nonce: string
  log: Logger
  /** Observes the calls of this request to the gateway. */
  watchCall: WatchCall
}
