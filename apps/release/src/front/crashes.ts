const windowMs = 5 * 60_000
const firstRestMs = 500
const longestRestMs = 30_000
/** Fewer may be a mishap of the machine. */
const tooOften = 3

/** How often a version's process ended by itself in the last five minutes. */
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
    this.#times = this.#times.filter((at) => at > oldest)
    return this.#times.length
  }

  /** Milliseconds before it is started again: at once the first time, then twice as long each time, up to half a minute. */
  restMs(): number {
    const ends = this.count()
    return ends < 2 ? 0 : Math.min(longestRestMs, firstRestMs * 2 ** (ends - 2))
  }
}

/** Why a canary that ends by itself has to stop, or null: it did so repeatedly, and more often than the stable version. */
export function crashesTooOften(stable: CrashCount, canary: CrashCount): string | null {
  const [s, c] = [stable.count(), canary.count()]
  return c < tooOften || c <= s ? null : `it ended by itself ${c} times in five minutes, the stable version ${s} times`
}
