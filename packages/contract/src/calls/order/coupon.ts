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
  summary: 'Claims a coupon by its code: once per buyer, or for its price in points as often as the buyer has them.',
  errors: [...money, 'forbidden', 'coupon_invalid', 'conflict', 'coupon_points', 'points_insufficient', 'rate_limited'],
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
export const shopCoupons = call<typeof s.shopCoupons>({
  method: 'GET',
  path: '/finance/service/coupon',
  auth: 'staff',
  permission: 'coupon.view',
  tag: 'extension',
  summary: "Returns a page of all coupons, the newest first: the shop's and those of sellers.",
  errors: ['unauthorized', 'forbidden'],
})
export const stopCoupon = call<typeof s.stopCoupon>({
  method: 'POST',
  path: '/finance/service/coupon/{id}/stop',
  auth: 'staff',
  permission: 'coupon.create',
  tag: 'extension',
  summary: 'Stops a coupon for good: nobody can claim or grant it. Buyers keep those they have.',
  errors: ['unauthorized', 'forbidden', 'not_found', 'state_conflict'],
})
export const sellerCoupons = call<typeof s.sellerCoupons>({
  method: 'GET',
  path: '/finance/seller/coupon',
  auth: 'seller',
  permission: 'coupon.view',
  tag: 'extension',
  summary: "Returns a page of the seller's own coupons, the newest first.",
  errors: ['unauthorized', 'forbidden'],
})
export const sellerCouponCreate = call<typeof s.sellerCouponCreate>({
  method: 'POST',
  path: '/finance/seller/coupon',
  auth: 'seller',
  permission: 'coupon.edit',
  tag: 'extension',
  summary:
    "Creates a coupon for the seller's own offers. Buyers claim it by its code, and the seller pays for the discount.",
  errors: ['unauthorized', 'forbidden', 'conflict', 'bad_request', 'seller_suspended', 'coupons_full', 'rate_limited'],
})
export const sellerCouponStop = call<typeof s.sellerCouponStop>({
  method: 'POST',
  path: '/finance/seller/coupon/{id}/stop',
  auth: 'seller',
  permission: 'coupon.edit',
  tag: 'extension',
  summary: "Stops one of the seller's coupons for good: nobody can claim it. Buyers keep those they have.",
  errors: ['unauthorized', 'forbidden', 'not_found', 'state_conflict'],
})
