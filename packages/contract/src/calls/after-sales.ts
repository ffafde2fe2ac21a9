import { call } from '../call.ts'
import type * as s from '../schemas/after-sales.ts'

const money = ['unauthorized', 'not_found', 'idempotency_running', 'idempotency_mismatch'] as const
const seller = ['unauthorized', 'forbidden', 'not_found'] as const
const once = ['idempotency_running', 'idempotency_mismatch'] as const

export const requestRefund = call<typeof s.requestRefund>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/refund',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Asks the seller for the money back; after 48 hours without an answer the platform gives it.',
  errors: [...money, 'state_conflict', 'refund_excluded'],
  idempotent: true,
})
export const openDispute = call<typeof s.openDispute>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/dispute',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Brings a refused refund before customer service.',
  errors: [...money, 'state_conflict'],
  idempotent: true,
})
export const claimInsurance = call<typeof s.claimInsurance>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/insurance-claim',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Claims the theft insurance of a finished order within 365 days.',
  errors: [...money, 'state_conflict', 'refund_excluded'],
  idempotent: true,
})
export const reorder = call<typeof s.reorder>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/reorder',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Puts what an order bought into the cart again, at the price of today.',
  errors: [
    'unauthorized',
    'not_found',
    'cart_full',
    'product_cap',
    'offer_removed',
    'offer_sold_out',
    'quantity_invalid',
    'own_offer',
  ],
})
export const writeReview = call<typeof s.writeReview>({
  method: 'POST',
  path: '/finance/product-spu/review',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Rates one finished order, once.',
  errors: [...money, 'state_conflict', 'conflict', 'own_offer'],
  idempotent: true,
})
export const myReviews = call<typeof s.myReviews>({
  method: 'GET',
  path: '/finance/product-spu/review/buyer',
  auth: 'buyer',
  tag: 'extension',
  summary: "The buyer's finished orders, those to review or those reviewed.",
  errors: ['unauthorized'],
  browser: true,
})
export const sellerOrderPage = call<typeof s.sellerOrderPage>({
  method: 'POST',
  path: '/finance/order/seller/page',
  auth: 'seller',
  tag: 'extension',
  summary: "A page of the seller's paid orders with counts per group.",
  errors: ['unauthorized', 'forbidden'],
})
export const sellerOrderDetail = call<typeof s.sellerOrderDetail>({
  method: 'GET',
  path: '/finance/order/seller/{id}',
  auth: 'seller',
  tag: 'extension',
  summary: 'One order with what was said about it.',
  errors: [...seller],
})
export const sellerDeliver = call<typeof s.sellerDeliver>({
  method: 'POST',
  path: '/finance/order/seller/{id}/deliver',
  auth: 'seller',
  tag: 'extension',
  summary: 'Hands over what was sold, or some pieces of it, as a text and files.',
  errors: [...seller, ...once, 'state_conflict', 'quantity_invalid'],
  idempotent: true,
})
export const sellerAnswerRefund = call<typeof s.sellerAnswerRefund>({
  method: 'POST',
  path: '/finance/order/seller/{id}/refund-answer',
  auth: 'seller',
  tag: 'extension',
  summary: 'Accepts or refuses the refund that the buyer asked for.',
  errors: [...seller, ...once, 'state_conflict'],
  idempotent: true,
})
export const sellerReplyReview = call<typeof s.sellerReplyReview>({
  method: 'POST',
  path: '/finance/product-spu/review/{id}/reply',
  auth: 'seller',
  tag: 'extension',
  summary: 'Replies to a review, once.',
  errors: [...seller, 'conflict'],
})
export const sellerBalance = call<typeof s.sellerBalance>({
  method: 'GET',
  path: '/finance/seller/balance',
  auth: 'seller',
  tag: 'extension',
  summary: 'What the seller is owed and what is on its way.',
  errors: ['unauthorized', 'forbidden'],
})
