import tenant from 'virtual:tenant'
import type { Api } from '@tradepost/api-client'
import { type Aliases, fetchAliases } from '@tradepost/marketplace-features/kernel/server'
import { keepFresh } from '@tradepost/serving/keep-fresh'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { cachePerServer } from './server-cache'

const keepMs = 300_000
const none: Aliases = { categories: {}, brands: {}, brandCategories: {} }
const cacheOf = cachePerServer(() => keepFresh<Aliases>({ retryMs: 2000 }))

/** The shop's aliases, cached for all pages. Returns stale aliases while they are being refreshed. */
export async function aliasesFor(facts: RequestFacts, api: Api): Promise<Aliases> {
  try {
    return await cacheOf(facts).getKept('', keepMs, () => fetchAliases(api, tenant))
  } catch {
    // Without aliases links work but are not canonical: do not cache such a page.
    facts.shared = false
    return none
  }
}
