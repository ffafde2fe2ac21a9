const windowMs = 5 * 60_000
const firstRestMs = 500
const longestRestMs = 30_000
/** Fewer crashes may be the machine's fault. */
const tooOften = 3

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
    this.#times = this.#times.filter((at) => at > oldest)
    return this.#times.length
  }

  /** Milliseconds to wait before a restart: none the first time, then doubling from 0.5 s up to 30 s. */
  restMs(): number {
    const ends = this.count()
    return ends < 2 ? 0 : Math.min(longestRestMs, firstRestMs * 2 ** (ends - 2))
  }
}

/** The reason to stop a canary that crashes repeatedly and more often than the stable version; null otherwise. */
export function crashesTooOften(stable: CrashCount, canary: CrashCount): string | null {
  const [s, c] = [stable.count(), canary.count()]
  return c < tooOften || c <= s ? null : `it crashed ${c} times in five minutes, the stable version ${s} times`
}
