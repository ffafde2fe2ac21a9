import type pg from 'pg'
import type { Logger } from 'pino'
import { isConnectionLoss, isOverload, isRetryable } from '../faults.ts'

/** A standby that answers reads which may lag. */
export interface Replica {
  readonly pool: pg.Pool
  /** True if it has everything that this process knows to have changed for a tenant, and lags less than the limit. */
  serves(tenantId: number): boolean
  /** Tells it about a change in the database; null if anything may have changed. */
  noteChange(change: string | null): void
  /** Stops reads until the next measurement; false if the error is not the standby's fault. */
  mistrust(error: unknown): boolean
  /** Reads that it has answered. */
  count(): number
  countOne(): void
  close(): Promise<void>
}

interface Options {
  pool: pg.Pool
  /** Connections to the primary that requests cannot exhaust. */
  primary: pg.Pool
  maxLagMs: number
  /** False while changes go unnoticed. */
  isNoticing: () => boolean
  log?: Logger
}

const mostMarks = 64
const never = Number.NEGATIVE_INFINITY

/** A position in the write-ahead log, such as `16/B374D848`, as a number. */
function positionOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

/**
 * Measures again and again until which moment the standby has followed the primary. A page that is drawn anew after a
 * change must not be drawn from before it, so after a notice of a change the standby waits until it has got that far.
 */
export function createReplica({ pool, primary, maxLagMs, isNoticing, log }: Options): Replica {
  /** Moments and the log's position at or after each of them, oldest first. */
  let marks: { at: number; position: bigint }[] = []
  let followedUntil = never
  let anyChange = never
  const changes = new Map<number, number>()
  let answered = 0
  let isDown = false
  let measuring = false

  async function measure(): Promise<void> {
    const at = performance.now()
    const [first, second] = await Promise.all([
      primary.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn'),
      pool.query<{ lsn: string | null }>(
        'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as lsn',
      ),
    ])
    marks = [...marks.slice(-mostMarks), { at, position: positionOf(first.rows[0]?.lsn ?? '') }]
    const lsn = second.rows[0]?.lsn
    if (!lsn) throw new Error('the server at DATABASE_READ_URL is no standby')
    const replayed = positionOf(lsn)
    const reached = marks.findLast(({ position }) => position <= replayed)
    if (reached) followedUntil = Math.max(followedUntil, reached.at)
    marks = marks.filter((mark) => mark.at >= followedUntil)
    isDown = false
  }

  async function keepMeasuring(): Promise<void> {
    if (measuring) return
    measuring = true
    await measure().catch((error) => {
      followedUntil = never
      marks = []
      if (!isDown) log?.warn({ err: error }, 'the standby cannot be read; the primary answers instead')
      isDown = true
    })
    measuring = false
  }

  void keepMeasuring()
  const timer = setInterval(() => void keepMeasuring(), Math.min(500, Math.max(25, maxLagMs / 4)))
  timer.unref()
  return {
    pool,
    serves(tenantId) {
      const changed = Math.max(anyChange, changes.get(tenantId) ?? never)
      return isNoticing() && followedUntil > changed && performance.now() - followedUntil <= maxLagMs
    },
    noteChange(change) {
      const [tenant = '0'] = change?.split(' ') ?? []
      if (tenant === '0') anyChange = performance.now()
      else changes.set(Number(tenant), performance.now())
    },
    mistrust(error) {
      // 40001: the standby cancels a read that stands in the way of what it has to replay.
      if (!isConnectionLoss(error) && !isOverload(error) && !isRetryable(error)) return false
      followedUntil = never
      return true
    },
    count: () => answered,
    countOne() {
      answered++
    },
    async close() {
      clearInterval(timer)
      await pool.end()
    },
  }
}
