import { call } from '../../call.ts'
import type * as s from '../../schemas/order/cart.ts'

const cart = ['cart_full', 'product_cap', 'offer_removed', 'offer_sold_out', 'quantity_invalid'] as const
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
