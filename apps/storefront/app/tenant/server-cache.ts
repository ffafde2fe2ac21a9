import type { RequestFacts } from '../../server/pages/request-facts.ts'

const caches: WeakMap<RequestFacts['env'], unknown>[] = []

/** Makes a cache that lasts from one request to the next, one per server: tests run several in one process. */
export function cachePerServer<T extends object>(empty: () => T): (facts: RequestFacts) => T {
  const byServer = new WeakMap<RequestFacts['env'], T>()
  caches.push(byServer)
  return ({ env }) => {
    const cache = byServer.get(env) ?? empty()
    byServer.set(env, cache)
    return cache
  }
}

/** Clears all of them, because something about the site has changed. */
export const clearServerCaches = (env: RequestFacts['env']): void => {
  for (const byServer of caches) byServer.delete(env)
}
