import { type HealthMinute, latencyBounds, minuteOf, shownMinutes } from '../../pointer/health-minute.ts'

/** The last hour of one version, a value for each minute; null where nothing was answered. */
export interface HealthSeries {
  version: string
  requests: number[]
  /** Percent of the answers. */
  errors: (number | null)[]
  /** Milliseconds within which 95 % of the answers began. */
  latency: (number | null)[]
  total: { answers: number; errors: number; latency: number | null }
}

/** The limit within which a share of the counted answers began; the last one if they took longer than all limits. */
export function quantile(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let reached = 0
  for (const [index, count] of counts.entries()) {
    reached += count
    if (reached >= total * share) return latencyBounds[index] ?? latencyBounds.at(-1) ?? null
  }
  return latencyBounds.at(-1) ?? null
}

const sumOf = (lists: readonly (readonly number[])[]) =>
  Array.from({ length: latencyBounds.length + 1 }, (_, index) =>
    lists.reduce((sum, list) => sum + (list[index] ?? 0), 0),
  )

/** The series of a version over the last hour, the oldest minute first. */
export function healthSeries(version: string, health: readonly HealthMinute[], now = Date.now()): HealthSeries {
  const first = minuteOf(now) - shownMinutes + 1
  const own = health.filter((one) => one.version === version && one.minute >= first)
  const minutes = Array.from({ length: shownMinutes }, (_, index) => own.find(({ minute }) => minute === first + index))
  return {
    version,
    requests: minutes.map((one) => one?.answers ?? 0),
    errors: minutes.map((one) => (one ? (one.errors / one.answers) * 100 : null)),
    latency: minutes.map((one) => (one ? quantile(one.latency, 0.95) : null)),
    total: {
      answers: own.reduce((sum, { answers }) => sum + answers, 0),
      errors: own.reduce((sum, { errors }) => sum + errors, 0),
      latency: quantile(sumOf(own.map(({ latency }) => latency)), 0.95),
    },
  }
}
