import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Tx } from './database.ts'
import { type Listener, listenTo } from './listen.ts'

const channel = 'tradepost_live'
/** Prefix of notices from database triggers: something that a page shows has changed. */
const changed = 'changed '

/** Notices between gateway processes, sent through PostgreSQL. They name a topic and carry no content. */
export interface Live {
  /** Calls `wake` on every notice of the topic from any process, and after the connection was lost. */
  follow(topic: string, wake: () => void): () => void
  /**
   * Calls `onChange` with every change in the database, as "<tenant> <fact> …", from any process. Null means that
   * the connection was lost and anything may have changed.
   */
  followChanges(onChange: (change: string | null) => void): () => void
  /** True while the connection is open. While it is not, changes go unnoticed. */
  isListening(): boolean
  /** Calls `end` when this process is about to stop, so that open streams can be closed. */
  onClose(end: () => void): () => void
  close(): Promise<void>
}

/** Sends a notice of the topic when this transaction commits. */
export const notify = (tx: Tx, topic: string): Promise<unknown> =>
  tx.execute(sql`select pg_notify(${channel}, ${topic})`)

/** Announces when this transaction commits that facts which pages show have changed, as database triggers do. */
export const notifyChange = (tx: Tx, tenantId: number, facts: readonly string[]): Promise<unknown> =>
  notify(tx, `${changed}${tenantId} ${facts.join(' ')}`)

interface Options {
  connectionString: string
  log: Logger
}

/** One listening connection per process, opened for the first follower and reopened whenever it is lost. */
export function createLive({ connectionString, log }: Options): Live {
  const followers = new Map<string, Set<() => void>>()
  const listeners = new Set<(change: string | null) => void>()
  const endings = new Set<() => void>()
  let listener: Listener | null = null
  let isListening = false

  const wakeAll = () => {
    for (const wakes of followers.values()) for (const wake of wakes) wake()
  }

  function begin(): void {
    listener ??= listenTo({
      connectionString,
      channel,
      name: 'gateway live',
      log,
      onNotice(payload) {
        if (payload.startsWith(changed)) for (const onChange of listeners) onChange(payload.slice(changed.length))
        else for (const wake of followers.get(payload) ?? []) wake()
      },
      onListening() {
        isListening = true
        // Earlier notices are lost, so every follower must check for changes.
        wakeAll()
        for (const onChange of listeners) onChange(null)
      },
      onLost() {
        isListening = false
      },
    })
  }

  return {
    isListening: () => isListening,
    followChanges(onChange) {
      listeners.add(onChange)
      begin()
      return () => listeners.delete(onChange)
    },
    follow(topic, wake) {
      const wakes = followers.get(topic) ?? new Set()
      followers.set(topic, wakes.add(wake))
      begin()
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
      for (const end of endings) end()
      followers.clear()
      listeners.clear()
      await listener?.close()
    },
  }
}
