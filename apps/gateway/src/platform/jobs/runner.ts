import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { type ClaimedJob, claimJob, completeJob, failJob } from './job-queue.ts'
import type { JobHandler } from './jobs.ts'
import { keepAlive } from './worker-lease.ts'

interface Options {
  pool: pg.Pool
  log: Logger
  handlers: ReadonlyMap<string, JobHandler>
  concurrency: number
}

/** Adding a job wakes the runner at once; polling finds scheduled jobs that have become due. */
const pollMs = 1000
const firstWaitMs = 200
const maxWaitMs = 5000
/** A stopping runner tries this often to record how a job ended; after that another worker takes the job over. */
const lastTries = 3

const messageOf = (error: unknown) => (error instanceof Error && error.message) || String(error)

/**
 * Runs jobs until it is stopped, even through database outages: recording how a job ended is retried until it succeeds.
 * graphile-worker's own runner leaves that rejection unhandled, which would end the process.
 */
export async function startRunner({ pool, log, handlers, concurrency }: Options) {
  const worker = `worker-${randomUUID()}`
  const tasks = [...handlers.keys()]
  const running = new Set<string>()
  const lease = await keepAlive(pool, log, worker, () => [...running])
  const sleepers = new Set<() => void>()
  let stopped = false

  function sleep(): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        sleepers.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, pollMs)
      sleepers.add(wake)
    })
  }

  async function settle(write: () => Promise<void>, job: ClaimedJob): Promise<void> {
    for (let tries = 1, wait = firstWaitMs; ; tries++, wait = Math.min(wait * 2, maxWaitMs)) {
      try {
        return await write()
      } catch (error) {
        log.warn({ err: error, job: job.id, task: job.task }, 'the result of a job could not be stored yet')
        if (stopped && tries >= lastTries) return
        await delay(wait)
      }
    }
  }

  async function run(job: ClaimedJob): Promise<void> {
    const { id, task, attempts } = job
    try {
      const handler = handlers.get(task)
      if (!handler) throw new Error(`no handler for task ${task}`)
      await handler(job.payload)
    } catch (error) {
      const facts = { job: id, task, attempts, err: error }
      log.error(facts, 'a job failed')
      if (attempts >= job.max_attempts)
        log.error({ ...facts, alert: 'dead job' }, 'a job was given up; it stays in the queue for a person to look at')
      return settle(() => failJob(pool, worker, id, messageOf(error)), job)
    }
    return settle(() => completeJob(pool, worker, id), job)
  }

  async function work(): Promise<void> {
    while (!stopped) {
      const job = await claimJob(pool, worker, tasks).catch((error) => {
        log.warn({ err: error }, 'no job could be claimed')
        return null
      })
      if (job) {
        running.add(job.id)
        await run(job)
        running.delete(job.id)
      } else if (!stopped) await sleep()
    }
  }

  const workers = Array.from({ length: concurrency }, work)
  return {
    /** Looks for jobs now instead of at the next poll. */
    wake() {
      for (const wake of sleepers) wake()
    },
    /** Claims no more jobs and waits for the running ones. */
    async stop() {
      stopped = true
      for (const wake of sleepers) wake()
      await Promise.all(workers)
      await lease.release()
    },
  }
}

export type Runner = Awaited<ReturnType<typeof startRunner>>
