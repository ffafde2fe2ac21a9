import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<true>()

/** Runs what nobody waits for; the database gives it connections that callers cannot use up. */
export const inBackground = <T>(work: () => T): T => scope.run(true, work)

export const isBackground = (): boolean => scope.getStore() === true
