/** Tracks pages that are being rendered for the first time, so that other requests wait instead of rendering them too. */
export class FirstRenders {
  readonly #running = new Map<string, Promise<void>>()
  readonly #patienceMs: number

  constructor({ patienceMs = 2000 }: { patienceMs?: number } = {}) {
    this.#patienceMs = patienceMs
  }

  /** Registers a rendering. Call the returned function however the rendering ends: it releases those who wait. */
  begin(key: string): () => void {
    // A request that has waited too long renders too; nobody waits for it.
    if (this.#running.has(key)) return () => {}
    let end = () => {}
    const rendering = new Promise<void>((resolve) => {
      end = resolve
    })
    this.#running.set(key, rendering)
    return () => {
      // This may be called twice, and by then another rendering may be registered.
      if (this.#running.get(key) === rendering) this.#running.delete(key)
      end()
    }
  }

  /** Undefined if nobody renders the page; otherwise resolves when that ends or takes longer than `patienceMs`. */
  waiting(key: string): Promise<void> | undefined {
    const running = this.#running.get(key)
    return running && this.#inTime(running)
  }

  async #inTime(running: Promise<void>): Promise<void> {
    let late: NodeJS.Timeout | undefined
    await Promise.race([
      running,
      new Promise<void>((resolve) => {
        late = setTimeout(resolve, this.#patienceMs)
      }),
    ])
    clearTimeout(late)
  }
}
