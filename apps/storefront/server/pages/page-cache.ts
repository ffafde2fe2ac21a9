import type { WholePage } from './whole-page.ts'

export interface CachedPage {
  headers: WholePage['headers']
  /** The page cut at every place its nonce stood. */
  parts: string[]
  shows: ReadonlySet<string>
  at: number
  bytes: number
}

interface Limits {
  maxBytes?: number
  freshMs?: number
  staleMs?: number
  now?: () => number
}
export type Lookup = { state: 'fresh' | 'stale'; page: CachedPage } | { state: 'none' }

const mostDrops = 10_000

/** Pages that look the same to every signed-out visitor, least recently used first to go. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>()
  readonly #renewing = new Set<string>()
  readonly #limits: Required<Limits>
  /** When what was last told to have changed, as a count of such changeCount. */
  readonly #dropped = new Map<string, number>()
  #tellings = 0
  /** Pages begun before this telling are not kept, whatever they show. */
  #floor = 0
  #bytes = 0
  #isUnheard = false

  constructor({ maxBytes = 64 * 1024 * 1024, freshMs = 30_000, staleMs = 300_000, now = Date.now }: Limits = {}) {
    this.#limits = { maxBytes, freshMs, staleMs, now }
  }

  get(key: string): Lookup {
    const page = this.#pages.get(key)
    if (!page) return { state: 'none' }
    const age = this.#limits.now() - page.at
    if (age > this.#limits.staleMs) {
      this.#drop(key)
      return { state: 'none' }
    }
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return { state: this.#isUnheard || age > this.#limits.freshMs ? 'stale' : 'fresh', page }
  }

  /** How much has been told by now; a page that is begun now is put with it. */
  get changeCount(): number {
    return this.#tellings
  }

  /** Keeps a page, unless something it shows has changed since it was begun. */
  put(key: string, page: WholePage, begun: number): void {
    const { headers, html, nonce, shows } = page
    const bytes = html.length * 2
    if (bytes > this.#limits.maxBytes / 8 || begun < this.#floor) return
    for (const fact of shows) if ((this.#dropped.get(fact) ?? 0) > begun) return
    this.#drop(key)
    this.#pages.set(key, { headers, parts: html.split(nonce), shows, at: this.#limits.now(), bytes })
    this.#bytes += bytes
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#limits.maxBytes) break
      this.#drop(oldest)
    }
  }

  /** Lets go of every page that shows one of these, also of those that are being rendered. */
  dropPagesShowing(facts: readonly string[]): void {
    this.#tellings++
    for (const fact of facts) {
      this.#dropped.delete(fact)
      this.#dropped.set(fact, this.#tellings)
    }
    for (const [oldest, telling] of this.#dropped) {
      if (this.#dropped.size <= mostDrops) break
      this.#dropped.delete(oldest)
      this.#floor = Math.max(this.#floor, telling)
    }
    for (const [key, { shows }] of this.#pages) if (facts.some((fact) => shows.has(fact))) this.#drop(key)
  }

  /** Lets go of everything: nobody knows what has changed meanwhile. */
  dropAll(): void {
    this.#tellings++
    this.#floor = this.#tellings
    this.#dropped.clear()
    this.#pages.clear()
    this.#bytes = 0
  }

  /** While nothing is heard of what changes, every page counts as stale. */
  set isUnheard(isUnheard: boolean) {
    this.#isUnheard = isUnheard
  }

  /** True for the one caller who should render a stale page anew. */
  claimRenewal(key: string): boolean {
    if (this.#renewing.has(key)) return false
    this.#renewing.add(key)
    return true
  }

  endRenewal(key: string): void {
    this.#renewing.delete(key)
  }

  #drop(key: string): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0
    this.#pages.delete(key)
  }
}
