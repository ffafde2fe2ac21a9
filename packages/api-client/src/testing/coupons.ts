import type { CallData, calls } from '@tradepost/contract'
import { type CouponLine, couponRefusal, couponShares, termsOfShown } from '@tradepost/domain/order/coupon'
import { dayMs } from '@tradepost/domain/time/durations'
import { convert } from './fixtures/currencies.ts'
import { uuid } from './fixtures/ids.ts'
import { refuse } from './refuse.ts'
import type { FakeState } from './state.ts'

export type OwnCoupon = CallData<typeof calls.coupon.couponList>['list'][number]

export const makeCoupons = (now: Date): OwnCoupon[] => [
  {
    id: uuid(0x3000),
    name: 'First order',
    seller: null,
    state: 'free',
    percentOff: 5,
    amountOff: null,
    minTotal: null,
    mostOff: null,
    expiresAt: new Date(now.getTime() + 30 * dayMs).toISOString(),
  },
]

/** A percentage applies to at most 1,000 US dollars, the gateway's default. */
export const mostOff = ({ percentOff, amountOff }: OwnCoupon, currency: string) =>
  amountOff ? null : convert(percentOff * 1000, currency)

const freeCoupon = (state: FakeState, id: string) =>
  state.coupons.find((one) => one.id === id && one.state === 'free' && new Date(one.expiresAt) > state.now()) ??
  refuse('coupon_invalid', 'order.couponId')

/** The coupon's discount on each line of a purchase, in minor units. Zero without a coupon. */
export function sharesOfCoupon(
  state: FakeState,
  id: string | undefined,
  lines: readonly CouponLine[],
  currency: string,
) {
  if (!id) return lines.map(() => 0)
  const coupon = freeCoupon(state, id)
  const terms = termsOfShown({ ...coupon, mostOff: mostOff(coupon, currency) })
  const refusal = couponRefusal(terms, lines, currency)
  if (refusal) refuse(`coupon_${refusal}`, 'order.couponId')
  return couponShares(terms, lines)
}

export function spendCoupon(state: FakeState, id: string | undefined): void {
  if (id) freeCoupon(state, id).state = 'used'
}
