import { call } from '../call.ts'
import type * as s from '../schemas/wallet.ts'

const money = ['unauthorized', 'idempotency_running', 'idempotency_mismatch'] as const

export const topUp = call<typeof s.topUp>({
  method: 'POST',
  path: '/finance/buyer/wallet/top-up',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Starts a top-up: one G Coin for a US cent, no fee, paid like any purchase.',
  errors: [...money, 'bad_request', 'step_up_required', 'rate_limited'],
  idempotent: true,
})
export const walletPage = call<typeof s.walletPage>({
  method: 'POST',
  path: '/finance/buyer/wallet/page',
  auth: 'buyer',
  tag: 'extension',
  summary: 'What came into the wallet and went out of it, newest first.',
  errors: ['unauthorized'],
  browser: true,
})
export const pointPage = call<typeof s.pointPage>({
  method: 'POST',
  path: '/finance/user-point/page',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Points earned and spent, newest first.',
  errors: ['unauthorized'],
  browser: true,
})
export const refreshPurchase = call<typeof s.refreshPurchase>({
  method: 'POST',
  path: '/finance/purchase/{id}/refresh',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Asks the provider where the payments of a purchase stand and applies it, once.',
  errors: ['unauthorized', 'not_found', 'unavailable'],
})
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
