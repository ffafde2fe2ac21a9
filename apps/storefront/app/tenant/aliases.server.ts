import tenant from 'virtual:tenant'
import type { Api } from '@tradepost/api-client'
import { type Aliases, fetchAliases } from '@tradepost/marketplace-features/kernel/server'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { cachePerServer } from './server-cache'

interface CachedAliases {
  aliases: Promise<Aliases>
  until: number
}
const keepMs = 300_000
const retryMs = 2000
const none: Aliases = { categories: {}, brands: {}, brandCategories: {} }
const cacheOf = cachePerServer((): { last?: CachedAliases } => ({}))

/** The aliases of the shop, fetched once for all pages. While newer ones load, returns the previous ones. */
export async function aliasesFor(facts: RequestFacts, api: Api): Promise<Aliases> {
  const cache = cacheOf(facts)
  const cached = cache.last
  if (cached && cached.until > Date.now()) return cached.aliases
  // Cached before it is awaited, because many pages ask at the same time.
  const entry: CachedAliases = { aliases: fetchAliases(api, tenant), until: Date.now() + keepMs }
  cache.last = entry
  const fresh = entry.aliases.catch(() => {
    entry.until = Date.now() + retryMs
    return cached ? cached.aliases : none
  })
  entry.aliases = fresh
  const before = cached ? await cached.aliases : none
  const aliases = before === none ? await fresh : before
  // Without aliases links work but are not canonical: do not cache such a page.
  if (aliases === none) facts.shared = false
  return aliases
}
