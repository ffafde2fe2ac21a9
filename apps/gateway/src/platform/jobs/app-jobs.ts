import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Logger } from 'pino'
import { afterCommit, type Tx } from '../db/database.ts'
import { type Listener, listenTo } from '../db/listen.ts'
import type { Clock } from '../time/clock.ts'
import { runDueJobs } from './due-jobs.ts'
import type { ClaimedJob } from './job-queue.ts'
import type { JobHandler, Jobs, PlannedJob } from './jobs.ts'
import { type Runner, startRunner } from './runner.ts'

interface Options {
  /** Connections reserved for background work; requests cannot exhaust them. */
  pool: pg.Pool
  clock: Clock
  log: Logger
  /** The connection that listens for new jobs; without it the next poll finds them. */
  connectionString?: string
  concurrency?: number
}

const defaultAttempts = 12

/** Jobs stored in the gateway's own database. This process runs them after `start`. */
export function createJobs({ pool, clock, log, connectionString, concurrency = 4 }: Options): Jobs {
  const handlers = new Map<string, JobHandler>()
  let runner: Runner | null = null
  let listener: Listener | null = null

  /** Maps tenant and task to the key of the shared job that was committed last. */
  const shared = new Map<string, string>()

  async function addAll(tx: Tx, planned: readonly PlannedJob[]): Promise<void> {
    if (planned.length === 0) return
    const now = clock.now()
    const jobs = planned.map(({ task, payload, key, runAt = now, maxAttempts = defaultAttempts }) => ({
      ...{ task, facts: payload, key: key ?? null, runAt: runAt.toISOString(), isDue: runAt <= now, maxAttempts },
    }))
    const started = runner
    const worker = started?.workerFor(jobs.filter(({ isDue }) => isDue).length) ?? null
    const { rows } = await tx.execute<Omit<ClaimedJob, 'more'> & Record<string, unknown>>(
      sql`select * from enqueue_jobs(${JSON.stringify(jobs)}::jsonb, ${worker}::text)`,
    )
    if (rows.length > 0) afterCommit(tx, () => started?.hand(rows.map((row) => ({ ...row, more: false }))))
  }

  return {
    addAll,
    add: (tx, task, payload, options) => addAll(tx, [{ task, payload, ...options }]),
    async addShared(tx, tenantId, job) {
      const name = `${tenantId}:${job.task}`
      if (shared.get(name) === job.key) return
      await addAll(tx, [job])
      afterCommit(tx, () => shared.set(name, job.key))
    },
    handle(task, handler) {
      if (handlers.has(task)) throw new Error(`task ${task} has two handlers`)
      handlers.set(task, handler)
    },
    async start() {
      if (runner) return
      const started = await startRunner({ pool, log, handlers, concurrency })
      runner = started
      if (!connectionString) return
      listener = listenTo({
        connectionString,
        channel: 'jobs:insert',
        name: 'gateway jobs',
        log,
        onNotice: () => started.wakeOne(),
        onListening: () => started.wake(),
      })
    },
    async stop() {
      await listener?.close()
      await runner?.stop()
      listener = null
      runner = null
    },
    runDue: () => runDueJobs(pool, clock, handlers),
  }
}
