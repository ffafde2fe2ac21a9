import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Tx } from '../db/database.ts'

export interface ClaimedJob {
  id: string
  task: string
  payload: { tenantId: number }
  attempts: number
  max_attempts: number
  /** True if further jobs are due. */
  more: boolean
}

/**
 * Locks the oldest due job of the given tasks for a worker; null when none is due. Removes the jobs that the worker has
 * finished before, in the same statement.
 */
export async function claimJob(
  pool: pg.Pool,
  worker: string,
  tasks: readonly string[],
  finished: readonly string[],
): Promise<ClaimedJob | null> {
  const { rows } = await pool.query<ClaimedJob>({
    name: 'claim_job',
    text: `with finished as (
       delete from graphile_worker._private_jobs where id = any($3::bigint[]) and locked_by = $1
     ), due as materialized (
       select d.id from graphile_worker._private_jobs d join graphile_worker._private_tasks k on k.id = d.task_id
        where d.is_available and d.job_queue_id is null and d.run_at <= now() and k.identifier = any($2::text[])
        order by d.priority, d.run_at, d.id limit 1 for update of d skip locked)
     update graphile_worker._private_jobs j set locked_at = now(), locked_by = $1, attempts = attempts + 1
       from graphile_worker._private_tasks t, due
      where t.id = j.task_id and j.id = due.id
     returning j.id, t.identifier as task, j.payload, j.attempts::int, j.max_attempts::int,
       exists (select 1 from graphile_worker._private_jobs o
         where o.is_available and o.run_at <= now() and o.id <> j.id) as more`,
    values: [worker, tasks, finished],
  })
  return rows[0] ?? null
}

/** Unlocks jobs that a worker has locked but not begun. */
export async function releaseJobs(pool: pg.Pool, worker: string, ids: readonly string[]): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null, attempts = attempts - 1
      where id = any($2::bigint[]) and locked_by = $1`,
    [worker, ids],
  )
}

/** Removes a finished job, unless another worker took it over meanwhile. */
export async function completeJob(pool: pg.Pool, worker: string, id: string): Promise<void> {
  await pool.query('delete from graphile_worker._private_jobs where id = $1 and locked_by = $2', [id, worker])
}

/** Removes a job in the transaction of its effect; throws if another worker has taken it over. */
export async function finishJob(tx: Tx, worker: string, id: string): Promise<void> {
  const { rowCount } = await tx.execute(
    sql`delete from graphile_worker._private_jobs where id = ${id} and locked_by = ${worker}`,
  )
  if (rowCount === 0) throw new Error(`job ${id} was taken over by another worker`)
}

/** Schedules the retry of a failed job, with exponential backoff. */
export async function failJob(pool: pg.Pool, worker: string, id: string, reason: string): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null, last_error = $3,
       run_at = greatest(now(), run_at) + exp(least(attempts, 10)) * interval '1 second'
      where id = $1 and locked_by = $2`,
    [id, worker, reason],
  )
}
