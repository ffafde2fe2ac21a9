import type { Env } from '../env.ts'
import type { Log } from '../logger.ts'
import type { AnswerCache } from '../pages/answer-cache.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { listenForChanges } from './listen-for-changes.ts'

interface DropChangedPagesOptions {
  env: Env
  log: Log
  cache: PageCache
  answers: AnswerCache
  /** Clears the caches that all pages share: lists, aliases, messages. */
  clearServerCaches: () => void
  silenceMs?: number
}

/** Other gateway processes may notice a change up to a second after the process that announces it. */
const repeatMs = 1000

interface ChangeListener {
  /** Resolves at the first event of the change stream. */
  connected: Promise<void>
  end: () => Promise<void>
}

/**
 * Drops cached pages and answers that show changed facts. While the change stream is down, all pages count as stale and
 * no answer is kept.
 */
export function dropChangedPages({
  env,
  log,
  cache,
  answers,
  clearServerCaches,
  silenceMs,
}: DropChangedPagesOptions): ChangeListener {
  const repeats = new Set<NodeJS.Timeout>()
  let setConnected = () => {}
  const connected = new Promise<void>((resolve) => {
    setConnected = resolve
  })

  function drop(facts: readonly string[] | null): void {
    if (facts === null || facts.includes('site')) clearServerCaches()
    // Answers first: a page rendered from now on must not be made of an outdated answer.
    if (facts === null) {
      answers.dropAll()
      cache.dropAll()
    } else {
      answers.dropShowing(facts)
      cache.dropPagesShowing(facts)
    }
  }

  const endListening = listenForChanges({
    env,
    log,
    ...(silenceMs === undefined ? {} : { silenceMs }),
    onChange(facts, isFirst) {
      drop(facts)
      setConnected()
      if (isFirst) return
      const repeat = setTimeout(() => {
        repeats.delete(repeat)
        // Pages rendered meanwhile with data from another gateway process may show the old state.
        drop(facts)
      }, repeatMs).unref()
      repeats.add(repeat)
    },
    onStreamDown(isStreamDown) {
      answers.isStreamDown = isStreamDown
      cache.isStreamDown = isStreamDown
    },
  })
  return {
    connected,
    async end() {
      for (const repeat of repeats) clearTimeout(repeat)
      await endListening()
    },
  }
}
