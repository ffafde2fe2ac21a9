const bucketMs = 10_000
const windowMs = 5 * 60_000
/** Fewer answers are no evidence. */
const enough = 40
/** z-score of one-sided 99 % confidence. */
const certain = 2.33

interface Bucket {
  at: number
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
    const at = Math.floor(this.#now() / bucketMs) * bucketMs
    let last = this.#buckets.at(-1)
    if (last?.at !== at) {
      last = { at, answers: 0, errors: 0 }
      this.#buckets.push(last)
    }
    last.answers += 1
    if (failed) last.errors += 1
  }

  total(): { answers: number; errors: number } {
    const oldest = this.#now() - windowMs
    this.#buckets = this.#buckets.filter(({ at }) => at > oldest)
    return this.#buckets.reduce(
      (sum, { answers, errors }) => ({ answers: sum.answers + answers, errors: sum.errors + errors }),
      { answers: 0, errors: 0 },
    )
  }
}

const percent = (errors: number, answers: number) => `${((errors / Math.max(1, answers)) * 100).toFixed(1)} %`

/** The reason to stop a canary whose error rate is significantly above the stable one; null otherwise. */
export function worseThan(stable: ErrorRate, canary: ErrorRate): string | null {
  const [s, c] = [stable.total(), canary.total()]
  if (c.answers < enough) return null
  // NOTE: one error and one answer more on each side, or a version without errors would have a variance of zero.
  const [rateS, rateC] = [(s.errors + 0.5) / (s.answers + 1), (c.errors + 0.5) / (c.answers + 1)]
  const pooled = (s.errors + c.errors + 1) / (s.answers + c.answers + 2)
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / (s.answers + 1) + 1 / (c.answers + 1)))
  if ((rateC - rateS) / deviation < certain) return null
  return `${percent(c.errors, c.answers)} of ${c.answers} answers failed, against ${percent(s.errors, s.answers)} of ${s.answers}`
}
