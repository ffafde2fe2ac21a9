import { call } from '../../call.ts'
import type * as s from '../../schemas/order/payment.ts'

const money = ['unauthorized', 'idempotency_running', 'idempotency_mismatch'] as const
export const startPayment = call<typeof s.startPayment>({
  method: 'POST',
  path: '/finance/purchase/{id}/payment',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Starts a payment at the provider and returns the address to pay at.',
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
  summary: 'Receives a signed event of the payment provider. Repeated events change nothing.',
  errors: ['signature_invalid', 'bad_request', 'not_found'],
})
export const payWithWallet = call<typeof s.payWithWallet>({
  method: 'POST',
  path: '/finance/purchase/{id}/wallet-payment',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Pays a rental with the G Coin that its purchase reserved. The rental starts at once.',
  errors: [...money, 'not_found', 'order_not_payable', 'offer_removed', 'wallet_rental_only'],
  idempotent: true,
})
export const refreshPurchase = call<typeof s.refreshPurchase>({
  method: 'POST',
  path: '/finance/purchase/{id}/refresh',
  auth: 'buyer',
  tag: 'extension',
  summary: "Asks the provider for the state of a purchase's payments, applies it and returns it.",
  errors: ['unauthorized', 'not_found', 'unavailable'],
})
