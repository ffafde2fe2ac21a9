import type { CallData, finance, Money } from '@tradepost/contract'

export type OwnCoupon = CallData<typeof finance.couponList>['list'][number]

/** What a coupon takes off these lines, by the gateway's own rule: a share of each line, or its amount of the whole. */
export function worthOf(coupon: OwnCoupon, lines: readonly number[], currency: string): CouponWorth {
  const total = lines.reduce((sum, line) => sum + line, 0)
  const bound = coupon.amountOff?.currency ?? coupon.minTotal?.currency
  if (bound && bound !== currency) return { off: 0, refusal: 'currency' }
  if (coupon.minTotal && total < coupon.minTotal.minor) return { off: 0, refusal: 'minimum' }
  if (coupon.amountOff) return { off: Math.min(coupon.amountOff.minor, total), refusal: null }
  return { off: lines.reduce((sum, line) => sum + Math.floor((line * coupon.percentOff) / 100), 0), refusal: null }
}

export interface CouponWorth {
  /** In minor units of the order's currency. */
  off: number
  refusal: 'currency' | 'minimum' | null
}

/** A coupon with what it is worth to this order. */
export interface CouponChoice extends CouponWorth {
  id: string
  name: string
  percentOff: number
  amountOff: Money | null
  minTotal: Money | null
}
