import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Tx } from './db/database.ts'

const channel = 'tradepost_live'
const firstWaitMs = 200
const longestWaitMs = 5000

/** What one gateway process tells another, by PostgreSQL: a topic, never a content. */
export interface Live {
  /** Calls `wake` whenever the topic was told of, in whichever process, and after the connection was lost. */
  follow(topic: string, wake: () => void): () => void
  /** Called when this process is about to stop; what holds connections open lets them go. */
  onClose(end: () => void): () => void
  close(): Promise<void>
}

/** Tells of a topic once this transaction is committed, and not at all if it is not. */
export const tell = (tx: Tx, topic: string): Promise<unknown> => tx.execute(sql`select pg_notify(${channel}, ${topic})`)

interface Options {
  connectionString: string
  log: Logger
}

/** One listening connection per process, opened by the first follower and opened again whenever it is lost. */
export function createLive({ connectionString, log }: Options): Live {
  const followers = new Map<string, Set<() => void>>()
  const endings = new Set<() => void>()
  let client: pg.Client | null = null
  let listening = false
  let closed = false

  const wakeAll = () => {
    for (const wakes of followers.values()) for (const wake of wakes) wake()
  }

  /** Resolves when the connection is over. */
  async function listen(): Promise<void> {
    const one = new pg.Client({ connectionString, application_name: 'gateway live', keepAlive: true })
    const over = new Promise<void>((resolve) => {
      one.on('error', () => resolve())
      one.on('end', () => resolve())
    })
    one.on('notification', ({ payload = '' }) => {
      for (const wake of followers.get(payload) ?? []) wake()
    })
    client = one
    try {
      await one.connect()
      await one.query(`listen ${channel}`)
      // What was told while nobody listened is found by looking.
      wakeAll()
      await over
    } finally {
      client = null
      await one.end().catch(() => {})
    }
  }

  async function keepListening(): Promise<void> {
    for (let wait = firstWaitMs; !closed; wait = Math.min(wait * 2, longestWaitMs)) {
      const since = performance.now()
      await listen().catch((error) => log.warn({ err: error }, 'the listening connection failed'))
      if (performance.now() - since > longestWaitMs) wait = firstWaitMs
      if (!closed) await delay(wait, undefined, { ref: false })
    }
  }

  return {
    follow(topic, wake) {
      const wakes = followers.get(topic) ?? new Set()
      followers.set(topic, wakes.add(wake))
      if (!listening) void keepListening()
      listening = true
      return () => {
        wakes.delete(wake)
        if (wakes.size === 0 && followers.get(topic) === wakes) followers.delete(topic)
      }
    },
    onClose(end) {
      endings.add(end)
      return () => endings.delete(end)
    },
    async close() {
      closed = true
      for (const end of endings) end()
      followers.clear()
      await client?.end().catch(() => {})
      client = null
    },
  }
}
