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

  /** Whether somebody was rendering the page: true once that is over, or has taken longer than one waits. */
  async waited(key: string): Promise<boolean> {
    const running = this.#running.get(key)
    if (!running) return false
    let late: NodeJS.Timeout | undefined
    await Promise.race([
      running,
      new Promise<void>((resolve) => {
        late = setTimeout(resolve, this.#patienceMs)
      }),
    ])
    clearTimeout(late)
    return true
  }
}
