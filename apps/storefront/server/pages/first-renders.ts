/** Who renders a page that nobody has kept yet: whoever asks for it meanwhile waits, instead of rendering the same page again. */
export class FirstRenders {
  readonly #running = new Map<string, Promise<void>>()
  readonly #patienceMs: number

  constructor({ patienceMs = 2000 }: { patienceMs?: number } = {}) {
    this.#patienceMs = patienceMs
  }

  /** Takes the page on; what it returns lets those go who wait, and has to be called however the rendering ends. */
  begin(key: string): () => void {
    // NOTE: whose patience is over renders too, and nobody waits for them.
    if (this.#running.has(key)) return () => {}
    let end = () => {}
    const mine = new Promise<void>((resolve) => {
      end = resolve
    })
    this.#running.set(key, mine)
    return () => {
      // NOTE: it may be called twice, and by then somebody else may have taken the page on.
      if (this.#running.get(key) === mine) this.#running.delete(key)
      end()
    }
  }

  /** Nothing where nobody renders the page now; else ends when that is over, or has taken longer than one waits. */
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
