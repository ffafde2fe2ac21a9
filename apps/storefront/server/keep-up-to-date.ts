import type { Env } from './env.ts'
import { listenForChanges } from './listen-for-changes.ts'
import type { Log } from './logger.ts'
import type { PageCache } from './page-cache.ts'

interface Kept {
  env: Env
  log: Log
  cache: PageCache
  /** Lets go of the lists and names that all pages share. */
  forgetShared: () => void
  silenceMs?: number
}

/** So long another gateway may take to hear of what this one has told. */
const echoMs = 1000

/** Lets go of every page that shows what has changed; while nothing is heard of that, all of them are stale. */
export function keepUpToDate({ env, log, cache, forgetShared, silenceMs }: Kept): () => Promise<void> {
  const echoes = new Set<NodeJS.Timeout>()

  function forget(facts: readonly string[] | null): void {
    if (facts === null || facts.includes('site')) forgetShared()
    if (facts === null) cache.forgetAll()
    else cache.forget(facts)
  }

  const end = listenForChanges({
    env,
    log,
    ...(silenceMs === undefined ? {} : { silenceMs }),
    onTold(facts) {
      forget(facts)
      const echo = setTimeout(() => {
        echoes.delete(echo)
        forget(facts)
      }, echoMs).unref()
      echoes.add(echo)
    },
    onDeaf(deaf) {
      cache.deaf = deaf
    },
  })
  return async () => {
    for (const echo of echoes) clearTimeout(echo)
    await end()
  }
}
