import type pg from 'pg'
import type { Clock } from '../time/clock.ts'
import { finishJob } from './job-queue.ts'
import type { JobHandler } from './jobs.ts'

const retrySeconds = (attempts: number) => Math.min(Math.exp(Math.min(10, attempts)), 3600)

interface DueJob {
  id: string
  task: string
  payload: { tenantId: number }
  attempts: number
}

/**
 * Runs every job that is due by the given clock, oldest first, including jobs that these add. For tests that move the
 * clock. A failed job is retried with the worker's own backoff.
 */
export async function runDueJobs(
  pool: pg.Pool,
  clock: Clock,
  handlers: ReadonlyMap<string, JobHandler>,
): Promise<number> {
  const worker = `due-${process.pid}-${Math.random().toString(36).slice(2)}`
  for (let ran = 0; ; ran++) {
    const { rows } = await pool.query<DueJob>(
      `update graphile_worker._private_jobs j set locked_at = now(), locked_by = $1, attempts = attempts + 1
         from graphile_worker._private_tasks t
        where t.id = j.task_id and j.id = (
          select id from graphile_worker._private_jobs
           where is_available and run_at <= $2 order by run_at, id limit 1 for update skip locked)
       returning j.id, t.identifier as task, j.payload, j.attempts`,
      [worker, clock.now()],
    )
    const job = rows[0]
    if (!job) return ran
    try {
      const handler = handlers.get(job.task)
      if (!handler) throw new Error(`no handler for task ${job.task}`)
      let isRemoved = false
      await handler(job.payload, {
        async finish(tx) {
          await finishJob(tx, worker, job.id)
          isRemoved = true
        },
      })
      if (!isRemoved) await pool.query('delete from graphile_worker._private_jobs where id = $1', [job.id])
    } catch (error) {
      await pool.query(
        `update graphile_worker._private_jobs set locked_at = null, locked_by = null, last_error = $2,
           run_at = $3::timestamptz + make_interval(secs => $4) where id = $1`,
        [job.id, String(error), clock.now(), retrySeconds(job.attempts)],
      )
    }
  }
}
