import { call } from '../../call.ts'
import type * as s from '../../schemas/order/order.ts'

export const reorder = call<typeof s.reorder>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/reorder',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Puts the offer of an order into the cart again at the current price.',
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
const money = ['unauthorized', 'idempotency_running', 'idempotency_mismatch'] as const
const inputs = ['delivery_input_missing', 'delivery_input_invalid'] as const
export const orderPage = call<typeof s.orderPage>({
  method: 'POST',
  path: '/finance/order/buyer/page',
  auth: 'buyer',
  reads: true,
  tag: 'extension',
  summary: "Returns a page of the buyer's orders, and how many there are in each group.",
  errors: ['unauthorized'],
  browser: true,
})
export const orderDetail = call<typeof s.orderDetail>({
  method: 'GET',
  path: '/finance/order/buyer/{id}',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Returns one order with its timeline.',
  errors: ['unauthorized', 'not_found'],
  browser: true,
})
export const cancelOrder = call<typeof s.cancelOrder>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/cancel',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Cancels an unpaid order and releases its stock.',
  errors: [...money, 'not_found', 'state_conflict'],
  idempotent: true,
})
export const tickHandover = call<typeof s.tickHandover>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/handover',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Ticks handover steps of an order or clears them, until receipt is confirmed.',
  errors: ['unauthorized', 'not_found', 'bad_request', 'state_conflict'],
})
export const correctInputs = call<typeof s.correctInputs>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/delivery-input',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Corrects the delivery inputs of an order, until its first piece is delivered.',
  errors: ['unauthorized', 'not_found', 'bad_request', 'state_conflict', ...inputs, 'rate_limited'],
})
export const confirmOrder = call<typeof s.confirmOrder>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/confirm',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Confirms receipt once every handover step is ticked: the order finishes and its seller is paid.',
  errors: [...money, 'not_found', 'state_conflict', 'handover_incomplete'],
  idempotent: true,
})
export const revealDelivery = call<typeof s.revealDelivery>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/reveal',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Returns the delivered credentials or codes. Every reveal is recorded.',
  errors: ['unauthorized', 'step_up_required', 'not_found', 'delivery_not_ready', 'rental_over', 'rate_limited'],
})
export const deliveredFile = call<typeof s.deliveredFile>({
  method: 'POST',
  path: '/finance/order/buyer/{id}/unit/{unitId}/file',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Returns a delivered file with its name. Every download is recorded.',
  errors: ['unauthorized', 'step_up_required', 'not_found', 'delivery_not_ready', 'rental_over', 'rate_limited'],
})
export const lastPurchase = call<typeof s.lastPurchase>({
  method: 'POST',
  path: '/finance/order/buyer/last-purchase',
  auth: 'buyer',
  reads: true,
  tag: 'spec',
  summary: "Returns the buyer's last paid order, overall or for one offer.",
  errors: ['unauthorized'],
})
