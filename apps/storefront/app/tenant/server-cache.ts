import type { RequestFacts } from '../../server/pages/request-facts.ts'

const all: WeakMap<RequestFacts['env'], unknown>[] = []

/** What a server keeps from one request to the next; two in one process know nothing of each other. */
export function cachePerServer<T extends object>(empty: () => T): (facts: RequestFacts) => T {
  const kept = new WeakMap<RequestFacts['env'], T>()
  all.push(kept)
  return ({ env }) => {
    const own = kept.get(env) ?? empty()
    kept.set(env, own)
    return own
  }
}

/** Lets go of all of it: something the shop tells of itself has changed. */
export const clearServerCaches = (env: RequestFacts['env']): void => {
  for (const kept of all) kept.delete(env)
}
