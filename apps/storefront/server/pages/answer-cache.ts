import { ChangeLog } from './change-log.ts'

/** An answer of the gateway, frozen, with the facts it shows. */
interface KeptAnswer {
  readonly answer: unknown
  readonly shows: ReadonlySet<string>
}

interface Limits {
  maxBytes?: number
  freshMs?: number
  now?: () => number
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const entry of Object.values(value)) freeze(entry)
}

/**
 * Keeps answers of the gateway that are the same for every signed-out visitor, so that two pages with the same facts ask
 * once. Answers only while the change stream is connected. Drops the least recently used answers first; `maxBytes`
 * counts them as JSON.
 */
export class AnswerCache {
  readonly #answers = new Map<string, KeptAnswer & { storedAt: number; bytes: number }>()
  readonly #limits: Required<Limits>
  readonly #log = new ChangeLog()
  #bytes = 0
  #isStreamDown = true

  constructor({ maxBytes = 16 * 1024 * 1024, freshMs = 30_000, now = Date.now }: Limits = {}) {
    this.#limits = { maxBytes, freshMs, now }
  }

  get(key: string): KeptAnswer | undefined {
    const kept = this.#answers.get(key)
    if (!kept || this.#isStreamDown) return undefined
    if (this.#limits.now() - kept.storedAt > this.#limits.freshMs) return void this.#drop(key)
    this.#answers.delete(key)
    this.#answers.set(key, kept)
    return kept
  }

  /** Number of changes so far. Read it before the call, and pass it to `put`. */
  get changeCount(): number {
    return this.#log.count
  }

  /** Freezes and stores an answer, unless one of its facts has changed since `changeCount` was `countBefore`. */
  put(key: string, { answer, shows }: KeptAnswer, countBefore: number): void {
    freeze(answer)
    if (this.#isStreamDown || this.#log.haveChangedSince(countBefore, shows)) return
    const bytes = JSON.stringify(answer)?.length ?? 0
    // A larger answer would push too many others out of the cache.
    if (bytes >= this.#limits.maxBytes / 8) return
    this.#drop(key)
    this.#answers.set(key, { answer, shows, bytes, storedAt: this.#limits.now() })
    this.#bytes += bytes
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#limits.maxBytes) break
      this.#drop(oldest)
    }
  }

  /** Drops every answer that shows one of these facts. Answers on their way will not be stored. */
  dropShowing(facts: readonly string[]): void {
    this.#log.record(facts)
    for (const [key, { shows }] of this.#answers) if (facts.some((fact) => shows.has(fact))) this.#drop(key)
  }

  /** Drops every answer. Call it when the changed facts are unknown. */
  dropAll(): void {
    this.#log.recordUnknown()
    this.#answers.clear()
    this.#bytes = 0
  }

  /** While the stream of changes is interrupted, no answer is kept. */
  set isStreamDown(isStreamDown: boolean) {
    this.#isStreamDown = isStreamDown
    if (isStreamDown) this.dropAll()
  }

  #drop(key: string): void {
    this.#bytes -= this.#answers.get(key)?.bytes ?? 0
    this.#answers.delete(key)
  }
}
