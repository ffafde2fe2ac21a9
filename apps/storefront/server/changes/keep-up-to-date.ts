import type { Env } from '../env.ts'
import type { Log } from '../logger.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { listenForChanges } from './listen-for-changes.ts'

interface Kept {
  env: Env
  log: Log
  cache: PageCache
  /** Lets go of the lists and names that all pages share. */
  clearServerCaches: () => void
  silenceMs?: number
}

/** So long another gateway may take to hear of what this one has told. */
const echoMs = 1000

/** Hears of changes, once `heard`, until `end`. */
interface UpToDate {
  heard: Promise<void>
  end: () => Promise<void>
}

/** Lets go of every page that shows what has changed; while nothing is heard of that, all of them are stale. */
export function dropChangedPages({ env, log, cache, clearServerCaches, silenceMs }: Kept): UpToDate {
  const echoes = new Set<NodeJS.Timeout>()
  let hear = () => {}
  const heard = new Promise<void>((resolve) => {
    hear = resolve
  })

  function forget(facts: readonly string[] | null): void {
    if (facts === null || facts.includes('site')) clearServerCaches()
    if (facts === null) cache.dropAll()
    else cache.dropPagesShowing(facts)
  }

  const endListening = listenForChanges({
    env,
    log,
    ...(silenceMs === undefined ? {} : { silenceMs }),
    onChange(facts, isFirst) {
      forget(facts)
      hear()
      if (isFirst) return
      const echo = setTimeout(() => {
        echoes.delete(echo)
        forget(facts)
      }, echoMs).unref()
      echoes.add(echo)
    },
    onUnheard(deaf) {
      cache.isUnheard = deaf
    },
  })
  return {
    heard,
    async end() {
      for (const echo of echoes) clearTimeout(echo)
      await endListening()
    },
  }
}
