import { type Brand, calls } from '@tradepost/contract'
import { searchSorts } from '@tradepost/contract/constants'
import { typedKeyword } from '@tradepost/domain/search/typed-keyword'
import type { FeatureContext } from '../kernel/server.ts'
import { filterCount } from '../listing/listing-query.ts'
import { loadListing } from '../listing/server.ts'
import { pageMeta } from '../page/server.ts'

const mostNamed = 6

/** Loads offers that match a keyword, or popular brands without one. */
export async function loadSearch(ctx: FeatureContext) {
  const keyword = typedKeyword(ctx.url.searchParams.get('q') ?? '')
  const { tenantId, siteId } = ctx.tenant
  const [listing, named, popular] = await Promise.all([
    keyword ? loadListing(ctx, { keyWord: keyword }, searchSorts) : null,
    keyword
      ? ctx.beside(
          ctx.api(calls.catalog.brandPage, { query: { tenantId, siteId, keyWord: keyword, pageSize: mostNamed } }),
        )
      : null,
    ctx.beside(ctx.api(calls.catalog.mostPop, { params: { id: siteId }, query: { limit: 6 } })),
  ])
  const matched = listing?.page.brands ?? []
  const isNew = ({ brandId }: Brand) => !matched.some((brand) => brand.brandId === brandId)
  return {
    keyword,
    listing,
    /** Brands of the matching offers, then brands whose name matches. */
    games: [
      ...matched.map(({ brandName, brandAlias, count }) => ({ brandName, brandAlias, count })),
      ...(named?.list ?? []).filter(isNew).map(({ brandName, brandAlias }) => ({ brandName, brandAlias, count: 0 })),
    ],
    popular: listing && listing.page.list.length > 0 ? [] : popular,
    meta: pageMeta(
      ctx,
      ctx.t(keyword ? 'catalog.searchTitle' : 'catalog.search', { keyword }),
      ctx.t('catalog.searchText'),
      { robots: 'noindex, follow' },
    ),
  }
}

/** True for a search that no offer matches. A search whose filters leave nothing is none. */
export const isEmptySearch = ({ listing }: Pick<Awaited<ReturnType<typeof loadSearch>>, 'listing'>): boolean =>
  listing !== null && listing.page.total === 0 && filterCount(listing.query) === 0

/** Counts a search that no offer matched. The gateway ignores it if an offer does. */
export async function countEmptySearch(ctx: FeatureContext, keyword: string): Promise<void> {
  if (keyword) await ctx.api(calls.offer.recordEmptySearch, { body: { keyWord: keyword } }).catch(() => null)
}
