import { currencyCodes } from '@tradepost/domain/money/currencies'
import { Type } from 'typebox'
import {
  GivenInstant,
  Id,
  Instant,
  inCurrency,
  Money,
  Nullable,
  OneOf,
  Page,
  PageNo,
  PageSize,
  Strict,
  Text,
  Uuid,
} from '../common.ts'
import { StaffAct } from '../staff-act.ts'

/** The seller who pays for the discount, and for whose offers alone the coupon is; null if the shop pays. */
const CouponSeller = Nullable(Type.Object({ id: Id, name: Type.String() }))

export const couponList = {
  body: Strict({
    available: Type.Optional(Type.Boolean()),
    ...inCurrency,
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  data: Page(
    Type.Object({
      id: Uuid,
      name: Type.String(),
      state: Type.String(),
      seller: CouponSeller,
      /** Zero if the discount is an amount. */
      percentOff: Type.Integer(),
      amountOff: Nullable(Money),
      minTotal: Nullable(Money),
      /** The maximum discount of a percentage; null if the discount is an amount. */
      mostOff: Nullable(Money),
      expiresAt: Instant,
    }),
  ),
}
const Offered = Type.Object({
  code: Type.String(),
  name: Type.String(),
  percentOff: Nullable(Type.Integer()),
  amountOff: Nullable(Money),
  minTotal: Nullable(Money),
  mostOff: Nullable(Money),
  validHours: Type.Integer(),
  claimUntil: Nullable(Instant),
  /** The price in points; null if the coupon is given away. */
  points: Nullable(Type.Integer({ minimum: 1 })),
  /** True if the buyer has claimed it. A coupon with a price in points can be had again. */
  claimed: Type.Boolean(),
})
export const claimableCoupons = { query: Type.Object(inCurrency), data: Type.Array(Offered) }
const Code = Type.String({ pattern: '^[A-Za-z0-9-]{3,40}$', maxLength: 40, examples: ['WELCOME10'] })
const Granted = Type.Object({ id: Uuid, name: Type.String(), expiresAt: Instant })
const PriceInPoints = Type.Integer({ minimum: 1, maximum: 10_000_000 })
export const claimCoupon = {
  body: Strict({
    code: Code,
    /** The price that the buyer was shown, for a coupon that has one. Without it, no points are taken. */
    points: Type.Optional(PriceInPoints),
  }),
  data: Granted,
}
export const grantCoupon = {
  body: Strict({ code: Code, buyerId: Id, reason: Type.Optional(Text(2000, 1)) }),
  /** If `act.step` is `proposed`, the buyer gets the coupon only after a second member of staff approves the act. */
  data: Type.Object({ ...Granted.properties, act: StaffAct }),
}
const NewCoupon = {
  code: Code,
  name: Text(120, 1),
  percentOff: Type.Optional(Type.Integer({ minimum: 1, maximum: 95 })),
  /** In minor units of `currency`. */
  amountOff: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
  minTotal: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
  currency: Type.Optional(OneOf(currencyCodes)),
  validHours: Type.Integer({ minimum: 1, maximum: 8784 }),
}
export const createCoupon = {
  body: Strict({
    ...NewCoupon,
    /** End of the time in which buyers may claim the coupon. If absent, only staff can grant the coupon. */
    claimUntil: Type.Optional(GivenInstant),
    /** Number of buyers who may claim the coupon; by default the most that one member of staff may allow alone. */
    claims: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    /** The price in points, only with `claimUntil`. If absent, the coupon is given away. */
    points: Type.Optional(PriceInPoints),
    reason: Type.Optional(Text(2000, 1)),
  }),
  /** If `act.step` is `proposed`, the coupon exists only after a second member of staff approves the act. */
  data: Type.Object({ id: Uuid, code: Type.String(), act: StaffAct }),
}

export const Coupon = Type.Object({
  id: Uuid,
  code: Type.String(),
  name: Type.String(),
  /** Null if the discount is an amount. */
  percentOff: Nullable(Type.Integer()),
  amountOff: Nullable(Money),
  minTotal: Nullable(Money),
  /** The hours for which a buyer keeps the coupon. */
  validHours: Type.Integer(),
  seller: CouponSeller,
  /** `staff`: buyers cannot claim it, staff grant it. `ended`: the time is over, or all are claimed. */
  state: OneOf(['open', 'staff', 'ended', 'stopped']),
  claimUntil: Nullable(Instant),
  /** Null if any number of buyers may claim it. */
  claimsLeft: Nullable(Type.Integer()),
  /** Its price in points; null if it is given away. */
  points: Nullable(Type.Integer({ minimum: 1 })),
  createdAt: Instant,
  /** The number of buyers who hold or held it. */
  held: Type.Integer(),
  /** The number of buyers who paid with it. */
  used: Type.Integer(),
  /** The discount of all paid orders that were not refunded, for each currency. */
  discounts: Type.Array(Money),
})
const coupons = { query: Type.Object({ pageNo: PageNo, pageSize: PageSize }), data: Page(Coupon) }
const stop = { params: Type.Object({ id: Uuid }), body: Strict({ reason: Text(2000, 1) }), data: Coupon }
export const shopCoupons = coupons
export const stopCoupon = stop
export const sellerCoupons = coupons
export const sellerCouponCreate = {
  body: Strict({
    ...NewCoupon,
    claimUntil: GivenInstant,
    /** Number of buyers who may claim the coupon; without it there is no limit. */
    claims: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  }),
  data: Coupon,
}
export const sellerCouponStop = { params: stop.params, data: Coupon }
