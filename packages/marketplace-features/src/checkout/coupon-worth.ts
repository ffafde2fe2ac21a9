import type { CallData, calls, Money } from '@tradepost/contract'
import {
  type CouponLine,
  type CouponRefusal,
  couponRefusal,
  couponShares,
  termsOfShown,
} from '@tradepost/domain/order/coupon'

export type OwnCoupon = CallData<typeof calls.coupon.couponList>['list'][number]

/** The discount of a coupon on these lines, by the gateway's rule. */
export function worthOf(coupon: OwnCoupon, lines: readonly CouponLine[], currency: string): CouponWorth {
  const terms = termsOfShown(coupon)
  const refusal = couponRefusal(terms, lines, currency)
  return { off: refusal ? 0 : couponShares(terms, lines).reduce((sum, share) => sum + share, 0), refusal }
}

export interface CouponWorth {
  /** In minor units of the order's currency. */
  off: number
  refusal: CouponRefusal | null
}

/** A coupon with its discount on this order. */
export interface CouponChoice extends CouponWorth {
  id: string
  name: string
  /** The seller for whose offers alone the coupon is; null if it is for all. */
  seller: { id: string; name: string } | null
  percentOff: number
  amountOff: Money | null
  minTotal: Money | null
  mostOff: Money | null
}
