import type { Load, LoadGenerator } from './load.ts'
import { type Observed, timesOf } from './process-time.ts'

/** A server to measure, with the load to send. */
export interface Target {
  name: string
  load: Omit<Load, 'connections' | 'amount'>
  /** The processes whose processor time is measured, by role. */
  observed: Observed
}

export interface Figures {
  perSecond: number
  p50: number
  p95: number
  failed: number
  /** Processor milliseconds per request, by role. */
  cpu: Record<string, number>
  kilobytes: number
}

const connections = 10
/** The minimum number of requests of a window, so that effects at its start and end are negligible. */
const leastRequests = 4 * connections

async function measureOnce(generator: LoadGenerator, { load, observed }: Target, amount: number): Promise<Figures> {
  const before = timesOf(observed)
  const result = await generator.send({ ...load, connections, amount })
  const after = timesOf(observed)
  const perRequest = (total: number) => total / Math.max(1, result.requests)
  return {
    perSecond: result.perSecond,
    p50: result.p50,
    p95: result.p95,
    failed: result.failed,
    cpu: Object.fromEntries(
      Object.keys(observed).map((role) => [role, perRequest((after[role] ?? 0) - (before[role] ?? 0))]),
    ),
    kilobytes: perRequest(result.bytes) / 1024,
  }
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

function middle(list: readonly Figures[]): Figures {
  const of = (read: (figures: Figures) => number) => median(list.map(read))
  const roles = Object.keys(list[0]?.cpu ?? {})
  return {
    perSecond: of((one) => one.perSecond),
    p50: of((one) => one.p50),
    p95: of((one) => one.p95),
    failed: list.reduce((sum, one) => sum + one.failed, 0),
    cpu: Object.fromEntries(roles.map((role) => [role, of((one) => one.cpu[role] ?? 0)])),
    kilobytes: of((one) => one.kilobytes),
  }
}

export interface Windows {
  /** The approximate length of a window. */
  seconds: number
  /** The number of windows per target. */
  rounds: number
}

/**
 * Warms up the targets, then measures one window of each target per round, because the machine's speed changes during a
 * run. Returns the median figures of a target, and the median of the per-round ratios of two targets.
 */
export async function measureInTurns(
  generator: LoadGenerator,
  targets: readonly Target[],
  { seconds, rounds }: Windows,
) {
  const all = new Map<string, Figures[]>(targets.map(({ name }) => [name, []]))
  const amounts = new Map<string, number>()
  for (const target of targets) {
    let amount = leastRequests
    // Warm up with growing windows until one takes about `seconds`, because V8 optimizes code that runs often.
    for (let previous = 0; amount > 2 * previous; ) {
      const { perSecond } = await measureOnce(generator, target, amount)
      previous = amount
      amount = Math.max(leastRequests, Math.round(perSecond * seconds))
    }
    amounts.set(target.name, amount)
  }
  for (let round = 0; round < rounds; round++)
    for (const target of targets)
      all.get(target.name)?.push(await measureOnce(generator, target, amounts.get(target.name) ?? leastRequests))
  const listOf = (name: string) => all.get(name) ?? []
  return {
    figures: (name: string): Figures => middle(listOf(name)),
    ratio: (ours: string, reference: string): number =>
      median(listOf(ours).map(({ perSecond }, round) => perSecond / (listOf(reference)[round]?.perSecond ?? 1))),
  }
}
