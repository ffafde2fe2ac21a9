interface Limits {
  /** Slow answers one after the other that open the circuit. */
  most?: number
  /** How long nobody asks; then one may try. */
  restMs?: number
  now?: () => number
}
interface Line {
  slow: number
  until: number
}

/** Leaves alone what is too slow to answer, so that nobody waits for it and nothing piles up before it. */
export class Circuit {
  readonly #lines = new Map<string, Line>()
  readonly #limits: Required<Limits>

  constructor({ most = 5, restMs = 5000, now = Date.now }: Limits = {}) {
    this.#limits = { most, restMs, now }
  }

  /** Whether this may be asked; while the circuit is open one caller at a time is let through to try. */
  allows(name: string): boolean {
    const line = this.#lines.get(name)
    if (!line || line.slow < this.#limits.most) return true
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

/** Fetches through a circuit; what fails after more than half of `timeoutMs` counts as too slow, whoever ended it. */
export const circuitFetch =
  (circuit: Circuit, timeoutMs: number): typeof globalThis.fetch =>
  async (input, init) => {
    const { origin, pathname } = new URL(addressOf(input))
    // NOTE: addresses with an id are one thing to ask, whatever the id.
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
