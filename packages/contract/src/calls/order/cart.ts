import { call } from '../../call.ts'
import type * as s from '../../schemas/order/cart.ts'

const cart = ['cart_full', 'product_cap', 'offer_removed', 'offer_sold_out', 'quantity_invalid'] as const
export const getCart = call<typeof s.getCart>({
  method: 'GET',
  path: '/finance/cart',
  auth: 'buyer',
  tag: 'extension',
  summary: "Returns the buyer's cart at current prices.",
  errors: ['unauthorized'],
  browser: true,
})
export const setCartLine = call<typeof s.setCartLine>({
  method: 'POST',
  path: '/finance/cart/line',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Adds a line to the cart or changes it. Quantity 0 removes it.',
  errors: ['unauthorized', 'delivery_input_invalid', ...cart],
  browser: true,
})
export const mergeCart = call<typeof s.mergeCart>({
  method: 'POST',
  path: '/finance/cart/merge',
  auth: 'buyer',
  tag: 'extension',
  summary: "Adds a visitor's cart to the buyer's, once per merge id and within the limits.",
  errors: ['unauthorized', 'rate_limited'],
})
export const quoteCart = call<typeof s.quoteCart>({
  method: 'POST',
  path: '/finance/cart/quote',
  auth: 'none',
  reads: true,
  tag: 'extension',
  summary: 'Prices a guest cart and reports the lines that cannot be bought. Stores nothing.',
  errors: ['bad_request'],
  browser: true,
})
