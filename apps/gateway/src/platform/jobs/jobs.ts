import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'

/** A piece of work to do once, planned in the transaction of the fact that causes it. */
export interface Job {
  /** Name of the task that handles it. */
  task: string
  /** What distinguishes this piece of work: planning the same task and key again replaces the plan. */
  key: string
  facts: Record<string, string | number | boolean | null>
  runAt: Date
  maxAttempts?: number
}

export interface Jobs {
  /** Plans a job for the tenant of the transaction; it exists if and only if the transaction commits. */
  enqueue(tx: Tx, job: Job): Promise<void>
}

/** What a task is given: the facts it was planned with and the tenant it was planned for. */
export type JobFacts = Record<string, unknown> & { tenantId: number }
/** One handler per task name; handlers check the state of the world again, for a job may run twice. */
export type Tasks = Record<string, (facts: JobFacts) => Promise<void>>

const defaultAttempts = 12

/** Jobs kept in the application's own database. */
export function createJobs(): Jobs {
  return {
    async enqueue(tx, job) {
      await tx.execute(sql`
        select enqueue_job(${job.task}, ${JSON.stringify(job.facts)}::jsonb, ${job.runAt.toISOString()}::timestamptz,
          ${job.key}, ${job.maxAttempts ?? defaultAttempts}::int)`)
    },
  }
}
