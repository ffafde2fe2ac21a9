import type { Order, OrderDetail } from '@tradepost/contract'
import { isRental } from '@tradepost/domain/offer/offer-kinds'
import {
  buyerActionsOf,
  minutesToAct,
  missingPieces,
  nextStep,
  type OrderFacts,
  protectionOf,
} from '@tradepost/domain/order/order-rules'
import {
  correctableStates,
  isOneOf,
  mayMove,
  type OrderActor,
  type OrderState,
  refundedStates,
  unpaidEnds,
} from '@tradepost/domain/order/order-states'
import { unitClaimStateOf } from '@tradepost/domain/order/unit-claims'
import { minuteMs } from '@tradepost/domain/time/durations'
import { refuse } from './refuse.ts'

/** An order without the fields that depend on its state. */
export type BareOrder = Omit<OrderDetail, 'paymentState' | 'next' | 'actions' | 'protection'>

function factsOf(order: BareOrder, now: Date): OrderFacts {
  return {
    state: order.state,
    deliveryMode: order.deliveryMode,
    deliveredQuantity: order.deliveredQuantity,
    isDelivered: missingPieces(order) === 0,
    isOverdue: false,
    isRental: isRental(order),
    isInsured: order.insuredUntil !== null && order.insuredUntil >= now.toISOString(),
    isClaimed: order.afterSales.claim !== null,
    isReviewed: order.review !== null,
    isPartOffered: order.partOffered !== null,
    isPartAnswered: order.afterSales.refunds.some(({ answer }) => answer === 'part'),
    unitClaim: unitClaimStateOf(order.afterSales.unitClaims),
    hasUnits: order.deliveryMode === 'platform' && order.deliveredQuantity > 0,
  }
}

function paymentStateOf(state: OrderState): Order['paymentState'] {
  if (state === 'awaiting_payment') return 'created'
  if (isOneOf(unpaidEnds, state)) return 'cancelled'
  return isOneOf(refundedStates, state) ? 'refunded' : 'captured'
}

/** The fields that depend on an order's new state: payment, next actor and the buyer's actions. */
export function consequences(
  order: BareOrder,
  now: Date,
  deliveryMinutes = 0,
): Pick<Order, 'paymentState' | 'next' | 'actions' | 'protection'> {
  const { state, deliveryMode } = order
  const facts = factsOf(order, now)
  const step = nextStep({ ...order, unitClaim: facts.unitClaim })
  const protection = protectionOf(facts)
  const minutes = minutesToAct(state, { deliveryMode, deliveryMinutes })
  const until = minutes === null ? null : new Date(now.getTime() + minutes * minuteMs).toISOString()
  return {
    paymentState: paymentStateOf(state),
    next: step && { ...step, until },
    actions: buyerActionsOf(facts),
    protection: protection && { ...protection, until: protection.covers === 'theft' ? order.insuredUntil : until },
  }
}

interface Move {
  to: OrderState
  by: OrderActor
  now: Date
  /** The delivery time promised by the offer. */
  deliveryMinutes?: number
}

/** Moves an order to a state, if the actor may do so. */
export function move(order: OrderDetail, { to, by, now, deliveryMinutes }: Move): void {
  if (!mayMove(order.state, to, by)) refuse('state_conflict')
  const at = now.toISOString()
  order.state = to
  order.timeline.push({ state: to, at, actor: by })
  if (to === 'delivered') order.deliveredQuantity = order.quantity
  if (to === 'delivered') order.delivery = { deliveredAt: at, firstRevealedAt: null }
  if (!isOneOf(correctableStates, to)) order.deliveryInputs = []
  Object.assign(order, consequences(order, now, deliveryMinutes))
}
