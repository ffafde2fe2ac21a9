import { AsyncLocalStorage } from 'node:async_hooks'

/** Carries the request id to wherever the request's work goes: log lines and SQL. */
export const requestScope = new AsyncLocalStorage<{ requestId: string }>()
