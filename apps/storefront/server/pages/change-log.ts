/** The number of facts whose last change is recorded. */
const maxChanges = 10_000

/** Records when each fact last changed, so that nothing read before a change is stored after it. */
export class ChangeLog {
  /** For each fact: the value of `count` at its last change. */
  readonly #changes = new Map<string, number>()
  #count = 0
  /** Whatever was begun at a lower `count` may be outdated. */
  #minCount = 0

  /** Number of changes so far. */
  get count(): number {
    return this.#count
  }

  record(facts: readonly string[]): void {
    this.#count++
    for (const fact of facts) {
      this.#changes.delete(fact)
      this.#changes.set(fact, this.#count)
    }
    for (const [oldest, change] of this.#changes) {
      if (this.#changes.size <= maxChanges) break
      this.#changes.delete(oldest)
      this.#minCount = Math.max(this.#minCount, change)
    }
  }

  /** Records a change of unknown facts. */
  recordUnknown(): void {
    this.#count++
    this.#minCount = this.#count
    this.#changes.clear()
  }

  /** True if one of the facts may have changed after `count` had this value. */
  haveChangedSince(count: number, facts: Iterable<string>): boolean {
    if (count < this.#minCount) return true
    for (const fact of facts) if ((this.#changes.get(fact) ?? 0) > count) return true
    return false
  }
}
