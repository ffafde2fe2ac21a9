const bucketMs = 10_000
const windowMs = 5 * 60_000
/** With fewer answers, the error rate of a canary is not statistically meaningful. */
const minAnswers = 40
/** The z-score of 99 % confidence, one-sided. */
const minScore = 2.33

interface Bucket {
  /** The time at which the bucket begins. */
  start: number
  answers: number
  errors: number
}

interface Total {
  answers: number
  errors: number
}

/** Counts answers and errors of the last five minutes. */
export class ErrorRate {
  #buckets: Bucket[] = []
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  add(failed: boolean): void {
    const start = Math.floor(this.#now() / bucketMs) * bucketMs
    let last = this.#buckets.at(-1)
    if (last?.start !== start) {
      last = { start, answers: 0, errors: 0 }
      this.#buckets.push(last)
    }
    last.answers += 1
    if (failed) last.errors += 1
  }

  total(): Total {
    const oldest = this.#now() - windowMs
    this.#buckets = this.#buckets.filter(({ start }) => start > oldest)
    return this.#buckets.reduce(
      (sum, { answers, errors }) => ({ answers: sum.answers + answers, errors: sum.errors + errors }),
      { answers: 0, errors: 0 },
    )
  }
}

const percent = ({ answers, errors }: Total) => `${((errors / Math.max(1, answers)) * 100).toFixed(1)} %`

/** The reason to stop a canary whose error rate is significantly above that of the stable version; null otherwise. */
export function worseThan(stable: ErrorRate, canary: ErrorRate): string | null {
  const [stableTotal, canaryTotal] = [stable.total(), canary.total()]
  if (canaryTotal.answers < minAnswers) return null
  // Add half an error and one answer to each version, because the variance of a version without errors would be zero.
  const rateOf = ({ answers, errors }: Total) => (errors + 0.5) / (answers + 1)
  const [stableAnswers, canaryAnswers] = [stableTotal.answers + 1, canaryTotal.answers + 1]
  const pooledRate = (stableTotal.errors + canaryTotal.errors + 1) / (stableAnswers + canaryAnswers)
  const deviation = Math.sqrt(pooledRate * (1 - pooledRate) * (1 / stableAnswers + 1 / canaryAnswers))
  if ((rateOf(canaryTotal) - rateOf(stableTotal)) / deviation < minScore) return null
  return `${percent(canaryTotal)} of ${canaryTotal.answers} answers failed, against ${percent(stableTotal)} of ${stableTotal.answers}`
}
