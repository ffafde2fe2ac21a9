/** Tracks the first rendering of each page, so that other requests wait for it instead of rendering the page too. */
export class FirstRenders {
  readonly #running = new Map<string, Promise<void>>()
  readonly #patienceMs: number

  constructor({ patienceMs = 2000 }: { patienceMs?: number } = {}) {
    this.#patienceMs = patienceMs
  }

  /** Registers a rendering. Call the returned function when it ends or fails, to release waiting requests. */
  begin(key: string): () => void {
    // A request that has waited too long renders the page too, without being registered.
    if (this.#running.has(key)) return () => {}
    let end = () => {}
    const rendering = new Promise<void>((resolve) => {
      end = resolve
    })
    this.#running.set(key, rendering)
    return () => {
      // If this is the second call, another rendering may be registered by now.
      if (this.#running.get(key) === rendering) this.#running.delete(key)
      end()
    }
  }

  /** Resolves when the running rendering ends, after `patienceMs` at the latest; undefined if none is running. */
  waiting(key: string): Promise<void> | undefined {
    const running = this.#running.get(key)
    return running && this.#withTimeLimit(running)
  }

  async #withTimeLimit(running: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    await Promise.race([
      running,
      new Promise<void>((resolve) => {
        timer = setTimeout(resolve, this.#patienceMs)
      }),
    ])
    clearTimeout(timer)
  }
}
