import { website } from '@tradepost/contract'
import { search as limits, searchSorts } from '@tradepost/contract/constants'
import { translate } from '@tradepost/i18n/server'
import type { FeatureContext } from '../context/server.ts'
import { loadListing, pageMeta } from '../offer-parts/server.ts'

/** The keyword as it is searched for: trimmed, single spaces, never longer than the limit. */
export const keywordOf = (search: URLSearchParams): string =>
  [...(search.get('q') ?? '').replace(/\s+/g, ' ').trim()].slice(0, limits.maxLength).join('')

/** Offers that match a keyword; without one, games to begin with. */
export async function loadSearch(ctx: FeatureContext) {
  const keyword = keywordOf(ctx.url.searchParams)
  const [listing, popular] = await Promise.all([
    keyword ? loadListing(ctx, { keyWord: keyword }, searchSorts) : null,
    ctx.beside(ctx.api(website.mostPop, { params: { id: ctx.tenant.siteId }, query: { limit: 6 } })),
  ])
  return {
    keyword,
    listing,
    popular: listing && listing.page.list.length > 0 ? [] : popular,
    meta: pageMeta(
      ctx,
      translate(ctx.locale, keyword ? 'catalog.searchTitle' : 'catalog.search', { keyword }),
      translate(ctx.locale, 'catalog.searchText'),
      { robots: 'noindex, follow' },
    ),
  }
}
