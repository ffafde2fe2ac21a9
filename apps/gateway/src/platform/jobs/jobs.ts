import type { Tx } from '../db/database.ts'

export type JobPayload = Record<string, unknown>

/** A job while its handler runs. */
export interface RunningJob {
  /**
   * Marks the job as done in the transaction of its effect, so that both are committed or neither. Throws if another
   * worker has taken the job over.
   */
  finish(tx: Tx): Promise<void>
}

/** Receives the payload of the job, and the tenant of the transaction that added the job. */
export type JobHandler = (payload: JobPayload & { tenantId: number }, job: RunningJob) => Promise<void>

export interface JobOptions {
  key?: string
  runAt?: Date
  maxAttempts?: number
}

export interface PlannedJob extends JobOptions {
  task: string
  payload: JobPayload
}

/** Background jobs, stored in the application's own database. */
export interface Jobs {
  /**
   * Adds a job in the caller's transaction, which must be a tenant's, so that the job exists only if its cause does.
   * A task and key name one job: adding it again changes nothing.
   */
  add(tx: Tx, task: string, payload: JobPayload, options?: JobOptions): Promise<void>
  /** Adds several jobs, each with a key of its own, in one statement. */
  addAll(tx: Tx, jobs: readonly PlannedJob[]): Promise<void>
  /**
   * Adds a job that many transactions plan for the same time, such as a daily one. Once this process has committed it,
   * nothing is added again: the row of the job would make all these transactions wait for each other.
   */
  addShared(tx: Tx, tenantId: number, job: PlannedJob & { key: string }): Promise<void>
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
