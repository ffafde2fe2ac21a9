import type { OrderDetail } from '@tradepost/contract'
import { isRental, standardType as standardTypes } from '@tradepost/domain/offer/offer-kinds'
import { buyerGroups, type OrderState } from '@tradepost/domain/order/order-states'
import { checkInputs, givenInputs } from '../../check-inputs.ts'
import type { Handlers } from '../../fake-call.ts'
import { orderOf } from '../../find-order.ts'
import { uuid } from '../../fixtures/ids.ts'
import { move } from '../../order-rules.ts'
import { currencyOf, page, priceCart } from '../../present.ts'
import { refuse } from '../../refuse.ts'

const summary = ({ timeline: _timeline, delivery: _delivery, inputs: _inputs, ...order }: OrderDetail) => order

const groups: Record<string, readonly OrderState[]> = buyerGroups

export const order: Handlers<'order'> = {
  reorder({ params, body = {} }, context) {
    const { state } = context
    const { offerId, quantity, inputs: given } = orderOf(context, params.id)
    const inputs = Object.fromEntries(given.map(({ key, value }) => [key, value]))
    if (!state.offers.some((offer) => offer.id === offerId)) refuse('offer_removed', 'offerId')
    state.cart = [...state.cart.filter((line) => line.offerId !== offerId), { offerId, quantity, inputs }]
    state.cartVersion += 1
    return priceCart(state, state.cart, currencyOf(state, body.toCurrencyId))
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
    move(order, { to: 'cancelled', by: 'buyer', now: context.state.now() })
    const offer = context.state.offers.find((one) => one.id === order.offerId)
    if (offer) offer.available += order.quantity
    return structuredClone(order)
  },
  tickHandover({ params, body }, context) {
    const order = orderOf(context, params.id)
    if (!order.actions.includes('confirm')) refuse('state_conflict')
    if (body.steps.some((requested) => order.handover.every(({ step }) => step !== requested)))
      refuse('bad_request', 'steps')
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
    move(order, { to: 'confirmed', by: 'buyer', now: context.state.now() })
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
    const files = context.state.deliveredFiles.map((value, n) => ({ label: 'file', value, unitId: uuid(4700 + n) }))
    const items =
      standardType === standardTypes.noStand || isRental({ standardType })
        ? account
        : [{ label: 'code', value: 'TP4X-99QM-K27L' }]
    return {
      ...{ deliveredAt: delivery.deliveredAt, firstRevealedAt: delivery.firstRevealedAt },
      items: files.length > 0 ? files : items,
    }
  },
  deliveredFile({ params }, context) {
    if (!orderOf(context, params.id).delivery) return refuse('delivery_not_ready')
    return { fileName: 'save-0417.zip', document: 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==' }
  },
  lastPurchase({ body = {} }, { state }) {
    const paid = state.orders.filter((order) => order.paymentState === 'captured')
    const last = paid.findLast((order) => !body.offerId || order.offerId === body.offerId)
    return { order: last ? summary(last) : null }
  },
}
