import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { type ClaimedJob, claimJob, completeJob, failJob, finishJob, releaseJobs } from './job-queue.ts'
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
/** Maximum attempts of a stopping runner to store the result of a job; afterwards another worker takes the job over. */
const lastTries = 3
/** Maximum number of finished jobs per worker whose removal is not stored yet. */
const mostUnrecorded = 4

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
  /** Jobs that this process added with this worker's lock and that no one has started yet. */
  const handedOver: ClaimedJob[] = []
  let stopped = false
  /** True if a job was added while no worker was idle. */
  let wasCalled = false

  function sleep(): Promise<void> {
    if (stopped) return Promise.resolve()
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

  /** Runs a job; true if it is done and still has to be removed. */
  async function run(job: ClaimedJob): Promise<boolean> {
    const { id, task, attempts } = job
    let isRemoved = false
    try {
      const handler = handlers.get(task)
      if (!handler) throw new Error(`no handler for task ${task}`)
      await handler(job.payload, {
        async finish(tx) {
          await finishJob(tx, worker, id)
          isRemoved = true
        },
      })
      return !isRemoved
    } catch (error) {
      const facts = { job: id, task, attempts, err: error }
      log.error(facts, 'a job failed')
      if (attempts >= job.max_attempts)
        log.error({ ...facts, alert: 'dead job' }, 'a job was given up; it stays in the queue for a person to look at')
      await settle(() => failJob(pool, worker, id, messageOf(error)), job)
      return false
    }
  }

  async function work(): Promise<void> {
    /** Finished jobs whose removal has not been recorded. */
    let done: ClaimedJob[] = []
    const forget = () => {
      for (const { id } of done) running.delete(id)
      done = []
    }
    /** The next job: one that was handed over, else one claimed from the queue. */
    async function next(): Promise<ClaimedJob | null> {
      const handed = stopped || done.length < mostUnrecorded ? handedOver.shift() : undefined
      if (handed) return handed
      const ids = done.map(({ id }) => id)
      const job = await claimJob(pool, worker, tasks, ids)
      forget()
      if (job) running.add(job.id)
      return job
    }
    while (!stopped || handedOver.length > 0) {
      try {
        const job = await next()
        if (!job) {
          if (!wasCalled) await sleep()
          wasCalled = false
          continue
        }
        if (job.more) wakeOne()
        if (await run(job)) done.push(job)
        else running.delete(job.id)
      } catch (error) {
        log.warn({ err: error }, 'no job could be claimed')
        await sleep()
      }
    }
    for (const job of done) await settle(() => completeJob(pool, worker, job.id), job)
    forget()
  }

  function wakeOne(): void {
    const [wake] = sleepers
    if (wake) wake()
    else wasCalled = true
  }

  const workers = Array.from({ length: concurrency }, work)
  return {
    /** The id of this worker if enough of its loops are idle to run `count` jobs at once; else null. */
    workerFor(count: number): string | null {
      return !stopped && count > 0 && handedOver.length + count <= sleepers.size ? worker : null
    },
    /** Runs jobs that were added with the lock of this worker. */
    hand(jobs: readonly ClaimedJob[]): void {
      if (stopped) {
        const ids = jobs.map(({ id }) => id)
        releaseJobs(pool, worker, ids).catch((error) => log.warn({ err: error }, 'jobs could not be given back'))
        return
      }
      for (const job of jobs) {
        running.add(job.id)
        handedOver.push(job)
        wakeOne()
      }
    },
    /** One worker looks for a job now instead of at the next poll; it wakes another if there are more. */
    wakeOne,
    /** All workers look for jobs now. */
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
