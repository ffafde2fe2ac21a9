import { call } from '../call.ts'
import type * as s from '../schemas/finance.ts'

export * from './after-sales.ts'
export * from './membership.ts'

export * from './rental.ts'
export * from './service.ts'
export * from './wallet.ts'

const money = ['unauthorized', 'idempotency_running', 'idempotency_mismatch'] as const
const cart = ['cart_full', 'product_cap', 'offer_removed', 'offer_sold_out', 'quantity_invalid'] as const
const inputs = ['delivery_input_missing', 'delivery_input_invalid'] as const

export const getCart = call<typeof s.getCart>({
  method: 'GET',
  path: '/finance/cart',
  auth: 'buyer',
  tag: 'extension',
  summary: "The signed-in buyer's cart, priced now.",
  errors: ['unauthorized'],
  browser: true,
})
export const setCartLine = call<typeof s.setCartLine>({
  method: 'POST',
  path: '/finance/cart/line',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Adds, changes or (quantity 0) removes one line.',
  errors: ['unauthorized', 'delivery_input_invalid', ...cart],
  browser: true,
})
export const mergeCart = call<typeof s.mergeCart>({
  method: 'POST',
  path: '/finance/cart/merge',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Takes a guest cart over once per merge id; limits hold.',
  errors: ['unauthorized', 'rate_limited'],
})
export const quoteCart = call<typeof s.quoteCart>({
  method: 'POST',
  path: '/finance/cart/quote',
  auth: 'none',
  tag: 'extension',
  summary: 'Prices a guest cart and names what cannot be bought.',
  errors: ['bad_request'],
  browser: true,
})
export const preOrder = call<typeof s.preOrder>({
  method: 'POST',
  path: '/finance/buyer/pre-order',
  auth: 'buyer',
  tag: 'spec',
  summary: 'Reserves stock and makes the orders at the server price.',
  errors: [
    ...money,
    'offer_removed',
    'offer_sold_out',
    'price_changed',
    'quantity_invalid',
    'product_cap',
    'too_much_unpaid',
    'order_too_large',
    'cart_consumed',
    'coupon_invalid',
    'own_offer',
    'coupon_minimum',
    'coupon_currency',
    'gcoin_insufficient',
    'rental_alone',
    'email_format',
    ...inputs,
    'tenant_mismatch',
    'rate_limited',
  ],
  idempotent: true,
})
export const getPurchase = call<typeof s.getPurchase>({
  method: 'GET',
  path: '/finance/purchase/{id}',
  auth: 'buyer',
  tag: 'extension',
  summary: 'A purchase with its payment state and orders.',
  errors: ['unauthorized', 'not_found'],
  browser: true,
})
export const startPayment = call<typeof s.startPayment>({
  method: 'POST',
  path: '/finance/purchase/{id}/payment',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Opens a payment with the provider and answers where to pay.',
  errors: [
    ...money,
    'not_found',
    'order_not_payable',
    'offer_removed',
    'pass_not_on_sale',
    'rental_wallet_only',
    'bad_request',
    'unavailable',
    'rate_limited',
  ],
  idempotent: true,
})
export const paymentWebhook = call<typeof s.paymentWebhook>({
  method: 'POST',
  path: '/finance/payment/webhook/{provider}',
  auth: 'signature',
  tag: 'extension',
  summary: 'Takes a signed event of the payment provider, once.',
  errors: ['signature_invalid', 'bad_request', 'not_found'],
})
export const orderPage = call<typeof s.orderPage>({
  method: 'POST',
  path: '/finance/order/buyer/page',
  auth: 'buyer',
  tag: 'extension',
  summary: "A page of the buyer's orders with counts per group.",
  errors: ['unauthorized'],
  browser: true,
})
export const orderDetail = call<typeof s.orderDetail>({
  method: 'GET',
  path: '/finance/order/buyer/{id}',
  auth: 'buyer',
  tag: 'extension',
  summary: 'One order with its timeline.',
  errors: ['unauthorized', 'not_found'],
  browser: true,
})
export const cancelOrder = call<typeof s.cancelOrder>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/cancel',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Cancels an order that is not paid; its stock is released.',
  errors: [...money, 'not_found', 'state_conflict'],
  idempotent: true,
})
export const tickHandover = call<typeof s.tickHandover>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/handover',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Ticks steps of the hand-over guide, or takes ticks back, until receipt is confirmed.',
  errors: ['unauthorized', 'not_found', 'bad_request', 'state_conflict'],
})
export const correctInputs = call<typeof s.correctInputs>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/delivery-input',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Corrects what the delivery needs to know, until the first piece is handed over.',
  errors: ['unauthorized', 'not_found', 'bad_request', 'state_conflict', ...inputs, 'rate_limited'],
})
export const confirmOrder = call<typeof s.confirmOrder>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/confirm',
  auth: 'buyer',
  tag: 'extension',
  summary: "Confirms receipt once its guide is ticked: the order is finished and the seller's balance moves.",
  errors: [...money, 'not_found', 'state_conflict', 'handover_incomplete'],
  idempotent: true,
})
export const revealDelivery = call<typeof s.revealDelivery>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/reveal',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Shows the delivered details; every reveal is recorded.',
  errors: ['unauthorized', 'step_up_required', 'not_found', 'delivery_not_ready', 'rental_over', 'rate_limited'],
})
export const scoreCount = call<typeof s.scoreCount>({
  method: 'GET',
  path: '/finance/product-spu/score-count',
  auth: 'optional',
  tag: 'spec',
  summary: 'Average score and number of reviews.',
  errors: ['bad_request'],
  browser: true,
})
export const reviewPage = call<typeof s.reviewPage>({
  method: 'GET',
  path: '/finance/product-spu/review',
  auth: 'optional',
  tag: 'spec',
  summary: 'A page of reviews with their replies.',
  errors: ['bad_request'],
  browser: true,
})
export const reviewLevelCount = call<typeof s.reviewLevelCount>({
  method: 'GET',
  path: '/finance/product-spu/review-level-count',
  auth: 'optional',
  tag: 'spec',
  summary: 'Counts of positive, neutral and negative reviews.',
  errors: ['bad_request'],
  browser: true,
})
export const walletBalance = call<typeof s.walletBalance>({
  method: 'GET',
  path: '/finance/buyer/wallet/balance',
  auth: 'buyer',
  tag: 'spec',
  summary: 'The G Coin balance in cents.',
  errors: ['unauthorized'],
  browser: true,
})
export const couponList = call<typeof s.couponList>({
  method: 'POST',
  path: '/finance/coupon/buyer/list',
  auth: 'buyer',
  tag: 'spec',
  summary: "The buyer's coupons.",
  errors: ['unauthorized'],
  browser: true,
})
export const pointTotal = call<typeof s.pointTotal>({
  method: 'GET',
  path: '/finance/user-point/get-user-point-total',
  auth: 'buyer',
  tag: 'spec',
  summary: "The buyer's points.",
  errors: ['unauthorized'],
  browser: true,
})
export const lastPurchase = call<typeof s.lastPurchase>({
  method: 'POST',
  path: '/finance/order/buyer/last-purchase',
  auth: 'buyer',
  tag: 'spec',
  summary: "The buyer's last paid order, of an offer or at all.",
  errors: ['unauthorized'],
})
