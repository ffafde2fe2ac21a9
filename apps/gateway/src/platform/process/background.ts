import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<true>()

/** Runs background work: it uses database connections that callers cannot use up. */
export const inBackground = <T>(work: () => T): T => scope.run(true, work)

export const isBackground = (): boolean => scope.getStore() === true
