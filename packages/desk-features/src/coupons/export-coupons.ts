import { type Coupon, calls } from '@tradepost/contract'
import { csvOf, type DeskContext, harmlessCell, readAll } from '../kernel/server.ts'

const columns = [
  ...(['coupon', 'code', 'name', 'state', 'percent_off', 'currency', 'amount_off_minor', 'min_total_minor'] as const),
  ...(['points', 'valid_hours', 'claim_until', 'claims_left', 'held', 'used', 'discounts', 'paid_by'] as const),
  'created_at' as const,
]

const rowOf = ({ amountOff, minTotal, discounts, seller, ...coupon }: Coupon) => ({
  ...{ coupon: coupon.id, code: harmlessCell(coupon.code), name: harmlessCell(coupon.name), state: coupon.state },
  ...{ percent_off: coupon.percentOff, currency: (amountOff ?? minTotal)?.currency ?? null },
  ...{ amount_off_minor: amountOff?.minor ?? null, min_total_minor: minTotal?.minor ?? null },
  ...{ points: coupon.points, valid_hours: coupon.validHours, claim_until: coupon.claimUntil },
  ...{ claims_left: coupon.claimsLeft, held: coupon.held, used: coupon.used },
  // A coupon in per cent has discounts in several currencies.
  discounts: discounts.map(({ currency, minor }) => `${currency} ${minor}`).join('; '),
  ...{ paid_by: seller ? harmlessCell(seller.name) : 'shop', created_at: coupon.createdAt },
})

const csvFrom = async (read: Parameters<typeof readAll<Coupon>>[0]) =>
  csvOf(columns, (await readAll(read, ({ id }) => id)).map(rowOf))

/** All coupons of the seller as CSV. */
export const exportSellerCoupons = ({ api }: DeskContext): Promise<string> =>
  csvFrom((query) => api(calls.coupon.sellerCoupons, { query }))

/** All coupons of the shop and of its sellers as CSV. */
export const exportShopCoupons = ({ api }: DeskContext): Promise<string> =>
  csvFrom((query) => api(calls.coupon.shopCoupons, { query }))
