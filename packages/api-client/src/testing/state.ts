import type { OfferAlert, OrderDetail, Purchase, Review, UserInfo } from '@tradepost/contract'
import { makeOffers, type OfferSeed } from './fixtures/offers.ts'
import { makeOrders } from './fixtures/orders.ts'
import { makeReviews } from './fixtures/reviews.ts'
import type { FakeTenant } from './fixtures/tenants.ts'
import { makeUser } from './fixtures/user.ts'

/** Everything the fake remembers; tests may read and change it. */
export interface FakeState {
  tenant: FakeTenant
  locale: string
  /** Code of the currency used where a call names none. */
  currency: string
  now: () => Date
  signedIn: boolean
  user: UserInfo
  offers: OfferSeed[]
  reviews: Review[]
  cart: { offerId: string; quantity: number }[]
  cartVersion: number
  mergedIds: Set<string>
  purchases: Omit<Purchase, 'orders'>[]
  orders: OrderDetail[]
  shortLinks: Map<string, string>
  /** Newest first. */
  wished: string[]
  viewed: string[]
  alerts: Omit<OfferAlert, 'offer'>[]
  notifications: { release: boolean; price: boolean }
  /** Entries of the web log, oldest first. */
  logs: { logLevel: string; exceptionMsg?: string; data?: string; url?: string }[]
}

interface StateOptions {
  tenant: FakeTenant
  locale: string
  currency: string
  now: () => Date
  signedIn: boolean
}

export function createState(options: StateOptions): FakeState {
  const now = options.now()
  const offers = makeOffers(now)
  const { orders, purchases } = makeOrders(now, offers, options.currency)
  return {
    ...options,
    user: makeUser(now),
    offers,
    reviews: makeReviews(now),
    cart: [],
    cartVersion: 1,
    mergedIds: new Set(),
    purchases,
    orders,
    shortLinks: new Map(),
    wished: [],
    viewed: [],
    alerts: [],
    notifications: { release: true, price: true },
    logs: [],
  }
}
