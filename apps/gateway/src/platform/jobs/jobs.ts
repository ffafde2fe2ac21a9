import type { Tx } from '../db/database.ts'

export type JobPayload = Record<string, unknown>
/** Gets the payload that the job was added with, and the tenant of the transaction that added it. */
export type JobHandler = (payload: JobPayload & { tenantId: number }) => Promise<void>

/** Background jobs, stored in the application's own database. */
export interface Jobs {
  /**
   * Adds a job in the caller's transaction, which must be a tenant's, so that the job exists only if its cause does.
   * A task and key name one job: adding it again changes nothing.
   */
  add(
    tx: Tx,
    task: string,
    payload: JobPayload,
    options?: { key?: string; runAt?: Date; maxAttempts?: number },
  ): Promise<void>
  /**
   * Registers the handler of a task; modules call it while the app is built. A job may run twice, so handlers check the
   * current state first.
   */
  handle(task: string, handler: JobHandler): void
  start(): Promise<void>
  /** Claims no more jobs and waits for the running ones. */
  stop(): Promise<void>
  /** For tests: runs every job due by the gateway's clock, including jobs those add. Returns how many ran. */
  runDue(): Promise<number>
}
