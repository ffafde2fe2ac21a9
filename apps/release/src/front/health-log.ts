import { type HealthMinute, latencyBounds, minuteOf } from '../pointer/health-minute.ts'

/** Counts the answers of each version by the minute, and hands over what changed since the last time. */
export class HealthLog {
  readonly #minutes = new Map<string, HealthMinute>()
  readonly #changed = new Set<string>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Counts one answer, whose first byte came after `ms`. */
  add(version: string, failed: boolean, ms: number): void {
    const minute = minuteOf(this.#now())
    const key = `${version} ${minute}`
    const counts = this.#minutes.get(key) ?? {
      ...{ version, minute, answers: 0, errors: 0 },
      latency: Array.from({ length: latencyBounds.length + 1 }, () => 0),
    }
    const bound = latencyBounds.findIndex((limit) => ms <= limit)
    const index = bound < 0 ? latencyBounds.length : bound
    counts.answers += 1
    if (failed) counts.errors += 1
    counts.latency[index] = (counts.latency[index] ?? 0) + 1
    this.#minutes.set(key, counts)
    this.#changed.add(key)
  }

  /** The minutes that changed since the last call. Earlier minutes are forgotten. */
  takeChanged(): HealthMinute[] {
    const changed = [...this.#changed].flatMap((key) => this.#minutes.get(key) ?? [])
    this.#changed.clear()
    const current = minuteOf(this.#now())
    for (const [key, { minute }] of this.#minutes) if (minute < current) this.#minutes.delete(key)
    return changed
  }

  /** Takes minutes back that could not be saved, so that the next attempt includes them. */
  putBack(minutes: readonly HealthMinute[]): void {
    for (const counts of minutes) {
      const key = `${counts.version} ${counts.minute}`
      if (!this.#minutes.has(key)) this.#minutes.set(key, counts)
      this.#changed.add(key)
    }
  }
}
