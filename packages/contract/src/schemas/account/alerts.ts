import { Type } from 'typebox'
import { alertKinds } from '../../constants.ts'
import { Id, Instant, Money, Nullable, OneOf, Strict, Text, Uuid } from '../common.ts'
import { OfferCard } from '../offer/offer.ts'

const Kind = OneOf(alertKinds)
export const OfferAlert = Type.Object({
  id: Uuid,
  kind: Kind,
  offerId: Id,
  /** Null if the offer no longer exists. */
  offer: Nullable(OfferCard),
  /** Only for a price alert: the email is sent when the price falls below this amount. */
  below: Nullable(Money),
  createdAt: Instant,
  /** Time at which the email was sent; null before that. */
  sentAt: Nullable(Instant),
})
const Settings = Type.Object({ release: Type.Boolean(), price: Type.Boolean() })
const token = Text(400, 1)
/** The subscription that an unsubscribe link identifies. */
const Subscription = Type.Object({ kind: Kind, email: Type.String(), on: Type.Boolean() })
export const alertList = {
  query: Type.Object({ toCurrencyId: Type.Optional(Id) }),
  data: Type.Object({ list: Type.Array(OfferAlert), limit: Type.Integer() }),
}
export const alertsOfOffer = {
  params: Type.Object({ offerId: Id }),
  data: Type.Object({ release: Nullable(Uuid), price: Nullable(Type.Object({ id: Uuid, below: Money })) }),
}
export const setReleaseAlert = { body: Strict({ offerId: Id }), data: Type.Object({ id: Uuid }) }
export const setPriceAlert = {
  body: Strict({ offerId: Id, below: Type.Integer({ minimum: 1, maximum: 100_000_000_000 }), currencyId: Id }),
  data: Type.Object({ id: Uuid, below: Money }),
}
export const cancelAlert = { params: Type.Object({ id: Uuid }), body: Strict({}), data: Type.Object({ id: Uuid }) }
export const notificationSettings = { data: Settings }
export const setNotifications = {
  body: Strict({ release: Type.Boolean(), price: Type.Boolean() }),
  data: Settings,
}
export const readUnsubscribe = { body: Strict({ token }), data: Subscription }
export const unsubscribe = { body: Strict({ token, on: Type.Boolean() }), data: Subscription }
