import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { isSupervised, watchDraining } from './supervised.ts'

type Source = Readonly<Record<string, string | undefined>>

/** The longest time that a process may go on serving after a stop signal. */
export const longestDrainMs = 60_000
/** The error message of a wrong DRAIN_MS. */
export const drainRule = `DRAIN_MS must be a number of milliseconds up to ${longestDrainMs}`

/** Reads DRAIN_MS, by default 0; null if it is wrong. */
export function readDrainMs({ DRAIN_MS: value = '0' }: Source): number | null {
  return /^\d{1,5}$/.test(value) && Number(value) <= longestDrainMs ? Number(value) : null
}

export interface Drain {
  /** True from the stop signal on: health checks fail, so that load balancers send new requests elsewhere. */
  readonly isDraining: () => boolean
  /** Drains for DRAIN_MS, and resolves when the server can be closed. */
  finish: () => Promise<void>
}

/**
 * Lets a stopping process go on serving for DRAIN_MS. Every answer then closes its connection, because a proxy that
 * sends a form on a connection that closes at that moment cannot know whether it may send it again.
 * The processes of one supervisor begin together, when the supervisor says so.
 */
export function createDrain(server: Server, env: Source, onBegin = () => {}): Drain {
  let draining = false
  const begin = () => {
    draining = true
    onBegin()
  }
  watchDraining(begin)
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (draining) response.setHeader('Connection', 'close')
  })
  return {
    isDraining: () => draining,
    async finish() {
      begin()
      // A supervisor has waited before it stops this process.
      if (!isSupervised(env)) await delay(readDrainMs(env) ?? 0)
    },
  }
}
