export interface KeptPage {
  status: number
  headers: [name: string, value: string][]
  /** The page cut at every place its nonce stood. */
  parts: string[]
  at: number
  bytes: number
}

interface Limits {
  maxBytes?: number
  freshMs?: number
  staleMs?: number
  now?: () => number
}
export type Lookup = { state: 'fresh' | 'stale'; page: KeptPage } | { state: 'none' }

/** Pages that look the same to every signed-out visitor, least recently used first to go. */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>()
  readonly #renewing = new Set<string>()
  readonly #limits: Required<Limits>
  #bytes = 0

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
    return { state: age > this.#limits.freshMs ? 'stale' : 'fresh', page }
  }

  put(key: string, page: Omit<KeptPage, 'parts' | 'at' | 'bytes'>, html: string, nonce: string): void {
    const bytes = html.length * 2
    if (bytes > this.#limits.maxBytes / 8) return
    this.#drop(key)
    this.#pages.set(key, { ...page, parts: html.split(nonce), at: this.#limits.now(), bytes })
    this.#bytes += bytes
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#limits.maxBytes) break
      this.#drop(oldest)
    }
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

export interface CacheKeyParts {
  host: string
  pathname: string
  search: URLSearchParams
  locale: string
  currency: string
  terminal: number
  abGroup: string
  timeZone: string
}

const countedParameters = new Set([
  'q',
  'page',
  'sort',
  'category',
  'brand',
  'tab',
  'level',
  'status',
  'seller',
  'type',
])
const harmless = /^(utm_\w+|gclid|fbclid|source)$/

/** The key of a page, or null when its query holds something the cache does not know. */
export function cacheKey(parts: CacheKeyParts): string | null {
  const query: string[] = []
  for (const [name, value] of parts.search) {
    if (harmless.test(name)) continue
    if (!(countedParameters.has(name) || name.startsWith('f.')) || value.length > 144) return null
    query.push(`${name}=${encodeURIComponent(value)}`)
  }
  const { host, pathname, locale, currency, terminal, abGroup, timeZone } = parts
  return JSON.stringify([host, pathname, query.sort().join('&'), locale, currency, terminal, abGroup, timeZone])
}
