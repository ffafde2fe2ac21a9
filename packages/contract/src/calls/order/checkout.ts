import { call } from '../../call.ts'
import type * as s from '../../schemas/order/checkout.ts'

const money = ['unauthorized', 'idempotency_running', 'idempotency_mismatch'] as const
const inputs = ['delivery_input_missing', 'delivery_input_invalid'] as const
export const preOrder = call<typeof s.preOrder>({
  method: 'POST',
  path: '/finance/buyer/pre-order',
  auth: 'buyer',
  tag: 'spec',
  summary: 'Creates a purchase with one order per line at the current price, and holds the stock for 15 minutes.',
  errors: [
    ...money,
    'shop_closed',
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
    'coupon_seller',
    'tax_country_required',
    'vat_number_invalid',
    'gcoin_insufficient',
    'rental_alone',
    'email_format',
    ...inputs,
    'terms_required',
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
  summary: 'Returns a purchase with its orders and the state of its payment.',
  errors: ['unauthorized', 'not_found'],
  browser: true,
})
