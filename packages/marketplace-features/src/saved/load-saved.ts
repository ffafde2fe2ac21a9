import { calls, type OfferCard } from '@tradepost/contract'
import { wishlistLimits } from '@tradepost/domain/limits/list-limits'
import { type ActionTools, type FeatureContext, takeOverSaved } from '../kernel/server.ts'
import { pageMeta } from '../page/server.ts'

type Saved = ActionTools['guestSaved']
interface Wish {
  offerId: string
  offer: OfferCard | null
}

async function cardsOf(ctx: FeatureContext, ids: readonly string[]): Promise<OfferCard[]> {
  if (ids.length === 0) return []
  const { list } = await ctx.api(calls.offer.offerCards, { body: { ids: [...ids], toCurrencyId: ctx.currency.id } })
  return list
}

/** The ids of wished offers. Empty if the call failed; lists then show no filled hearts. */
export async function loadWished(ctx: FeatureContext, saved: Saved): Promise<string[]> {
  if (!ctx.signedIn) return saved.read().wished
  return ctx.api(calls.saved.savedIds).then(
    ({ offerIds }) => offerIds,
    () => [],
  )
}

/** Records that a buyer viewed an offer. For visitors the browser stores it. */
export async function recordViewed(ctx: FeatureContext, offerId: string): Promise<void> {
  if (ctx.signedIn) await ctx.api(calls.saved.markViewed, { body: { offerId } }).catch(() => null)
}

/** Counts a view of an offer for its seller. */
export async function countView(ctx: FeatureContext, offerId: string): Promise<void> {
  await ctx.api(calls.offer.recordOfferView, { body: { offerId } }).catch(() => null)
}

/** The last viewed offers, newest first. */
export async function loadViewed(ctx: FeatureContext, saved: Saved): Promise<OfferCard[]> {
  if (!ctx.signedIn) return cardsOf(ctx, saved.read().viewed)
  return (await ctx.api(calls.saved.viewedOffers, { query: { toCurrencyId: ctx.currency.id } })).list
}

async function loadWishes(ctx: FeatureContext, saved: Saved): Promise<Wish[]> {
  if (ctx.signedIn) return (await ctx.api(calls.saved.wishlist, { query: { toCurrencyId: ctx.currency.id } })).list
  const { wished } = saved.read()
  const byId = new Map((await cardsOf(ctx, wished)).map((card) => [card.id, card]))
  return wished.map((offerId) => ({ offerId, offer: byId.get(offerId) ?? null }))
}

/** Loads the wishlist and viewed offers. First merges the visitor's lists, if the merge at login failed. */
export async function loadWishlist(ctx: FeatureContext, saved: Saved) {
  if (ctx.signedIn) await takeOverSaved(ctx.api, saved)
  const [wishes, viewed] = await Promise.all([loadWishes(ctx, saved), loadViewed(ctx, saved)])
  return {
    wishes: wishes.map(({ offerId, offer }) => ({ offerId, offer })),
    viewed,
    limit: ctx.signedIn ? wishlistLimits.buyer : wishlistLimits.visitor,
    meta: pageMeta(ctx, ctx.t('saved.title'), ctx.t('saved.metaText'), {
      robots: 'noindex',
    }),
  }
}
