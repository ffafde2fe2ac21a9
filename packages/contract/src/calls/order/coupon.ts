import { call } from '../../call.ts'
import type * as s from '../../schemas/order/coupon.ts'

export const couponList = call<typeof s.couponList>({
  method: 'POST',
  path: '/finance/coupon/buyer/list',
  auth: 'buyer',
  reads: true,
  tag: 'spec',
  summary: "Returns a page of the buyer's coupons.",
  errors: ['unauthorized'],
  browser: true,
})
const money = ['unauthorized', 'idempotency_running', 'idempotency_mismatch'] as const
export const claimableCoupons = call<typeof s.claimableCoupons>({
  method: 'GET',
  path: '/finance/coupon/buyer/claimable',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Lists the coupons that can be claimed now.',
  errors: ['unauthorized'],
  browser: true,
})
export const claimCoupon = call<typeof s.claimCoupon>({
  method: 'POST',
  path: '/finance/coupon/buyer/claim',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Claims a coupon by its code, once per buyer.',
  errors: [...money, 'forbidden', 'coupon_invalid', 'conflict', 'rate_limited'],
  idempotent: true,
})
export const grantCoupon = call<typeof s.grantCoupon>({
  method: 'POST',
  path: '/finance/service/coupon/grant',
  auth: 'staff',
  permission: 'coupon.grant',
  tag: 'extension',
  summary: 'Grants a coupon to a buyer, once. Above the limits it becomes a proposal for a second member of staff.',
  errors: ['unauthorized', 'forbidden', 'coupon_invalid', 'conflict', 'not_found'],
})
export const createCoupon = call<typeof s.createCoupon>({
  method: 'POST',
  path: '/finance/service/coupon',
  auth: 'staff',
  permission: 'coupon.create',
  tag: 'extension',
  summary:
    'Creates a coupon for buyers to claim or for staff to grant. Above the limits it becomes a proposal for a second member of staff.',
  errors: ['unauthorized', 'forbidden', 'conflict', 'bad_request'],
})
