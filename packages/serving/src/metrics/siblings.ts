import { setTimeout as delay } from 'node:timers/promises'
import type { Child } from '../start-child.ts'
import { isSupervised, releaseChannel } from '../supervised.ts'
import type { Numbers } from './numbers.ts'

/** A process that has not answered after this time is counted with its previous numbers. */
const patienceMs = 1000

/** Messages between a supervisor and its processes, by which one process gathers the metrics of all. */
interface FromProcess {
  gatherMetrics?: number
  reported?: number
  numbers?: Numbers
}
interface FromSupervisor {
  reportMetrics?: number
  gathered?: number
  numbers?: Numbers[]
}

/** The supervisor's part: asks the other processes, and remembers the numbers of those that ended. */
export class MetricsExchange {
  readonly #latest = new Map<Child, Numbers | null>()
  readonly #answers = new Map<number, () => void>()
  #ended: Numbers[] = []
  #summing = Promise.resolve()
  #asked = 0

  add(child: Child): void {
    this.#latest.set(child, null)
    child.onMessage((message) => {
      const { gatherMetrics, reported, numbers } = (message ?? {}) as FromProcess
      if (numbers) this.#latest.set(child, numbers)
      if (reported !== undefined) this.#answers.get(reported)?.()
      if (gatherMetrics !== undefined) void this.#answer(child, gatherMetrics)
    })
  }

  remove(child: Child): void {
    const numbers = this.#latest.get(child)
    this.#latest.delete(child)
    if (numbers) this.#summing = this.#summing.then(() => this.#addEnded(numbers)).catch(() => undefined)
  }

  async #addEnded(numbers: Numbers): Promise<void> {
    const { countedFor, together } = await import('./numbers.ts')
    this.#ended = [await together([...this.#ended, countedFor(numbers)]).getMetricsAsJSON()]
  }

  async #ask(child: Child): Promise<void> {
    const id = ++this.#asked
    const answered = new Promise<void>((resolve) => this.#answers.set(id, resolve))
    child.send({ reportMetrics: id })
    await Promise.race([answered, delay(patienceMs, undefined, { ref: false })])
    this.#answers.delete(id)
  }

  async #answer(child: Child, id: number): Promise<void> {
    const others = [...this.#latest.keys()].filter((other) => other !== child)
    await Promise.all([this.#summing, ...others.map((other) => this.#ask(other))])
    const numbers = others.map((other) => this.#latest.get(other)).filter((one) => one != null)
    child.send({ gathered: id, numbers: [...numbers, ...this.#ended] })
  }
}

/** Ignores a failure: the supervisor is ending. */
const send = (message: FromProcess) => void process.send?.(message, undefined, undefined, () => undefined)

const waiting = new Map<number, (numbers: Numbers[]) => void>()
let gatherings = 0
let isListening = false

/** Answers the supervisor when another process gathers the metrics of all. */
export function shareMetrics(own: () => Promise<Numbers>): void {
  if (!isSupervised(process.env) || isListening) return
  isListening = true
  process.on('message', (message: FromSupervisor | null) => {
    const { reportMetrics, gathered, numbers } = message ?? {}
    if (reportMetrics !== undefined)
      own().then(
        (mine) => send({ reported: reportMetrics, numbers: mine }),
        () => undefined,
      )
    if (gathered !== undefined) waiting.get(gathered)?.(numbers ?? [])
  })
  releaseChannel()
}

/** The metrics of this process's siblings, and of those that ended. Without an answer of the supervisor: none. */
export async function metricsOfSiblings(own: Numbers): Promise<Numbers[]> {
  if (!isListening) return []
  const id = ++gatherings
  const gathered = new Promise<Numbers[]>((resolve) => waiting.set(id, resolve))
  send({ gatherMetrics: id, numbers: own })
  const numbers = await Promise.race([gathered, delay<Numbers[]>(2 * patienceMs, [], { ref: false })])
  waiting.delete(id)
  return numbers
}
