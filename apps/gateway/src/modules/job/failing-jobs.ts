import { jobSubject, mostShownJobs } from '@tradepost/domain/job/job-subjects'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { redactText } from '../../platform/logging/redact.ts'

const mostText = 300

interface JobRow extends Record<string, unknown> {
  id: string
  task: string
  attempts: number
  max_attempts: number
  run_at: Date
  last_error: string | null
}

/** SQL condition: the job is of the tenant, and no worker has it. The queue's own tables have no tenant. */
const isWaiting = (tenantId: number): SQL => sql`(j.payload ->> 'tenantId')::int = ${tenantId} and j.locked_at is null`
const isFailing = sql`(j.attempts >= j.max_attempts or j.last_error is not null)`

const firstLine = (text: string) => redactText(text.split('\n')[0] ?? '').slice(0, mostText)

/** Counts the jobs of a tenant that fail, died or are late, and lists those that fail: dead ones first. */
export async function failingJobs(tx: Tx, tenantId: number, now: Date) {
  const late = new Date(now.getTime() - 60_000).toISOString()
  const { rows: counts } = await tx.execute<{ failing: number; dead: number; late: number }>(
    sql`select count(*) filter (where j.attempts >= j.max_attempts)::int as dead,
        count(*) filter (where j.attempts < j.max_attempts and j.last_error is not null)::int as failing,
        count(*) filter (where j.attempts < j.max_attempts and j.run_at < ${late}::timestamptz)::int as late
      from graphile_worker._private_jobs j where ${isWaiting(tenantId)}`,
  )
  const { rows } = await tx.execute<JobRow>(
    sql`select j.id::text, t.identifier as task, j.attempts::int, j.max_attempts::int, j.run_at, j.last_error
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where ${isWaiting(tenantId)} and ${isFailing}
      order by j.attempts >= j.max_attempts desc, j.run_at desc, j.id desc limit ${mostShownJobs}`,
  )
  return {
    ...(counts[0] ?? { failing: 0, dead: 0, late: 0 }),
    list: rows.map(({ id, task, attempts, max_attempts: maxAttempts, run_at: runAt, last_error: failure }) => {
      const isDead = attempts >= maxAttempts
      return {
        ...{ id, task, subject: jobSubject(task), attempts, maxAttempts, failure: firstLine(failure ?? '') },
        state: isDead ? ('dead' as const) : ('failing' as const),
        nextAt: isDead ? null : new Date(runAt).toISOString(),
      }
    }),
  }
}

/**
 * Lets a failing job of a tenant run at once, with all its attempts again. A dead job whose key another job took keeps
 * none, so both run; handlers look at the present state first.
 */
export async function retryJob(tx: Tx, tenantId: number, id: string, now: Date): Promise<{ task: string }> {
  if (!fitsId64(id)) throw new Failure('not_found', { field: 'id' })
  const { rows } = await tx.execute<{ task: string; failing: boolean }>(
    sql`select t.identifier as task, ${isFailing} as failing
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.id = ${id}::bigint and ${isWaiting(tenantId)} for update of j skip locked`,
  )
  const [row] = rows
  if (!row) throw new Failure('not_found', { field: 'id' })
  if (!row.failing) throw new Failure('state_conflict')
  await tx.execute(
    sql`update graphile_worker._private_jobs set attempts = 0, last_error = null, run_at = ${now.toISOString()}::timestamptz
      where id = ${id}::bigint`,
  )
  await tx.execute(sql`select pg_notify('jobs:insert', '')`)
  return { task: row.task }
}
