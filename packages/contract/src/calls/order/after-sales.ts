import { call } from '../../call.ts'
import type * as s from '../../schemas/order/after-sales.ts'

const buyerErrors = ['unauthorized', 'not_found', 'idempotency_running', 'idempotency_mismatch'] as const
const seller = ['unauthorized', 'forbidden', 'not_found'] as const
const once = ['idempotency_running', 'idempotency_mismatch'] as const
export const requestRefund = call<typeof s.requestRefund>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/refund',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Asks the seller for a refund. Without an answer within 48 hours, the platform refunds the order.',
  errors: [...buyerErrors, 'state_conflict', 'refund_excluded'],
  idempotent: true,
})
export const acceptRefundPart = call<typeof s.acceptRefundPart>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/refund-part',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Accepts the part of the price that the seller offers back. The order is then settled with the rest.',
  errors: [...buyerErrors, 'state_conflict'],
  idempotent: true,
})
export const openDispute = call<typeof s.openDispute>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/dispute',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Opens a dispute about a refused refund, for customer service to decide.',
  errors: [...buyerErrors, 'state_conflict'],
  idempotent: true,
})
export const claimInsurance = call<typeof s.claimInsurance>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/insurance-claim',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Claims the theft insurance of a finished order, within 365 days.',
  errors: [...buyerErrors, 'state_conflict', 'refund_excluded'],
  idempotent: true,
})
export const sellerAnswerRefund = call<typeof s.sellerAnswerRefund>({
  method: 'POST',
  path: '/finance/order/seller/{id}/refund-answer',
  auth: 'seller',
  permission: 'refund.answer',
  tag: 'extension',
  summary: 'Accepts or refuses a requested refund, or offers a part of the price instead.',
  errors: [...seller, ...once, 'data_error', 'delivery_not_ready', 'state_conflict', 'rate_limited'],
  idempotent: true,
})
export const sellerRefundRest = call<typeof s.sellerRefundRest>({
  method: 'POST',
  path: '/finance/order/seller/{id}/refund-rest',
  auth: 'seller',
  permission: 'refund.answer',
  tag: 'extension',
  summary:
    'Refunds the pieces of an order that the seller cannot deliver. The order goes on with the delivered ones, and ends if there are none.',
  errors: [...seller, ...once, 'state_conflict'],
  idempotent: true,
})
export const sellerRefundPart = call<typeof s.sellerRefundPart>({
  method: 'POST',
  path: '/finance/order/seller/{id}/refund-part',
  auth: 'seller',
  permission: 'refund.answer',
  tag: 'extension',
  summary:
    'Gives a part of the price of a delivered order back to the buyer: an amount, or the share of some pieces. The order goes on, and an open request for a refund is answered with it.',
  errors: [...seller, ...once, 'data_error', 'state_conflict'],
  idempotent: true,
})
export const sellerAnswerDispute = call<typeof s.sellerAnswerDispute>({
  method: 'POST',
  path: '/finance/order/seller/{id}/dispute-answer',
  auth: 'seller',
  permission: 'refund.answer',
  tag: 'extension',
  summary: "Adds the seller's statement and evidence to an open dispute, once, before customer service decides.",
  errors: [...seller, ...once, 'data_error', 'state_conflict', 'rate_limited'],
  idempotent: true,
})
const money = ['unauthorized', 'idempotency_running', 'idempotency_mismatch'] as const
export const refundSharing = call<typeof s.refundSharing>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/sharing-refund',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Refunds a shared-game order within 3 hours of payment.',
  errors: [...money, 'not_found', 'refund_window_closed', 'state_conflict'],
  idempotent: true,
})
