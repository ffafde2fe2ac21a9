const windowMs = 5 * 60_000
const firstDelayMs = 500
const longestDelayMs = 30_000
/** A canary is stopped only after this many crashes, because the machine can cause fewer. */
const minCrashes = 3

/** Counts the crashes of a version in the last five minutes. */
export class CrashCount {
  #times: number[] = []
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  add(): void {
    this.#times.push(this.#now())
  }

  count(): number {
    const oldest = this.#now() - windowMs
    this.#times = this.#times.filter((time) => time > oldest)
    return this.#times.length
  }

  /** Milliseconds to wait before a restart: 0 the first time, then 500, doubled each time up to 30,000. */
  restartDelayMs(): number {
    const crashes = this.count()
    return crashes < 2 ? 0 : Math.min(longestDelayMs, firstDelayMs * 2 ** (crashes - 2))
  }
}

/** The reason to stop a canary that crashes repeatedly and more often than the stable version; null otherwise. */
export function crashesTooOften(stable: CrashCount, canary: CrashCount): string | null {
  const [stableCrashes, canaryCrashes] = [stable.count(), canary.count()]
  if (canaryCrashes < minCrashes || canaryCrashes <= stableCrashes) return null
  return `it crashed ${canaryCrashes} times in five minutes, the stable version ${stableCrashes} times`
}
