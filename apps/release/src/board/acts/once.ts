const keptMs = 10 * 60_000

/** Does a thing once for each key: a form that is sent twice gets the same answer twice. */
export class Once<T> {
  readonly #answers = new Map<string, { answer: Promise<T>; at: number }>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  do(key: string, work: () => Promise<T>): Promise<T> {
    for (const [old, { at }] of this.#answers) if (this.#now() - at > keptMs) this.#answers.delete(old)
    const { answer } = this.#answers.get(key) ?? { answer: work() }
    this.#answers.set(key, { answer, at: this.#now() })
    return answer
  }
}
