import { ChangeLog } from './change-log.ts'
import { FinishedPage } from './finished-page.ts'
import type { WholePage } from './whole-page.ts'

interface CachedPage {
  page: FinishedPage
  storedAt: number
  /** The part of `#bytes` that this page accounts for. */
  counted: number
}

interface Limits {
  maxBytes?: number
  freshMs?: number
  staleMs?: number
  now?: () => number
}
export type Lookup = { state: 'fresh' | 'stale'; page: FinishedPage } | { state: 'none' }

/**
 * Caches pages that are the same for every signed-out visitor. Drops the least recently used pages first.
 * `maxBytes` includes the compressed copies of pages.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>()
  readonly #renewing = new Set<string>()
  readonly #limits: Required<Limits>
  readonly #log = new ChangeLog()
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

  /** Number of changes so far. Read it before rendering a page, and pass it to `put`. */
  get changeCount(): number {
    return this.#log.count
  }

  /** Stores a page, unless a fact that it shows has changed since `changeCount` was `countBefore`. */
  put(key: string, whole: WholePage, countBefore: number): void {
    // A larger page would push too many others out of the cache.
    if (whole.html.length > this.#limits.maxBytes / 8) return
    if (this.#log.haveChangedSince(countBefore, whole.shows)) return
    const previous = this.#pages.get(key)?.page
    this.#drop(key)
    const page = new FinishedPage(whole, () => this.#count(key), previous)
    this.#pages.set(key, { page, storedAt: this.#limits.now(), counted: 0 })
    this.#count(key)
  }

  /** Counts the bytes of a page again, and makes room. */
  #count(key: string): void {
    const cached = this.#pages.get(key)
    // A page may be compressed after the cache has dropped it; its bytes then no longer count.
    if (!cached) return
    this.#bytes += cached.page.bytes - cached.counted
    cached.counted = cached.page.bytes
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#limits.maxBytes) break
      this.#drop(oldest)
    }
  }

  /** Drops every page that shows one of these facts. Pages that are being rendered now will not be stored. */
  dropPagesShowing(facts: readonly string[]): void {
    this.#log.record(facts)
    for (const [key, { page }] of this.#pages) if (facts.some((fact) => page.shows.has(fact))) this.#drop(key)
  }

  /** Drops every page. Call it when the changed facts are unknown. */
  dropAll(): void {
    this.#log.recordUnknown()
    this.#pages.clear()
    this.#bytes = 0
  }

  /** While the stream of changes is interrupted, every page counts as stale. */
  set isStreamDown(isStreamDown: boolean) {
    this.#isStreamDown = isStreamDown
  }

  /** True for one caller at a time, which must render the stale page again and then call `endRenewal`. */
  claimRenewal(key: string): boolean {
    if (this.#renewing.has(key)) return false
    this.#renewing.add(key)
    return true
  }

  endRenewal(key: string): void {
    this.#renewing.delete(key)
  }

  #drop(key: string): void {
    this.#bytes -= this.#pages.get(key)?.counted ?? 0
    this.#pages.delete(key)
  }
}
