import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@tradepost/serving/tracing'

interface RequestScope {
  requestId: string
  /** The work of this request in its trace. */
  span?: Span | undefined
}

/** Carries the request id to log lines and to the database's application name, and the trace to statements. */
export const requestScope = new AsyncLocalStorage<RequestScope>()
