import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'

const firstWaitMs = 200
const longestWaitMs = 5000
const connectPatienceMs = 5000

interface Options {
  connectionString: string
  channel: string
  /** What the server lists the connection under. */
  name: string
  log: Logger
  onNotice(payload: string): void
  /** Called whenever listening begins: what was told before is found by looking. */
  onListening(): void
  /** Called whenever it is over. */
  onLost?(): void
}

export interface Listener {
  close(): Promise<void>
}

/** Listens on a connection of its own, which is opened again whenever it is lost; it never throws. */
export function listenTo({ connectionString, channel, name, log, onNotice, onListening, onLost }: Options): Listener {
  let client: pg.Client | null = null
  let closed = false

  /** Resolves when the connection is over. */
  async function listen(): Promise<void> {
    const one = new pg.Client({
      connectionString,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: connectPatienceMs,
    })
    const over = new Promise<void>((resolve) => {
      one.on('error', () => resolve())
      one.on('end', () => resolve())
    })
    one.on('notification', ({ payload = '' }) => onNotice(payload))
    client = one
    try {
      await one.connect()
      await one.query(`listen "${channel}"`)
      onListening()
      await over
    } finally {
      onLost?.()
      client = null
      await one.end().catch(() => {})
    }
  }

  async function keepListening(): Promise<void> {
    for (let wait = firstWaitMs; !closed; wait = Math.min(wait * 2, longestWaitMs)) {
      const since = performance.now()
      await listen().catch((error) => log.warn({ err: error, channel }, 'the listening connection failed'))
      if (performance.now() - since > longestWaitMs) wait = firstWaitMs
      if (!closed) await delay(wait, undefined, { ref: false })
    }
  }

  void keepListening()
  return {
    async close() {
      closed = true
      await client?.end().catch(() => {})
    },
  }
}
