import { FinishedPage } from './finished-page.ts'
import type { WholePage } from './whole-page.ts'

interface CachedPage {
  page: FinishedPage
  storedAt: number
}

interface Limits {
  maxBytes?: number
  freshMs?: number
  staleMs?: number
  now?: () => number
}
export type Lookup = { state: 'fresh' | 'stale'; page: FinishedPage } | { state: 'none' }

const maxChanges = 10_000

/** An LRU cache of finished pages, the same for every signed-out visitor. Its bound counts compressed copies too. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>()
  readonly #renewing = new Set<string>()
  readonly #limits: Required<Limits>
  /** The number of the last change of each fact. */
  readonly #changes = new Map<string, number>()
  #changeCount = 0
  /** Pages whose rendering began before this change are not stored. */
  #floor = 0
  #bytes = 0
  #isStreamDown = false

  constructor({ maxBytes = 64 * 1024 * 1024, freshMs = 30_000, staleMs = 300_000, now = Date.now }: Limits = {}) {
    this.#limits = { maxBytes, freshMs, staleMs, now }
  }

  get(key: string): Lookup {
    const cached = this.#pages.get(key)
    if (!cached) return { state: 'none' }
    const age = this.#limits.now() - cached.storedAt
    if (age > this.#limits.staleMs) {
      this.#drop(key)
      return { state: 'none' }
    }
    this.#pages.delete(key)
    this.#pages.set(key, cached)
    return { state: this.#isStreamDown || age > this.#limits.freshMs ? 'stale' : 'fresh', page: cached.page }
  }

  /** Number of changes so far. Pass the value read before rendering to `put`. */
  get changeCount(): number {
    return this.#changeCount
  }

  /** Stores a page unless something it shows has changed since `begun`, the change count before it was rendered. */
  put(key: string, whole: WholePage, begun: number): void {
    if (whole.html.length > this.#limits.maxBytes / 8 || begun < this.#floor) return
    for (const fact of whole.shows) if ((this.#changes.get(fact) ?? 0) > begun) return
    this.#drop(key)
    const page = new FinishedPage(whole, (bytes) => {
      if (this.#pages.get(key)?.page === page) this.#grow(bytes)
    })
    this.#pages.set(key, { page, storedAt: this.#limits.now() })
    this.#grow(page.bytes)
  }

  #grow(bytes: number): void {
    this.#bytes += bytes
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#limits.maxBytes) break
      this.#drop(oldest)
    }
  }

  /** Drops every page that shows one of these facts, including pages that are being rendered. */
  dropPagesShowing(facts: readonly string[]): void {
    this.#changeCount++
    for (const fact of facts) {
      this.#changes.delete(fact)
      this.#changes.set(fact, this.#changeCount)
    }
    for (const [oldest, change] of this.#changes) {
      if (this.#changes.size <= maxChanges) break
      this.#changes.delete(oldest)
      this.#floor = Math.max(this.#floor, change)
    }
    for (const [key, { page }] of this.#pages) if (facts.some((fact) => page.shows.has(fact))) this.#drop(key)
  }

  /** Drops everything, for when it is unknown what has changed. */
  dropAll(): void {
    this.#changeCount++
    this.#floor = this.#changeCount
    this.#changes.clear()
    this.#pages.clear()
    this.#bytes = 0
  }

  /** Set while the change stream is down: every page then counts as stale. */
  set isStreamDown(isStreamDown: boolean) {
    this.#isStreamDown = isStreamDown
  }

  /** True for the one caller that should render a stale page again. */
  claimRenewal(key: string): boolean {
    if (this.#renewing.has(key)) return false
    this.#renewing.add(key)
    return true
  }

  endRenewal(key: string): void {
    this.#renewing.delete(key)
  }

  #drop(key: string): void {
    this.#bytes -= this.#pages.get(key)?.page.bytes ?? 0
    this.#pages.delete(key)
  }
}
