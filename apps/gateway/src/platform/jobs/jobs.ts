import type { Tx } from '../db/database.ts'

export type JobPayload = Record<string, unknown>
/** The payload a job was added with, and the tenant of the transaction that added it. */
export type JobHandler = (payload: JobPayload & { tenantId: number }) => Promise<void>

/** Work to do later or elsewhere, kept in the application's own database. */
export interface Jobs {
  /** Adds in the transaction of the fact that causes the job; one task and key, one job. Needs a tenant transaction. */
  add(
    tx: Tx,
    task: string,
    payload: JobPayload,
    options?: { key?: string; runAt?: Date; maxAttempts?: number },
  ): Promise<void>
  /** Says what runs for a task; called by modules while the app is built. Handlers check the world again: a job may run twice. */
  handle(task: string, handler: JobHandler): void
  start(): Promise<void>
  /** Stops claiming, lets running jobs end. */
  stop(): Promise<void>
  /** Tests: runs everything due by the gateway's clock, what that adds included, and answers how many ran. */
  runDue(): Promise<number>
}
