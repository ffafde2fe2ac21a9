import tenant from 'virtual:tenant'
import type { Api } from '@tradepost/api-client'
import { type Aliases, fetchAliases } from '@tradepost/marketplace-features/kernel/server'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { cachePerServer } from './server-cache'

interface Kept {
  aliases: Promise<Aliases>
  until: number
}
const keepMs = 300_000
const retryMs = 2000
const none: Aliases = { categories: {}, brands: {}, brandCategories: {} }
const keptIn = cachePerServer((): { last?: Kept } => ({}))

/** The slugs of the shop, asked for once for all pages; those of before while newer ones are on their way. */
export async function aliasesFor(facts: RequestFacts, api: Api): Promise<Aliases> {
  const kept = keptIn(facts)
  const known = kept.last
  if (known && known.until > Date.now()) return known.aliases
  // NOTE: remembered before it is waited for: many pages ask at the same time.
  const entry: Kept = { aliases: fetchAliases(api, tenant), until: Date.now() + keepMs }
  kept.last = entry
  const fresh = entry.aliases.catch(() => {
    entry.until = Date.now() + retryMs
    return known ? known.aliases : none
  })
  entry.aliases = fresh
  const before = known ? await known.aliases : none
  const aliases = before === none ? await fresh : before
  // NOTE: links by the slugs that came along are good for this visitor, not for everybody.
  if (aliases === none) facts.shared = false
  return aliases
}
