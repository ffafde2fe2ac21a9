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
  /** The reason why the line cannot be bought now; null if it can. */
  problem: Nullable(OneOf(['removed', 'sold_out', 'quantity', 'unavailable'])),
  /** Delivery inputs of the offer. The gateway refuses an order without the required ones. */
  deliveryInputs: Type.Array(DeliveryInput),
  /** Values that the buyer has entered so far. */
  inputs: Inputs,
})
export const Cart = Type.Object({
  lines: Type.Array(CartLine),
  count: Type.Integer(),
  total: Money,
  /** True if the shop charges tax, which the prices include. */
  isTaxed: Type.Optional(Type.Boolean()),
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
    /** If absent, the values in the cart do not change. */
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
/** Returns the prices of a cart that the browser stores. The gateway does not store the cart. */
export const quoteCart = {
  body: Strict({ ...inCurrency, lines: Type.Array(WantedLine, { maxItems: 100 }) }),
  data: Cart,
}
