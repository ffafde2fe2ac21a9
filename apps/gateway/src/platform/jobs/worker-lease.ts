import type pg from 'pg'
import type { Logger } from 'pino'

export interface Lease {
  release(): Promise<void>
}

const beatMs = 10_000
const deadAfter = '45 seconds'
const lostAfter = '15 seconds'

/**
 * Reports this process's worker as alive and unlocks the jobs of dead workers, so that a crash delays a job by less
 * than a minute.
 */
export async function keepAlive(
  pool: pg.Pool,
  log: Logger,
  worker: string,
  running: () => readonly string[],
): Promise<Lease> {
  async function beat() {
    try {
      await pool.query(
        `insert into job_worker (id, seen_at) values ($1, now()) on conflict (id) do update set seen_at = excluded.seen_at`,
        [worker],
      )
      // A lock younger than the limit may belong to a worker that has not reported yet. A lock of this worker on a job it
      // does not run comes from a claim whose answer was lost.
      const { rowCount } = await pool.query(
        `with freed as (
           update graphile_worker._private_jobs set locked_at = null, locked_by = null
            where (locked_by = $2 and id <> all($3::bigint[]) and locked_at < now() - $4::interval)
              or (locked_at < now() - $1::interval
                and not exists (select 1 from job_worker w where w.id = locked_by and w.seen_at > now() - $1::interval))
           returning id)
         select id from freed`,
        [deadAfter, worker, running(), lostAfter],
      )
      if (rowCount) log.warn({ jobs: rowCount }, 'took over jobs of a worker that stopped reporting')
      await pool.query(`delete from job_worker where seen_at < now() - interval '1 day'`)
    } catch (error) {
      log.warn({ err: error }, 'job worker could not report')
    }
  }

  await beat()
  const timer = setInterval(() => void beat(), beatMs)
  timer.unref()
  return {
    async release() {
      clearInterval(timer)
      await pool.query('delete from job_worker where id = $1', [worker]).catch(() => undefined)
    },
  }
}
