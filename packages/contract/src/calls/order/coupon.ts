import { call } from '../../call.ts'
import type * as s from '../../schemas/order/coupon.ts'

export const couponList = call<typeof s.couponList>({
  method: 'POST',
  path: '/finance/coupon/buyer/list',
  auth: 'buyer',
  tag: 'spec',
  summary: "The buyer's coupons.",
  errors: ['unauthorized'],
  browser: true,
})
const money = ['unauthorized', 'idempotency_running', 'idempotency_mismatch'] as const
export const claimableCoupons = call<typeof s.claimableCoupons>({
  method: 'GET',
  path: '/finance/coupon/buyer/claimable',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Coupons that can be claimed now.',
  errors: ['unauthorized'],
  browser: true,
})
export const claimCoupon = call<typeof s.claimCoupon>({
  method: 'POST',
  path: '/finance/coupon/buyer/claim',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Claims a coupon, once for each buyer.',
  errors: [...money, 'forbidden', 'coupon_invalid', 'conflict', 'rate_limited'],
  idempotent: true,
})
export const grantCoupon = call<typeof s.grantCoupon>({
  method: 'POST',
  path: '/finance/service/coupon/grant',
  auth: 'service',
  tag: 'extension',
  summary: 'Grants a buyer a coupon, once; over the limits it is proposed to a second person.',
  errors: ['unauthorized', 'forbidden', 'coupon_invalid', 'conflict', 'not_found'],
})
export const createCoupon = call<typeof s.createCoupon>({
  method: 'POST',
  path: '/finance/service/coupon',
  auth: 'service',
  tag: 'extension',
  summary:
    'Makes a coupon that buyers claim or customer service grants; over the limits it is proposed to a second person.',
  errors: ['unauthorized', 'forbidden', 'conflict', 'bad_request'],
})
