import { Type } from 'typebox'
import { Id, inCurrency, Money, Nullable, OneOf, Quantity, Strict, Uuid } from '../common.ts'
import { DeliveryInput, Inputs } from '../delivery-input.ts'
import { OfferCard } from '../offer/offer.ts'

export const CartLine = Type.Object({
  offerId: Id,
  quantity: Type.Integer(),
  /** Null when the offer no longer exists. */
  offer: Nullable(OfferCard),
  lineTotal: Nullable(Money),
  /** Why the line cannot be bought now. */
  problem: Nullable(OneOf(['removed', 'sold_out', 'quantity', 'unavailable'])),
  /** What the delivery needs to know; an order without it is refused. */
  deliveryInputs: Type.Array(DeliveryInput),
  /** What of it was given so far. */
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
/** A line that is asked for, with what its delivery needs to know. */
export const WantedLine = Strict({ offerId: Id, quantity: Quantity, inputs: Type.Optional(Inputs) })
export const getCart = { query: Type.Object(inCurrency), data: Cart }
export const setCartLine = {
  body: Strict({
    ...inCurrency,
    offerId: Id,
    quantity: Type.Integer({ minimum: 0, maximum: 9999 }),
    add: Type.Optional(Type.Boolean()),
    /** Without them a line keeps those it has. */
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
/** Prices a cart that lives in the browser; stores nothing. */
export const quoteCart = {
  body: Strict({ ...inCurrency, lines: Type.Array(WantedLine, { maxItems: 100 }) }),
  data: Cart,
}
