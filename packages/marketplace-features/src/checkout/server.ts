export { loadCheckout } from './load-checkout.ts'
export { placeOrder } from './place-order.ts'
