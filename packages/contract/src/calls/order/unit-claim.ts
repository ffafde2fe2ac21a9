import { call } from '../../call.ts'
import type * as s from '../../schemas/order/unit-claim.ts'

const buyer = ['unauthorized', 'not_found'] as const
const seller = ['unauthorized', 'forbidden', 'not_found'] as const
const once = ['idempotency_running', 'idempotency_mismatch'] as const

export const orderUnits = call<typeof s.orderUnits>({
  method: 'GET',
  path: '/finance/order/buyer/{id}/units',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Returns a page of the delivered units of an order without their content.',
  errors: [...buyer],
})
export const claimUnit = call<typeof s.claimUnit>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/unit-claim',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Tells the seller that a delivered unit does not work. The seller has 48 hours to replace or refund it.',
  errors: [...buyer, ...once, 'data_error', 'state_conflict', 'rate_limited'],
  idempotent: true,
})
export const withdrawUnitClaim = call<typeof s.withdrawUnitClaim>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/unit-claim/withdraw',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Withdraws a claim about a unit that works after all.',
  errors: [...buyer, ...once, 'state_conflict'],
  idempotent: true,
})
export const sellerUnitClaimPage = call<typeof s.sellerUnitClaimPage>({
  method: 'POST',
  path: '/finance/order/seller/unit-claim/page',
  auth: 'seller',
  permission: 'order.view',
  tag: 'extension',
  reads: true,
  summary: "Returns a page of buyers' claims about units: open ones by their deadline, answered ones newest first.",
  errors: ['unauthorized', 'forbidden'],
})
export const sellerAnswerUnitClaim = call<typeof s.sellerAnswerUnitClaim>({
  method: 'POST',
  path: '/finance/order/seller/{id}/unit-claim/answer',
  auth: 'seller',
  permission: 'refund.answer',
  tag: 'extension',
  summary: 'Answers a claim about a unit: with another unit, with its price, or with a refusal.',
  errors: [...seller, ...once, 'data_error', 'state_conflict', 'offer_sold_out', 'refund_excluded', 'rate_limited'],
  idempotent: true,
})
