import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Tx } from './database.ts'
import { type Listener, listenTo } from './listen.ts'

const channel = 'tradepost_live'
/** What begins so is told by the database itself: something that a page shows has changed. */
const changed = 'changed '

/** What one gateway process tells another, by PostgreSQL: a topic, never a content. */
export interface Live {
  /** Calls `wake` whenever the topic was told of, in whichever process, and after the connection was lost. */
  follow(topic: string, wake: () => void): () => void
  /**
   * Hears what the database tells of changes, as "<tenant> <fact> …", in whichever process they were made; null after
   * the connection was lost, when anything may have changed.
   */
  hearChanges(heard: (told: string | null) => void): () => void
  /** Whether it hears now; while it does not, nobody should believe that nothing changes. */
  hears(): boolean
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
  const hearers = new Set<(told: string | null) => void>()
  const endings = new Set<() => void>()
  let listener: Listener | null = null
  let hears = false

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
        if (payload.startsWith(changed)) for (const heard of hearers) heard(payload.slice(changed.length))
        else for (const wake of followers.get(payload) ?? []) wake()
      },
      onListening() {
        hears = true
        // What was told while nobody listened is found by looking.
        wakeAll()
        for (const heard of hearers) heard(null)
      },
      onLost() {
        hears = false
      },
    })
  }

  return {
    hears: () => hears,
    hearChanges(heard) {
      hearers.add(heard)
      begin()
      return () => hearers.delete(heard)
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
      hearers.clear()
      await listener?.close()
    },
  }
}
