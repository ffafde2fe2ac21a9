import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import { Type } from 'typebox'
import { GivenInstant, Id, Instant, Nullable, OneOf, Strict, Uuid } from '../common.ts'

/** `price`: another price. `show`: on sale. `hide`: off the shelf. */
const Kind = OneOf(['price', 'show', 'hide'])
const OfferPlan = Type.Object({
  id: Uuid,
  kind: Kind,
  /** In US cents; null unless the price changes. */
  priceMinor: Nullable(Type.Integer()),
  /** When the change is made. */
  at: Instant,
  /** `failed`: the change was not possible at that time. */
  state: OneOf(['open', 'done', 'failed', 'cancelled']),
  /** Why the change was not possible: the code of an error; null unless the state is `failed`. */
  failure: Nullable(Type.String()),
  /** When it was made, given up or cancelled; null for an open one. */
  endedAt: Nullable(Instant),
})
const OfferPlans = Type.Object({
  /** The next one first, at most 10. */
  open: Type.Array(OfferPlan),
  /** The last one first, at most 50. */
  ended: Type.Array(OfferPlan),
})

export const offerPlans = { params: Type.Object({ id: Id }), data: OfferPlans }
export const planOffer = {
  params: Type.Object({ id: Id }),
  body: Strict({
    kind: Kind,
    /** In US cents; required for `price`. */
    priceMinor: Type.Optional(Type.Integer({ minimum: 1, maximum: offerLimits.priceMinor })),
    /** In the future, at most one year from now. */
    at: GivenInstant,
  }),
  data: OfferPlans,
}
export const cancelPlan = { params: Type.Object({ id: Uuid }), data: OfferPlans }
