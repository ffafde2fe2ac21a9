/** The answers of one version in one minute. */
export interface HealthMinute {
  version: string
  /** Minutes since 1970. */
  minute: number
  answers: number
  errors: number
  /** Answers by the time until their first byte: one count for each of `latencyBounds`, and one for longer ones. */
  latency: number[]
}

/** Upper limits in milliseconds. */
export const latencyBounds = [25, 50, 100, 200, 400, 800, 1600, 3200, 6400] as const

export const minuteOf = (ms: number): number => Math.floor(ms / 60_000)

/** Charts show this many minutes. */
export const shownMinutes = 60

/** Adds up the counts of several fronts, ordered by minute. */
export function addedUp(counts: readonly HealthMinute[]): HealthMinute[] {
  const sums = new Map<string, HealthMinute>()
  for (const { version, minute, answers, errors, latency } of counts) {
    const key = `${version} ${minute}`
    const sum = sums.get(key) ?? { version, minute, answers: 0, errors: 0, latency: latency.map(() => 0) }
    sums.set(key, {
      ...sum,
      answers: sum.answers + answers,
      errors: sum.errors + errors,
      latency: sum.latency.map((count, index) => count + (latency[index] ?? 0)),
    })
  }
  return [...sums.values()].sort((one, other) => one.minute - other.minute)
}
