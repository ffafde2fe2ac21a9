import { wishlistLimits } from '@tradepost/domain/limits/list-limits'
import { Type } from 'typebox'
import { Id, Instant, Nothing, Nullable, Strict, Uuid } from '../common.ts'
import { OfferCard } from '../offer/offer.ts'

const inCurrency = Type.Object({ toCurrencyId: Type.Optional(Id) })
const Ids = (maxItems: number) => Type.Array(Id, { maxItems, uniqueItems: true })
export const savedIds = { data: Type.Object({ offerIds: Type.Array(Id) }) }
export const wishlist = {
  query: inCurrency,
  data: Type.Object({
    list: Type.Array(
      Type.Object({
        offerId: Id,
        addedAt: Instant,
        /** Null if the offer no longer exists. */
        offer: Nullable(OfferCard),
      }),
    ),
    limit: Type.Integer(),
  }),
}
export const changeWishlist = {
  body: Strict({ offerId: Id, wished: Type.Boolean() }),
  data: Type.Object({ wished: Type.Boolean(), count: Type.Integer() }),
}
export const mergeSaved = {
  body: Strict({ mergeId: Uuid, wished: Ids(wishlistLimits.buyer), viewed: Ids(wishlistLimits.viewed) }),
  data: Type.Object({
    count: Type.Integer(),
    /** Number of offers that were not saved, because the list was full. */
    leftOut: Type.Integer(),
  }),
}
export const viewedOffers = { query: inCurrency, data: Type.Object({ list: Type.Array(OfferCard) }) }
export const markViewed = { body: Strict({ offerId: Id }), data: Nothing }
export const clearViewed = { body: Strict({}), data: Nothing }
