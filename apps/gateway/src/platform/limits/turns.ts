import { isConnectionLoss, isOverload } from '../db/faults.ts'
import { Failure } from '../failure/failure.ts'

interface Waiting {
  /** True if the piece waited longer than `patienceMs` while no work of its caller finished. */
  late: boolean
  go(): void
  refuse(code: 'rate_limited' | 'unavailable'): void
}

interface Queue {
  running: number
  /** Number of pieces of work that finished without a server error. */
  served: number
  waiting: Set<Waiting>
}

interface Limits {
  /** Maximum pieces of one caller's work that run at the same time. */
  atOnce: number
  /** Maximum pieces that wait; further ones are refused at once. */
  waiting: number
  /** The longest time that a piece waits. */
  patienceMs: number
  /**
   * Decides the error of a piece that waited too long. One caller who waits behind their own work sent too much
   * (`rate_limited`). Strangers share an address and are not to blame for each other (`unavailable`).
   */
  of: 'one caller' | 'strangers'
}

/** The work failed because the server or the database is in trouble, not because the caller sent too much. */
const isStuck = (error: unknown): boolean =>
  error instanceof Failure ? error.status >= 500 : isConnectionLoss(error) || isOverload(error)

/**
 * Runs a few pieces of work per caller at once, before any takes a connection: a caller who sends hundreds waits behind
 * their own work and delays nobody else.
 *
 * A piece that waited too long is `rate_limited` if work of its caller finished meanwhile, and `unavailable` if that
 * work is stuck. If none has ended yet, the next end decides; if that one succeeds, the first in line still runs.
 */
export function createTurns({ atOnce, waiting, patienceMs, of }: Limits) {
  const queues = new Map<string, Queue>()

  function wait(queue: Queue): Promise<void> {
    const servedBefore = queue.served
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout
      const leave = (andThen: () => void) => {
        clearTimeout(timer)
        queue.waiting.delete(waiter)
        andThen()
      }
      const waiter: Waiting = {
        late: false,
        go: () => leave(resolve),
        refuse: (code) => leave(() => reject(new Failure(code, { retryAfterSeconds: 1 }))),
      }
      timer = setTimeout(() => {
        if (of === 'strangers') return waiter.refuse('unavailable')
        if (queue.served > servedBefore) return waiter.refuse('rate_limited')
        waiter.late = true
        timer = setTimeout(() => waiter.refuse('rate_limited'), patienceMs * 2)
      }, patienceMs)
      queue.waiting.add(waiter)
    })
  }

  /** Passes the slot directly to the next piece in the queue, so that no newcomer can take it. */
  function end(caller: string, queue: Queue, stuck: boolean): void {
    const late = () => [...queue.waiting].filter((waiter) => waiter.late)
    if (stuck) for (const waiter of late()) waiter.refuse('unavailable')
    else queue.served++
    const [next] = queue.waiting
    if (next) next.go()
    else if (--queue.running === 0) queues.delete(caller)
    for (const waiter of late()) waiter.refuse('rate_limited')
  }

  return async function inTurn<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const queue = queues.get(caller) ?? { running: 0, served: 0, waiting: new Set() }
    queues.set(caller, queue)
    if (queue.running >= atOnce) {
      if (queue.waiting.size >= waiting) throw new Failure('rate_limited', { retryAfterSeconds: 1 })
      await wait(queue)
    } else queue.running++
    let stuck = false
    try {
      return await work()
    } catch (error) {
      stuck = isStuck(error)
      throw error
    } finally {
      end(caller, queue, stuck)
    }
  }
}

export type InTurn = ReturnType<typeof createTurns>
