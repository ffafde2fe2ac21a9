import type { RequestFacts } from '../../server/request-facts.ts'

/** What a server keeps from one request to the next; two in one process know nothing of each other. */
export function keptByServer<T extends object>(empty: () => T): (facts: RequestFacts) => T {
  const kept = new WeakMap<RequestFacts['env'], T>()
  return ({ env }) => {
    const own = kept.get(env) ?? empty()
    kept.set(env, own)
    return own
  }
}
