import type { CallData, Cart, calls } from '@tradepost/contract'
import { splitGross } from '@tradepost/domain/money/tax'
import { couponShares, termsOfShown } from '@tradepost/domain/order/coupon'
import type { TaxPart } from '../purchase/server.ts'
import type { CouponChoice } from './coupon-worth.ts'

type Quote = CallData<typeof calls.tax.quoteTax>

/** The taxes in what the lines cost, less the coupon, by rate. The gateway splits each order in the same way. Empty without a rate. */
export function taxParts(cart: Cart, coupon: CouponChoice | null, rates: Quote['rates']): TaxPart[] {
  const lines = cart.lines.map(({ offer, lineTotal, problem }) => ({
    minor: problem ? 0 : (lineTotal?.minor ?? 0),
    sellerId: offer?.seller.id ?? '',
  }))
  const shares = coupon ? couponShares(termsOfShown(coupon), lines) : []
  const percentOf = new Map(rates.map(({ offerId, percent }) => [offerId, percent]))
  const byRate = new Map<number, number>()
  for (const [index, { offerId }] of cart.lines.entries()) {
    const percent = percentOf.get(offerId) ?? 0
    const { tax } = splitGross((lines[index]?.minor ?? 0) - (shares[index] ?? 0), percent)
    byRate.set(percent, (byRate.get(percent) ?? 0) + tax)
  }
  byRate.delete(0)
  return [...byRate].map(([percent, minor]) => ({ percent, minor })).sort((a, b) => b.percent - a.percent)
}
