import { calls, type OfferCard, type OfferDetail } from '@tradepost/contract'
import { listStyle } from '@tradepost/contract/constants'
import { standardType } from '@tradepost/domain/offer/offer-kinds'
import { placeOf } from '../brand/slug-paths.ts'
import { paths } from '../kernel/paths/index.ts'
import type { FeatureContext } from '../kernel/server.ts'
import { siteFacts } from '../kernel/server.ts'
import { drawLoadout, type LoadoutShape } from '../offer-card/loadout/draw-loadout.ts'
import { hasLoadout, loadoutOf } from '../offer-card/loadout/loadout.ts'
import { offerState } from '../offer-card/offer-state.ts'
import { shownOffer } from '../offer-card/shown-offer.ts'
import { pageMeta } from '../page/server.ts'
import { addressOf, trailData } from '../page/structured-data.ts'
import { offerData, questionData } from './offer-data.ts'
import { nearestInPrice } from './similar/nearest-in-price.ts'

export { buyOffer, isPurchase } from './buy-offer.ts'
export { fetchOffer } from './fetch-offer.ts'
export { loadPassport } from './passport/load-passport.ts'

const noOthers: { list: OfferCard[] } = { list: [] }

/** The buyer's last order of the same offer, or null. */
export async function lastOrderOf(ctx: FeatureContext, offerId: string) {
  if (!ctx.signedIn) return null
  const last = await ctx.beside(ctx.api(calls.order.lastPurchase, { body: { tenantId: ctx.tenant.tenantId, offerId } }))
  return last?.order ? { id: last.order.id, createdAt: last.order.createdAt } : null
}

/** The course of what offers like this one sold for, in the currency of the visitor. */
export async function loadSoldCourse(ctx: FeatureContext, id: string) {
  const query = { toCurrencyId: ctx.currency.id }
  const { weeks } = await ctx.api(calls.offer.offerSoldCourse, { params: { id }, query })
  return weeks
}

/** Draws the card of an offer. Null for an offer that shows the picture of its game. */
export async function drawOffer(ctx: FeatureContext, id: string, shape: LoadoutShape): Promise<string | null> {
  const offer = await ctx.api(calls.offer.offerDetail, { params: { id }, body: siteFacts(ctx) })
  return hasLoadout(offer) ? drawLoadout(loadoutOf(offer), shape) : null
}

/** Loads the data of an offer's page: the seller's other offers and similar offers. Parts that fail are null. */
export async function loadOffer(ctx: FeatureContext, offer: OfferDetail) {
  const sameCategory = { ...siteFacts(ctx), brandId: offer.brandId, categoryId: offer.categoryId, pageNo: 1 }
  const [aliases, bought, packs, similar] = await Promise.all([
    ctx.aliases(),
    lastOrderOf(ctx, offer.id),
    offer.standardType === standardType.stand || offer.listStyle === listStyle.radio
      ? ctx.beside(
          ctx.api(calls.offer.offerPage, {
            body: { ...sameCategory, sellerId: offer.seller.id, sort: 'price-asc', pageSize: 8 },
          }),
        )
      : noOthers,
    ctx.beside(
      ctx.api(calls.offer.offerPage, { body: { ...sameCategory, inStock: true, sort: 'best-match', pageSize: 12 } }),
    ),
  ])
  const place = placeOf(aliases, offer)
  return {
    offer,
    /** Paths of the offer's brand and brand category. */
    place,
    bought,
    packs: packs && (packs.list.length > 1 ? withSelf(packs.list, offer).map(shownOffer) : []),
    similar: similar && nearestInPrice(similar.list, offer).map(shownOffer),
    meta: pageMeta(
      ctx,
      `${offer.title} · ${offer.brandName}`,
      ctx.t('offer.metaText', {
        brand: offer.brandName,
        category: offer.categoryName,
        seller: offer.seller.nickName,
      }),
      {
        image: offer.coverWideUrl,
        type: 'product',
        // The page of an offer that is off sale remains available, but `noindex` removes it from search engines.
        ...(offerState(offer) === 'offSale' ? { robots: 'noindex, follow' } : {}),
        data: [
          offerData(offer, addressOf(ctx, paths.item(offer.id) ?? '')),
          trailData(ctx, [
            { name: offer.brandName, path: place.brand },
            { name: offer.categoryName, path: place.category },
            { name: offer.title, path: paths.item(offer.id) ?? '' },
          ]),
          ...questionData(offer.faq),
        ],
      },
    ),
  }
}

/** Adds the current offer to the seller's amounts if the list does not contain it. */
function withSelf(packs: OfferCard[], offer: OfferCard): OfferCard[] {
  return packs.some(({ id }) => id === offer.id) ? packs : [offer, ...packs.slice(0, 7)]
}
