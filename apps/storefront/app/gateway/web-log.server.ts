import { type ApiError, createApi } from '@tradepost/api-client'
import { type Call, calls } from '@tradepost/contract'
import { safeUrl } from '../../server/logger.ts'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { gatewayHeaders } from './gateway-headers.server'

export interface WebLogEntry {
  logLevel: 'DEBUG' | 'ERROR' | 'INFO' | 'TRACE' | 'WARN'
  exceptionMsg?: string
  data?: string
  url?: string
  method?: string
}

/** Sends an entry to the gateway's log service and writes it to this server's log. Never fails; do not await it. */
export function sendToWebLog(facts: RequestFacts, entry: WebLogEntry, userId?: string): void {
  const { env, requestId } = facts
  facts.log.warn({ ...entry, requestId }, 'an entry was sent to the log service')
  const api = createApi({
    baseUrl: env.gatewayUrl,
    timeoutMs: 2000,
    headers: (call) => gatewayHeaders(facts, call, { accessToken: null }),
  })
  api(calls.log.webLog, {
    body: {
      ...entry,
      ...(entry.url ? { url: safeUrl(entry.url).slice(0, 2000) } : {}),
      ...(userId === undefined ? {} : { userId }),
    },
  }).catch((error: unknown) => facts.log.debug({ error, requestId }, 'the log service did not answer'))
}

const unreachable = new Set<string>(['network', 'timeout', 'garbage'])

/** Logs a failed call: at WARN if the gateway answered with a code, otherwise at ERROR. */
export function logFailedCall(facts: RequestFacts, error: ApiError, call: Call, userId?: string): void {
  if (call.tracking) return
  const logLevel = unreachable.has(error.code) || error.status >= 500 ? 'ERROR' : 'WARN'
  const { message: data, code: exceptionMsg } = error
  sendToWebLog(facts, { data, logLevel, exceptionMsg, url: call.path, method: call.method }, userId)
}
