import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<true>()

/**
 * Runs `work` with database connections that are reserved for background work, so that requests cannot exhaust them.
 */
export const inBackground = <T>(work: () => T): T => scope.run(true, work)

export const isBackground = (): boolean => scope.getStore() === true
