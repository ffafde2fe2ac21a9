import { Failure } from './failure.ts'

interface Queue {
  running: number
  waiting: Set<() => void>
}

interface Limits {
  /** How much of one caller's work runs at the same time. */
  atOnce: number
  /** How much more of it may wait; the rest is told to come back. */
  waiting: number
  /** How long it waits. */
  patienceMs: number
}

/**
 * Lets each caller have a few pieces of work at once, before any of it takes a connection: whoever sends hundreds waits
 * behind themselves and nobody else does.
 */
export function createTurns({ atOnce, waiting, patienceMs }: Limits) {
  const queues = new Map<string, Queue>()

  function wait(queue: Queue): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer)
        queue.waiting.delete(go)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.waiting.delete(go)
        reject(new Failure('unavailable', { retryAfterSeconds: 1 }))
      }, patienceMs)
      queue.waiting.add(go)
    })
  }

  return async function inTurn<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const queue = queues.get(caller) ?? { running: 0, waiting: new Set() }
    queues.set(caller, queue)
    if (queue.running >= atOnce) {
      if (queue.waiting.size >= waiting) throw new Failure('rate_limited', { retryAfterSeconds: 1 })
      await wait(queue)
    } else queue.running++
    try {
      return await work()
    } finally {
      // The place goes to the next one without ever being free.
      const [next] = queue.waiting
      if (next) next()
      else if (--queue.running === 0) queues.delete(caller)
    }
  }
}

export type InTurn = ReturnType<typeof createTurns>
