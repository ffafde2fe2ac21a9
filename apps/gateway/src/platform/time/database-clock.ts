import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'

const everyMs = 30_000

/**
 * The database's time, continued by a monotonic clock: several gateways agree on every deadline, even if the clocks of
 * their machines are wrong or get changed.
 */
export function createDatabaseClock(): Clock & { follow(pool: pg.Pool, log: Logger): Promise<() => void> } {
  let offset = Date.now() - performance.now()

  async function measure(pool: pg.Pool) {
    const sent = performance.now()
    const { rows } = await pool.query<{ ms: string }>('select extract(epoch from clock_timestamp()) * 1000 as ms')
    const received = performance.now()
    // A slow answer gives an inaccurate offset, so keep the previous one.
    if (received - sent < 1000) offset = Number(rows[0]?.ms) - (sent + received) / 2
  }

  return {
    now: () => new Date(offset + performance.now()),
    async follow(pool, log) {
      await measure(pool)
      const skew = Math.round(Date.now() - (offset + performance.now()))
      if (Math.abs(skew) > 2000)
        log.warn({ skewMs: skew }, "this machine's clock differs from the database's, which decides")
      const timer = setInterval(() => void measure(pool).catch(() => undefined), everyMs)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}
