import type { Order, OrderDetail, OrderState } from '@tradepost/contract'

type Next = NonNullable<Order['next']>
const next: Partial<Record<OrderState, Pick<Next, 'actor' | 'action'> & { hours: number }>> = {
  awaiting_payment: { actor: 'buyer', action: 'pay', hours: 0.25 },
  paid: { actor: 'seller', action: 'deliver', hours: 2 },
  delivering: { actor: 'platform', action: 'deliver', hours: 0.1 },
  delivered: { actor: 'buyer', action: 'confirm', hours: 336 },
  refund_requested: { actor: 'seller', action: 'answer_refund', hours: 48 },
  refund_rejected: { actor: 'buyer', action: 'dispute', hours: 72 },
  disputed: { actor: 'service', action: 'decide', hours: 72 },
}
const actions: Partial<Record<OrderState, Order['actions']>> = {
  awaiting_payment: ['pay', 'cancel'],
  paid: ['contact', 'refund'],
  delivering: ['contact', 'refund'],
  delivered: ['reveal', 'confirm', 'contact', 'refund'],
  refund_requested: ['contact'],
  refund_rejected: ['contact', 'dispute', 'confirm'],
  disputed: ['contact'],
  confirmed: ['reveal', 'contact', 'insurance', 'review', 'reorder'],
  closed: ['reveal', 'contact', 'insurance', 'review', 'reorder'],
  refunded: ['reorder'],
  auto_refunded: ['reorder'],
  expired: ['reorder'],
  cancelled: ['reorder'],
}
const covers: Partial<Record<OrderState, NonNullable<Order['protection']>['covers']>> = {
  paid: 'delivery',
  delivering: 'delivery',
  delivered: 'receipt',
  refund_requested: 'refund',
  refund_rejected: 'dispute',
  disputed: 'dispute',
}
const paymentStates: Partial<Record<OrderState, Order['paymentState']>> = {
  awaiting_payment: 'created',
  expired: 'cancelled',
  cancelled: 'cancelled',
  auto_refunded: 'refunded',
  resolved_refund: 'refunded',
  refunded: 'refunded',
}
export const groups: Record<string, readonly OrderState[]> = {
  'to-pay': ['awaiting_payment'],
  'in-progress': ['paid', 'delivering'],
  'to-confirm': ['delivered'],
  finished: ['confirmed', 'closed', 'expired', 'cancelled', 'resolved_seller'],
  'after-sales': [
    'refund_requested',
    'refund_accepted',
    'refund_rejected',
    'auto_refunded',
    'disputed',
    'resolved_refund',
    'refunded',
  ],
}

/** What follows from the state alone: payment, who acts next, what the buyer may do. */
export function consequences(
  state: OrderState,
  now: Date,
): Pick<Order, 'paymentState' | 'next' | 'actions' | 'protection'> {
  const step = next[state]
  const covered = covers[state]
  const until = step && new Date(now.getTime() + step.hours * 3_600_000).toISOString()
  return {
    paymentState: paymentStates[state] ?? 'captured',
    next: step ? { actor: step.actor, action: step.action, until: until ?? null } : null,
    actions: actions[state] ?? [],
    protection: covered && step ? { covers: covered, until: until ?? null, actor: step.actor } : null,
  }
}

/** Moves an order to a state, as the gateway's machine does. */
export function move(
  order: OrderDetail,
  state: OrderState,
  actor: OrderDetail['timeline'][number]['actor'],
  now: Date,
) {
  const at = now.toISOString()
  Object.assign(order, { state, ...consequences(state, now) })
  if (!order.insuredUntil) order.actions = order.actions.filter((action) => action !== 'insurance')
  order.timeline.push({ state, at, actor })
  if (state === 'delivered') order.deliveredQuantity = order.quantity
  if (state === 'delivered') order.delivery = { deliveredAt: at, firstRevealedAt: null }
  if (!['awaiting_payment', 'paid', 'delivering'].includes(state)) order.deliveryInputs = []
}
