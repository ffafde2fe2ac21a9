interface Limits {
  /** Number of consecutive slow answers that open the circuit. */
  maxSlow?: number
  /** How long the circuit stays open before one request may try. */
  restMs?: number
  now?: () => number
}
interface Line {
  slow: number
  until: number
}

/** A circuit breaker: stops requests to addresses that are too slow, so that nobody waits and no requests pile up. */
export class Circuit {
  readonly #lines = new Map<string, Line>()
  readonly #limits: Required<Limits>

  constructor({ maxSlow = 5, restMs = 5000, now = Date.now }: Limits = {}) {
    this.#limits = { maxSlow, restMs, now }
  }

  /** True if a request may be sent. While the circuit is open, one caller per rest may try. */
  allows(name: string): boolean {
    const line = this.#lines.get(name)
    if (!line || line.slow < this.#limits.maxSlow) return true
    if (this.#limits.now() < line.until) return false
    line.until = this.#limits.now() + this.#limits.restMs
    return true
  }

  answered(name: string): void {
    this.#lines.delete(name)
  }

  tooSlow(name: string): void {
    const slow = (this.#lines.get(name)?.slow ?? 0) + 1
    this.#lines.set(name, { slow, until: this.#limits.now() + this.#limits.restMs })
  }
}

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input))

/** Fetches through a circuit. A failure after more than half of `timeoutMs` counts as too slow, whoever aborted it. */
export const circuitFetch =
  (circuit: Circuit, timeoutMs: number): typeof globalThis.fetch =>
  async (input, init) => {
    const { origin, pathname } = new URL(addressOf(input))
    // Addresses that differ only in their id share one circuit.
    const name = origin + pathname.replace(/\d{4,}/g, '#')
    if (!circuit.allows(name)) throw new Error('the circuit is open')
    const began = performance.now()
    try {
      const answer = await fetch(input, init)
      circuit.answered(name)
      return answer
    } catch (error) {
      if (performance.now() - began > timeoutMs / 2) circuit.tooSlow(name)
      throw error
    }
  }
