interface Limits {
  /** Number of consecutive slow answers that open the circuit. */
  maxSlow?: number
  /** Milliseconds for which the open circuit blocks requests before it lets one through. */
  restMs?: number
  now?: () => number
}
interface SlowAddress {
  count: number
  until: number
}

/** A circuit breaker: stops requests to slow addresses, so that visitors do not wait and requests do not pile up. */
export class Circuit {
  readonly #slowAddresses = new Map<string, SlowAddress>()
  readonly #limits: Required<Limits>

  constructor({ maxSlow = 5, restMs = 5000, now = Date.now }: Limits = {}) {
    this.#limits = { maxSlow, restMs, now }
  }

  /** True if a request may be sent. While the circuit is open, one request per `restMs` may be sent. */
  allows(name: string): boolean {
    const entry = this.#slowAddresses.get(name)
    if (!entry || entry.count < this.#limits.maxSlow) return true
    if (this.#limits.now() < entry.until) return false
    entry.until = this.#limits.now() + this.#limits.restMs
    return true
  }

  answered(name: string): void {
    this.#slowAddresses.delete(name)
  }

  tooSlow(name: string): void {
    const count = (this.#slowAddresses.get(name)?.count ?? 0) + 1
    this.#slowAddresses.set(name, { count, until: this.#limits.now() + this.#limits.restMs })
  }
}

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input))

/** Fetches through a circuit. Any failure after more than half of `timeoutMs` counts as too slow. */
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
