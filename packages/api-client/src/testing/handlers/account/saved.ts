import { wishlistLimits } from '@tradepost/domain/limits/list-limits'
import type { Handlers } from '../../fake-call.ts'
import { cardById, cardsOf, findOffer } from '../../offer-cards.ts'
import { refuse } from '../../refuse.ts'

export const saved: Handlers<'saved'> = {
  savedIds: (_input, { state }) => ({ offerIds: state.wished }),
  wishlist: ({ query }, { state }) => ({
    list: state.wished.map((offerId) => ({
      offerId,
      addedAt: state.now().toISOString(),
      offer: cardById(state, offerId, query?.toCurrencyId),
    })),
    limit: wishlistLimits.buyer,
  }),
  changeWishlist({ body: { offerId, wished } }, { state }) {
    if (wished && !findOffer(state, offerId)) refuse('not_found', 'offerId')
    const others = state.wished.filter((id) => id !== offerId)
    if (wished && others.length >= wishlistLimits.buyer) refuse('wishlist_full')
    state.wished = wished ? [offerId, ...others] : others
    return { wished, count: state.wished.length }
  },
  mergeSaved({ body }, { state }) {
    if (state.mergedIds.has(body.mergeId)) return { count: state.wished.length, leftOut: 0 }
    state.mergedIds.add(body.mergeId)
    const all = [...new Set([...state.wished, ...body.wished.filter((id) => findOffer(state, id))])]
    state.wished = all.slice(0, wishlistLimits.buyer)
    state.viewed = [...new Set([...body.viewed, ...state.viewed])].slice(0, wishlistLimits.viewed)
    return { count: state.wished.length, leftOut: all.length - state.wished.length }
  },
  viewedOffers: ({ query }, { state }) => ({ list: cardsOf(state, state.viewed, query?.toCurrencyId) }),
  markViewed({ body }, { state }) {
    const others = state.viewed.filter((id) => id !== body.offerId)
    state.viewed = [body.offerId, ...others].slice(0, wishlistLimits.viewed)
    return {}
  },
  clearViewed(_input, { state }) {
    state.viewed = []
    return {}
  },
}
