import { isApiError } from '@tradepost/api-client'
import { calls, type OfferCard, type OfferDetail } from '@tradepost/contract'
import { mostCompared } from '@tradepost/contract/constants'
import { isId } from '@tradepost/domain/typed/id'
import type { FeatureContext } from '../kernel/server.ts'
import { siteFacts } from '../kernel/server.ts'
import { pageMeta } from '../page/server.ts'

/** The ids of an address: `ids=1.2`, `ids=1,2` or one `ids` each, as a form without script sends them. */
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

/** Those of the same game and kind as the one compared with, the ones known to the shopper first. */
async function choiceFor(ctx: FeatureContext, first: OfferDetail, chosen: readonly string[], known: OfferCard[]) {
  const { brandId, categoryId } = first
  const body = { ...siteFacts(ctx), brandId, categoryId, inStock: true, sort: 'best-match' as const, pageSize: 12 }
  const { list } = await ctx.api(calls.offer.offerPage, { body })
  const alike = [...known.filter((offer) => offer.brandId === brandId && offer.categoryId === categoryId), ...list]
  const byId = new Map(alike.map((offer) => [offer.id, offer]))
  return [...byId.values()].filter(({ id }) => !chosen.includes(id)).slice(0, 4)
}

/** The offers of an address side by side: the first decides the game and the kind. */
export async function loadCompare(ctx: FeatureContext, known: () => Promise<OfferCard[]>) {
  const asked = idsOf(ctx.url.searchParams)
  const found = await Promise.all(asked.slice(0, mostCompared).map((id) => detailOf(ctx, id)))
  const there = found.filter((offer) => offer !== null)
  const [first] = there
  const offers = there.filter((o) => o.brandId === first?.brandId && o.categoryId === first.categoryId)
  const chosen = offers.map(({ id }) => id)
  const room = first && offers.length < mostCompared
  return {
    offers,
    gone: found.length - there.length,
    otherKind: there.length - offers.length,
    tooMany: asked.length > mostCompared,
    onlyDifferences: ctx.url.searchParams.get('only') === 'differences',
    choice: room ? await choiceFor(ctx, first, chosen, await known().catch(() => [])) : [],
    meta: pageMeta(ctx, ctx.t('compare.title'), ctx.t('compare.metaText'), {
      robots: 'noindex',
    }),
  }
}
