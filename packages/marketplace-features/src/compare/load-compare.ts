import { isApiError } from '@tradepost/api-client'
import { calls, type OfferCard, type OfferDetail } from '@tradepost/contract'
import { mostCompared } from '@tradepost/domain/limits/list-limits'
import { isId } from '@tradepost/domain/typed/id'
import type { FeatureContext } from '../kernel/server.ts'
import { siteFacts } from '../kernel/server.ts'
import { pageMeta } from '../page/server.ts'

/** The offer ids in an address: `ids=1.2`, `ids=1,2`, or repeated `ids` as a form without JavaScript sends. */
export const idsOf = (search: URLSearchParams): string[] => [
  ...new Set(
    search
      .getAll('ids')
      .flatMap((part) => part.split(/[.,\s]/))
      .filter(isId),
  ),
]

async function detailOf(ctx: FeatureContext, id: string): Promise<OfferDetail | null> {
  const body = { ...siteFacts(ctx), isGetSellerInfo: true, isGetDeliveryDetail: true }
  return ctx.api(calls.offer.offerDetail, { params: { id }, body }).catch((error) => {
    if (isApiError(error) && error.status === 404) return null
    throw error
  })
}

/** Offers to suggest for the comparison: of the same brand category, saved and viewed offers first. */
async function choiceFor(ctx: FeatureContext, first: OfferDetail, chosen: readonly string[], familiar: OfferCard[]) {
  const { brandId, categoryId } = first
  const body = { ...siteFacts(ctx), brandId, categoryId, inStock: true, sort: 'best-match' as const, pageSize: 12 }
  const { list } = await ctx.api(calls.offer.offerPage, { body })
  const alike = [...familiar.filter((offer) => offer.brandId === brandId && offer.categoryId === categoryId), ...list]
  const byId = new Map(alike.map((offer) => [offer.id, offer]))
  return [...byId.values()].filter(({ id }) => !chosen.includes(id)).slice(0, 4)
}

/** Loads the offers in the address. Leaves out offers of another brand category than the first offer. */
export async function loadCompare(ctx: FeatureContext, familiar: () => Promise<OfferCard[]>) {
  const requested = idsOf(ctx.url.searchParams)
  const loaded = await Promise.all(requested.slice(0, mostCompared).map((id) => detailOf(ctx, id)))
  const available = loaded.filter((offer) => offer !== null)
  const [first] = available
  const offers = available.filter((o) => o.brandId === first?.brandId && o.categoryId === first.categoryId)
  const chosen = offers.map(({ id }) => id)
  const room = first && offers.length < mostCompared
  return {
    offers,
    gone: loaded.length - available.length,
    otherKind: available.length - offers.length,
    tooMany: requested.length > mostCompared,
    onlyDifferences: ctx.url.searchParams.get('only') === 'differences',
    choice: room ? await choiceFor(ctx, first, chosen, await familiar().catch(() => [])) : [],
    meta: pageMeta(ctx, ctx.t('compare.title'), ctx.t('compare.metaText'), {
      robots: 'noindex',
    }),
  }
}
