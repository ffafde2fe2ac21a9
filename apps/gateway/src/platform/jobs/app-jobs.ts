import { sql } from 'drizzle-orm'
import { Logger as GraphileLogger, type Runner, run } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { runDueJobs } from './due-jobs.ts'
import type { JobHandler, Jobs } from './jobs.ts'
import { keepAlive, type Lease } from './worker-lease.ts'

interface Options {
  pool: pg.Pool
  clock: Clock
  log: Logger
  concurrency?: number
}

const defaultAttempts = 12

/** Jobs on the gateway's own database, run in this process once started. */
export function createJobs({ pool, clock, log, concurrency = 4 }: Options): Jobs {
  const handlers = new Map<string, JobHandler>()
  let runner: Runner | null = null
  let lease: Lease | null = null

  const logger = new GraphileLogger((scope) => (level, message) => {
    if (level === 'error') log.error({ job: scope.jobId, task: scope.taskIdentifier }, message)
    else log.debug({ job: scope.jobId, task: scope.taskIdentifier }, message)
  })

  return {
    async add(tx, task, payload, options = {}) {
      const runAt = options.runAt ?? clock.now()
      await tx.execute(sql`
        select enqueue_job(${task}, ${JSON.stringify(payload)}::jsonb, ${runAt.toISOString()}::timestamptz,
          ${options.key ?? null}::text, ${options.maxAttempts ?? defaultAttempts}::int)`)
    },
    handle(task, handler) {
      if (handlers.has(task)) throw new Error(`task ${task} has two handlers`)
      handlers.set(task, handler)
    },
    async start() {
      if (runner) return
      lease = await keepAlive(pool, log)
      lease.events.on('job:failed', ({ job, error }) => {
        const facts = { alert: 'dead job', job: String(job.id), task: job.task_identifier, attempts: job.attempts }
        log.error({ ...facts, err: error }, 'a job was given up; it stays in the queue for a person to look at')
      })
      runner = await run({
        pgPool: pool,
        concurrency,
        // Waiting jobs wake the runner at once; the poll finds those whose time has come.
        pollInterval: 1000,
        noHandleSignals: true,
        logger,
        taskList: Object.fromEntries(
          [...handlers].map(([task, handler]) => [task, (payload: unknown) => handler(payload as never)]),
        ),
        events: lease.events,
      })
    },
    async stop() {
      await runner?.stop()
      runner = null
      await lease?.release()
      lease = null
    },
    runDue: () => runDueJobs(pool, clock, handlers),
  }
}
