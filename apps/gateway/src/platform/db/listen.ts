import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'

const firstWaitMs = 200
const maxWaitMs = 5000
const connectPatienceMs = 5000

interface Options {
  connectionString: string
  channel: string
  /** Application name of the connection at the server. */
  name: string
  log: Logger
  onNotice(payload: string): void
  /** Called whenever listening begins. Notices sent before are lost, so the caller must check for changes. */
  onListening(): void
  /** Called whenever listening ends. */
  onLost?(): void
}

export interface Listener {
  close(): Promise<void>
}

/** Listens on its own connection, which it reopens whenever it is lost. Never throws. */
export function listenTo({ connectionString, channel, name, log, onNotice, onListening, onLost }: Options): Listener {
  let client: pg.Client | null = null
  let closed = false

  /** Resolves when the connection has ended. */
  async function listen(): Promise<void> {
    const connection = new pg.Client({
      connectionString,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: connectPatienceMs,
    })
    const over = new Promise<void>((resolve) => {
      connection.on('error', () => resolve())
      connection.on('end', () => resolve())
    })
    connection.on('notification', ({ payload = '' }) => onNotice(payload))
    client = connection
    try {
      await connection.connect()
      await connection.query(`listen "${channel}"`)
      onListening()
      await over
    } finally {
      onLost?.()
      client = null
      await connection.end().catch(() => {})
    }
  }

  async function keepListening(): Promise<void> {
    for (let wait = firstWaitMs; !closed; wait = Math.min(wait * 2, maxWaitMs)) {
      const since = performance.now()
      await listen().catch((error) => log.warn({ err: error, channel }, 'the listening connection failed'))
      if (performance.now() - since > maxWaitMs) wait = firstWaitMs
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
