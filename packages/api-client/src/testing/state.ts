import type { OfferAlert, OrderDetail, Purchase, Review, UserInfo } from '@tradepost/contract'
import type { InputValues } from '@tradepost/domain/order/delivery-inputs'
import { makeCoupons, type OwnCoupon } from './coupons.ts'
import { makeOffers, type OfferSeed } from './fixtures/offers.ts'
import { makeOrders } from './fixtures/orders.ts'
import { makeReviews } from './fixtures/reviews.ts'
import type { FakeTenant } from './fixtures/tenant.ts'
import { makeUser } from './fixtures/user.ts'

/** All data of the fake. Tests may read and change it. */
export interface FakeState {
  tenant: FakeTenant
  locale: string
  /** Code of the default currency. */
  currency: string
  /** The caller's A/B group: from the Ab-Test-Group header of the last call, else as configured. */
  abGroup: 'A' | 'B'
  clientDownloadUrl: string | null
  now: () => Date
  signedIn: boolean
  user: UserInfo
  offers: OfferSeed[]
  reviews: Review[]
  cart: { offerId: string; quantity: number; inputs?: InputValues | undefined }[]
  cartVersion: number
  mergedIds: Set<string>
  purchases: Omit<Purchase, 'orders'>[]
  orders: OrderDetail[]
  /** Names of the files that each delivery consists of. Deliveries have details instead of files at first. */
  deliveredFiles: string[]
  coupons: OwnCoupon[]
  pointsSpent: number
  shortLinks: Map<string, string>
  /** Newest first. */
  wished: string[]
  viewed: string[]
  alerts: Omit<OfferAlert, 'offer'>[]
  notifications: { release: boolean; price: boolean }
  /** When the buyer joined the beta programme. */
  betaSince: string | null
  /** Whether the shop has terms, and the buyer must agree to them. */
  terms: 'none' | 'agreed' | 'pending'
  /** The rate of the tax that prices include, in every country; null if the shop charges none. */
  taxPercent: number | null
  /** Entries of the web log, oldest first. */
  logs: { logLevel: string; exceptionMsg?: string; data?: string; url?: string }[]
}

interface StateOptions {
  tenant: FakeTenant
  locale: string
  currency: string
  abGroup: 'A' | 'B'
  clientDownloadUrl: string | null
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
    terms: 'none',
    taxPercent: null,
    cart: [],
    cartVersion: 1,
    mergedIds: new Set(),
    deliveredFiles: [],
    purchases,
    orders,
    coupons: makeCoupons(now),
    pointsSpent: 0,
    shortLinks: new Map(),
    wished: [],
    viewed: [],
    alerts: [],
    notifications: { release: true, price: true },
    betaSince: null,
    logs: [],
  }
}
