import type { CallData, CallInput, calls, OrderDetail } from '@tradepost/contract'
import { productStatus } from '@tradepost/contract/constants'
import { readEmailAddress } from '@tradepost/domain/account/email-address'
import { heldUnits, unpaidFits, unpaidMost } from '@tradepost/domain/order/unpaid-limits'
import { minuteMs } from '@tradepost/domain/time/durations'
import { reservationMinutes } from '@tradepost/domain/time/windows'
import { checkInputs } from './check-inputs.ts'
import { sharesOfCoupon, spendCoupon } from './coupons.ts'
import { id64, uuid } from './fixtures/ids.ts'
import { makeOrder } from './fixtures/orders.ts'
import { move } from './order-rules.ts'
import { currencyOf } from './present.ts'
import { refuse } from './refuse.ts'
import { emailSentinel, quantitySentinel } from './sentinels.ts'
import type { FakeState } from './state.ts'

type PreOrder = CallInput<typeof calls.checkout.preOrder>['body']

function buyable(state: FakeState, line: FakeState['cart'][number]) {
  const failure = quantitySentinel(line.quantity)
  if (failure && failure !== 'cart_full') refuse(failure, 'quantity')
  const offer = state.offers.find((one) => one.id === line.offerId)
  if (!offer || offer.status === productStatus.shelfDown) return refuse('offer_removed', 'offerId')
  if (offer.status !== productStatus.onSale || offer.available === 0) refuse('offer_sold_out', 'offerId')
  if (line.quantity > Math.min(offer.available, offer.maxQuantity)) refuse('quantity_invalid', 'quantity')
  const inputs = checkInputs(offer, { values: line.inputs ?? {}, field: `inputs.${offer.id}` })
  return { offer, quantity: line.quantity, inputs }
}

/** The buyer's unpaid orders. The fake does not keep expired ones. */
function unpaidOf(state: FakeState) {
  const orders = state.orders.filter((order) => order.state === 'awaiting_payment')
  const available = (id: string) => state.offers.find((offer) => offer.id === id)?.available ?? 0
  return {
    purchases: new Set(orders.map(({ purchaseId }) => purchaseId)).size,
    units: orders.reduce((sum, { offerId, quantity }) => sum + heldUnits(quantity, available(offerId) + quantity), 0),
  }
}

/** Holds stock and makes one purchase with one order per line. */
export function placeOrder(state: FakeState, body: PreOrder): CallData<typeof calls.checkout.preOrder> {
  const { deliveryEmail, expectedTotal, couponId, lines } = body.order
  if (!readEmailAddress(deliveryEmail)) refuse('email_format', 'deliveryEmail')
  if (emailSentinel(deliveryEmail) === 'price_changed') refuse('price_changed')
  const requested = body.isBuyByCart ? state.cart : (lines ?? [])
  if (!requested.length) refuse(body.isBuyByCart ? 'cart_consumed' : 'bad_request')
  const chosen = requested.map((line) => buyable(state, line))
  const units = chosen.reduce((sum, { offer, quantity }) => sum + heldUnits(quantity, offer.available), 0)
  if (units > unpaidMost.buyer.units) refuse('order_too_large', 'order.lines')
  if (!unpaidFits(unpaidOf(state), units, unpaidMost.buyer)) refuse('too_much_unpaid')

  const at = state.now()
  const currency = currencyOf(state, body.toCurrencyId)
  const purchaseId = uuid(0x1000 + state.purchases.length)
  const base = { purchaseId, currency, email: deliveryEmail, state: 'awaiting_payment' as const, at }
  const first = 5000 + state.orders.length
  const orders = chosen.map((one, n) => makeOrder({ ...base, ...one, id: id64(first + n) }))
  const full = orders.map((order, n) => ({ minor: order.total.minor, sellerId: chosen[n]?.offer.sellerId ?? '' }))
  const shares = sharesOfCoupon(state, couponId, full, currency)
  for (const [n, order] of orders.entries()) order.total = { minor: order.total.minor - (shares[n] ?? 0), currency }
  const total = { minor: orders.reduce((sum, order) => sum + order.total.minor, 0), currency }
  if (expectedTotal !== undefined && expectedTotal !== total.minor) refuse('price_changed')
  spendCoupon(state, couponId)

  for (const { offer, quantity } of chosen) offer.available -= quantity
  if (body.isBuyByCart) state.cart = []
  const payBefore = new Date(at.getTime() + reservationMinutes * minuteMs).toISOString()
  state.orders.push(...orders)
  state.purchases.push({ purchaseId, total, state: 'created', failure: null, payBefore, deliveryEmail })
  if (total.minor === 0) settlePayment(state, purchaseId)
  return { purchaseId, orderIds: orders.map((order) => order.id), total, payBefore }
}

/** The platform delivers at once. A seller delivers in the conversation. */
function startDelivery(state: FakeState, order: OrderDetail) {
  const deliveryMinutes = state.offers.find(({ id }) => id === order.offerId)?.deliveryMinutes ?? 0
  const now = state.now()
  move(order, { to: 'paid', by: 'platform', now, deliveryMinutes })
  if (order.deliveryMode === 'im') move(order, { to: 'delivering', by: 'platform', now, deliveryMinutes })
}

/** Applies the payment provider's result. A delivery address `fail@…` always fails. */
export function settlePayment(state: FakeState, purchaseId: string, outcome: 'captured' | 'failed' = 'captured') {
  const purchase = state.purchases.find((one) => one.purchaseId === purchaseId) ?? refuse('not_found')
  const failed = outcome === 'failed' || emailSentinel(purchase.deliveryEmail) === 'payment_failed'
  purchase.state = failed ? 'failed' : 'captured'
  purchase.failure = failed ? 'card_declined' : null
  for (const order of state.orders.filter((one) => one.purchaseId === purchaseId)) {
    if (failed) order.paymentState = 'failed'
    else startDelivery(state, order)
  }
}

/** Delivers an order, as the delivery job or the seller does. */
export function deliver(state: FakeState, orderId: string) {
  const order = state.orders.find((one) => one.id === orderId) ?? refuse('not_found')
  const now = state.now()
  if (order.state === 'paid') move(order, { to: 'delivering', by: 'platform', now })
  move(order, { to: 'delivered', by: order.deliveryMode === 'platform' ? 'platform' : 'seller', now })
}
