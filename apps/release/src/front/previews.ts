const idleMs = 30 * 60_000
/** Each previewed version costs one process. */
const maxPreviewed = 2

/** The versions that are running for previews only. */
export class Previews {
  readonly #lastUsed = new Map<string, number>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Keeps a version running; the one that was used longest ago makes room for it. */
  use(version: string): void {
    this.#lastUsed.delete(version)
    this.#lastUsed.set(version, this.#now())
    for (const oldest of this.#lastUsed.keys()) {
      if (this.#lastUsed.size <= maxPreviewed) break
      this.#lastUsed.delete(oldest)
    }
  }

  /** The versions that were used in the last half hour. */
  active(): Set<string> {
    for (const [version, used] of this.#lastUsed) if (this.#now() - used > idleMs) this.#lastUsed.delete(version)
    return new Set(this.#lastUsed.keys())
  }
}
