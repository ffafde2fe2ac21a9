import type { OrderDetail } from '@tradepost/contract'
import { checkInputs, givenInputs } from '../check-inputs.ts'
import { mostOff } from '../coupons.ts'
import type { FakeContext, Handlers, Topic } from '../fake-call.ts'
import { uuid } from '../fixtures/ids.ts'
import { groups, move } from '../order-rules.ts'
import { currencyOf, page, priceCart, purchaseOf } from '../present.ts'
import { placeOrder } from '../purchases.ts'
import { refuse } from '../refuse.ts'
import { endingSentinel, quantitySentinel } from '../sentinels.ts'
import type { FakeState } from '../state.ts'
import { afterSalesFinance } from './after-sales.ts'
import { passFinance } from './pass.ts'
import { rentalFinance } from './rental.ts'
import { walletFinance } from './wallet.ts'

function orderOf({ state }: FakeContext, id: string): OrderDetail {
  const failure = endingSentinel(id)
  if (failure) refuse(failure)
  return state.orders.find((order) => order.id === id) ?? refuse('not_found')
}
const summary = ({ timeline: _timeline, delivery: _delivery, inputs: _inputs, ...order }: OrderDetail) => order

function setLine(state: FakeState, { offerId, quantity, inputs }: FakeState['cart'][number]) {
  const failure = quantitySentinel(quantity)
  if (failure) refuse(failure, 'quantity')
  const offer = state.offers.find((one) => one.id === offerId)
  if (quantity > 0 && !offer) refuse('offer_removed', 'offerId')
  const before = state.cart.find((line) => line.offerId === offerId)?.inputs
  const kept = inputs && offer ? checkInputs(offer, { values: inputs, field: 'inputs', partly: true }) : before
  const others = state.cart.filter((line) => line.offerId !== offerId)
  state.cart = quantity > 0 ? [...others, { offerId, quantity, inputs: kept }] : others
  state.cartVersion += 1
}
const inCart = (state: FakeState, offerId: string) => state.cart.find((line) => line.offerId === offerId)?.quantity ?? 0

const levelCount = (state: FakeState, level: string) => state.reviews.filter((review) => review.level === level).length

export const finance = {
  ...afterSalesFinance,
  ...rentalFinance,
  ...walletFinance,
  ...passFinance,
  getCart: ({ query = {} }, { state }) => priceCart(state, state.cart, currencyOf(state, query.toCurrencyId)),
  setCartLine({ body }, { state }) {
    setLine(state, { ...body, quantity: body.quantity + (body.add ? inCart(state, body.offerId) : 0) })
    return priceCart(state, state.cart, currencyOf(state, body.toCurrencyId))
  },
  mergeCart({ body }, { state }) {
    if (!state.mergedIds.has(body.mergeId))
      for (const line of body.lines) setLine(state, { ...line, quantity: line.quantity + inCart(state, line.offerId) })
    state.mergedIds.add(body.mergeId)
    return priceCart(state, state.cart, currencyOf(state, body.toCurrencyId))
  },
  quoteCart: ({ body }, { state }) => priceCart(state, body.lines, currencyOf(state, body.toCurrencyId)),
  preOrder: ({ body }, { state }) => placeOrder(state, body),
  getPurchase: ({ params }, { state }) => purchaseOf(state, params.id),
  startPayment({ params, body }, { state }) {
    const purchase = state.purchases.find((one) => one.purchaseId === params.id) ?? refuse('not_found')
    if (!['created', 'pending', 'failed'].includes(purchase.state)) refuse('order_not_payable')
    purchase.state = 'pending'
    purchase.failure = null
    for (const order of state.orders) if (order.purchaseId === params.id) order.paymentState = 'pending'
    return { paymentId: uuid(0x2000 + state.purchases.indexOf(purchase)), redirectUrl: body.successUrl }
  },
  paymentWebhook({ params }) {
    if (params.provider === 'forged') refuse('signature_invalid')
    return {}
  },
  orderPage({ body = {} }, { state }) {
    const newest = state.orders.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    const inGroup = (group: string) =>
      group === 'all' ? newest : newest.filter((order) => groups[group]?.includes(order.state))
    return {
      ...page(inGroup(body.group ?? 'all').map(summary), body),
      counts: Object.fromEntries(['all', ...Object.keys(groups)].map((group) => [group, inGroup(group).length])),
    }
  },
  orderDetail: ({ params }, context) => structuredClone(orderOf(context, params.id)),
  cancelOrder({ params }, context) {
    const order = orderOf(context, params.id)
    if (order.state !== 'awaiting_payment') refuse('state_conflict')
    move(order, 'cancelled', 'buyer', context.state.now())
    const offer = context.state.offers.find((one) => one.id === order.offerId)
    if (offer) offer.available += order.quantity
    return structuredClone(order)
  },
  tickHandover({ params, body }, context) {
    const order = orderOf(context, params.id)
    if (!order.actions.includes('confirm')) refuse('state_conflict')
    if (body.steps.some((asked) => order.handover.every(({ step }) => step !== asked))) refuse('bad_request', 'steps')
    const now = context.state.now().toISOString()
    for (const one of order.handover) if (body.steps.includes(one.step)) one.at = body.done ? (one.at ?? now) : null
    return { handover: structuredClone(order.handover) }
  },
  correctInputs({ params, body }, context) {
    const order = orderOf(context, params.id)
    if (order.deliveryInputs.length === 0) refuse('state_conflict')
    order.inputs = givenInputs(order, checkInputs(order, { values: body.inputs, field: 'inputs' }))
    return structuredClone(order)
  },
  confirmOrder({ params }, context) {
    const order = orderOf(context, params.id)
    if (order.state !== 'delivered') refuse('state_conflict')
    if (order.handover.some(({ at }) => at === null)) refuse('handover_incomplete', 'steps')
    move(order, 'confirmed', 'buyer', context.state.now())
    return structuredClone(order)
  },
  revealDelivery({ params }, context) {
    const { delivery, standardType } = orderOf(context, params.id)
    if (!delivery) return refuse('delivery_not_ready')
    delivery.firstRevealedAt ??= context.state.now().toISOString()
    const account = [
      { label: 'login', value: 'frost.walker@mail.example' },
      { label: 'password', value: 'k7!wQ-29-zebra' },
      { label: 'note', value: 'Please change the password first.' },
    ]
    const items = standardType === 0 || standardType === 5 ? account : [{ label: 'code', value: 'TP4X-99QM-K27L' }]
    return { deliveredAt: delivery.deliveredAt, firstRevealedAt: delivery.firstRevealedAt, items }
  },
  scoreCount: (_input, { state }) => ({
    average: state.reviews.length
      ? Math.round((state.reviews.reduce((sum, review) => sum + review.score, 0) / state.reviews.length) * 10) / 10
      : null,
    count: state.reviews.length,
    silentOrders: state.reviews.length * 9,
  }),
  reviewPage: ({ query = {} }, { state }) =>
    page(
      state.reviews.filter((review) => !query.level || review.level === query.level),
      query,
    ),
  reviewLevelCount: (_input, { state }) => ({
    all: state.reviews.length,
    positive: levelCount(state, 'positive'),
    neutral: levelCount(state, 'neutral'),
    negative: levelCount(state, 'negative'),
  }),
  walletBalance: () => ({ amount: 2550, currency: 'GCOIN' }),
  couponList: ({ body = {} }, { state }) =>
    page(
      state.coupons
        .filter((coupon) => !body.available || coupon.state === 'free')
        .map((coupon) => ({ ...coupon, mostOff: mostOff(coupon, currencyOf(state, body.toCurrencyId)) })),
      body,
    ),
  pointTotal: () => ({ totalPoint: 1280 }),
  lastPurchase({ body = {} }, { state }) {
    const paid = state.orders.filter((order) => order.paymentState === 'captured')
    const found = paid.findLast((order) => !body.offerId || order.offerId === body.offerId)
    return { order: found ? summary(found) : null }
  },
} satisfies Partial<Handlers<Topic>>
