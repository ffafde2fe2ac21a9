import type { RequestFacts } from '../../server/pages/request-facts.ts'

const caches: WeakMap<RequestFacts['env'], unknown>[] = []

/** Creates a cache that requests of one server share. Tests run several servers in one process, each with its own. */
export function cachePerServer<T extends object>(empty: () => T): (facts: RequestFacts) => T {
  const byServer = new WeakMap<RequestFacts['env'], T>()
  caches.push(byServer)
  return ({ env }) => {
    const cache = byServer.get(env) ?? empty()
    byServer.set(env, cache)
    return cache
  }
}

/** Clears all caches of a server, after the site's settings have changed. */
export const clearServerCaches = (env: RequestFacts['env']): void => {
  for (const byServer of caches) byServer.delete(env)
}
