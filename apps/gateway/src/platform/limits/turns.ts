import { isConnectionLoss, isOverload } from '../db/faults.ts'
import { Failure } from '../failure/failure.ts'

interface Waiting {
  /** Longer than patience lasts; nothing had ended well until then. */
  late: boolean
  go(): void
  refuse(code: 'rate_limited' | 'unavailable'): void
}

interface Queue {
  running: number
  /** How much of it ended as it should. */
  served: number
  waiting: Set<Waiting>
}

interface Limits {
  /** How much of one caller's work runs at the same time. */
  atOnce: number
  /** How much more of it may wait; the rest is told to come back. */
  waiting: number
  /** How long it waits. */
  patienceMs: number
  /**
   * Of whom the work is. One who waits behind himself sent too much. Strangers share a network: who waits behind them
   * did nothing of that kind, and hears that there is no room.
   */
  of: 'one caller' | 'strangers'
}

/** Kept from its end by what it works with, not by how much of it there is. */
const isStuck = (error: unknown): boolean =>
  error instanceof Failure ? error.status >= 500 : isConnectionLoss(error) || isOverload(error)

/**
 * Lets each caller have a few pieces of work at once, before any of it takes a connection: whoever sends hundreds waits
 * behind themselves and nobody else does.
 *
 * What has waited too long behind its own caller's work is `rate_limited` where that work gets on, and `unavailable`
 * where it does not. Where none has ended yet, the next end decides: well, and the first in line still has its turn.
 */
export function createTurns({ atOnce, waiting, patienceMs, of }: Limits) {
  const queues = new Map<string, Queue>()

  function wait(queue: Queue): Promise<void> {
    const servedBefore = queue.served
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout
      const leave = (andThen: () => void) => {
        clearTimeout(timer)
        queue.waiting.delete(one)
        andThen()
      }
      const one: Waiting = {
        late: false,
        go: () => leave(resolve),
        refuse: (code) => leave(() => reject(new Failure(code, { retryAfterSeconds: 1 }))),
      }
      timer = setTimeout(() => {
        if (of === 'strangers') return one.refuse('unavailable')
        if (queue.served > servedBefore) return one.refuse('rate_limited')
        one.late = true
        timer = setTimeout(() => one.refuse('rate_limited'), patienceMs * 2)
      }, patienceMs)
      queue.waiting.add(one)
    })
  }

  /** The place goes to the next one without ever being free. */
  function end(caller: string, queue: Queue, stuck: boolean): void {
    const late = () => [...queue.waiting].filter((one) => one.late)
    if (stuck) for (const one of late()) one.refuse('unavailable')
    else queue.served++
    const [next] = queue.waiting
    if (next) next.go()
    else if (--queue.running === 0) queues.delete(caller)
    for (const one of late()) one.refuse('rate_limited')
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
