import { Type } from 'typebox'
import { Id, inCurrency, Money, Nullable, OneOf, Quantity, Strict, Uuid } from '../common.ts'
import { DeliveryInput, Inputs } from '../delivery-input.ts'
import { OfferCard } from '../offer/offer.ts'

export const CartLine = Type.Object({
  offerId: Id,
  quantity: Type.Integer(),
  /** Null if the offer no longer exists. */
  offer: Nullable(OfferCard),
  lineTotal: Nullable(Money),
  /** Why the line cannot be bought now. */
  problem: Nullable(OneOf(['removed', 'sold_out', 'quantity', 'unavailable'])),
  /** Values the buyer must give for the delivery. Orders without them are refused. */
  deliveryInputs: Type.Array(DeliveryInput),
  /** The values given so far. */
  inputs: Inputs,
})
export const Cart = Type.Object({
  lines: Type.Array(CartLine),
  count: Type.Integer(),
  total: Money,
  version: Type.Integer(),
  limits: Type.Object({
    lines: Type.Integer(),
    perProduct: Type.Integer(),
    guestLines: Type.Integer(),
    guestTotal: Money,
  }),
})
/** A requested line with its delivery inputs. */
export const WantedLine = Strict({ offerId: Id, quantity: Quantity, inputs: Type.Optional(Inputs) })
export const getCart = { query: Type.Object(inCurrency), data: Cart }
export const setCartLine = {
  body: Strict({
    ...inCurrency,
    offerId: Id,
    quantity: Type.Integer({ minimum: 0, maximum: 9999 }),
    add: Type.Optional(Type.Boolean()),
    /** If absent, the line keeps its values. */
    inputs: Type.Optional(Inputs),
  }),
  data: Cart,
}
export const mergeCart = {
  body: Strict({
    ...inCurrency,
    mergeId: Uuid,
    lines: Type.Array(WantedLine, { maxItems: 100 }),
  }),
  data: Cart,
}
/** Prices a cart that is stored in the browser. Stores nothing. */
export const quoteCart = {
  body: Strict({ ...inCurrency, lines: Type.Array(WantedLine, { maxItems: 100 }) }),
  data: Cart,
}
