import { AsyncLocalStorage } from 'node:async_hooks'

/** Carries the request id to log lines and to the database's application name. */
export const requestScope = new AsyncLocalStorage<{ requestId: string }>()
