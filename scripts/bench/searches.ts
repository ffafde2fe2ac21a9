import { type Observed, timesOf } from './process-time.ts'

export interface SearchFigures {
  /** Processor milliseconds of gateway and database together. */
  cpu50: number
  cpu95: number
  ms95: number
  /** Share of answers other than 200. */
  refused: number
}

const total = (times: Record<string, number>) => Object.values(times).reduce((sum, ms) => sum + ms, 0)
const quantile = (numbers: readonly number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0

/** Runs searches one after another, so that processor time can be attributed to each search. */
export async function measureSearches(
  { url, headers, observed }: { url: string; headers: Record<string, string>; observed: Observed },
  bodies: readonly unknown[],
  rounds: number,
): Promise<SearchFigures> {
  const samples: { cpu: number; ms: number; isGood: boolean }[] = []
  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const body of bodies) {
      const before = total(timesOf(observed))
      const started = performance.now()
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      await response.arrayBuffer()
      const sample = { cpu: total(timesOf(observed)) - before, ms: performance.now() - started, isGood: response.ok }
      if (round > 0) samples.push(sample)
    }
  }
  const cpu = samples.map((sample) => sample.cpu)
  return {
    cpu50: quantile(cpu, 0.5),
    cpu95: quantile(cpu, 0.95),
    ms95: quantile(
      samples.map(({ ms }) => ms),
      0.95,
    ),
    refused: samples.filter(({ isGood }) => !isGood).length / samples.length,
  }
}
