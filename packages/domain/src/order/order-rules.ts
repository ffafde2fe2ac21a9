import {
  afterSalesHours,
  confirmHours,
  deliveryPromiseMinutes,
  disputeHours,
  reservationMinutes,
} from '../time/windows.ts'
import {
  isOneOf,
  type OrderActor,
  type OrderState,
  revealableStates,
  settledStates,
  undeliveredStates,
} from './order-states.ts'
import { mayClaimUnit } from './unit-claims.ts'

type DeliveryMode = 'platform' | 'im'

interface DeliveryPromise {
  deliveryMode: DeliveryMode
  /** The delivery time that the offer promises, in minutes; 0 without a promise. */
  deliveryMinutes: number
}

export function minutesToDeliver({ deliveryMode, deliveryMinutes }: DeliveryPromise): number {
  if (deliveryMode === 'platform') return deliveryPromiseMinutes
  return deliveryMinutes > 0 ? deliveryMinutes : afterSalesHours * 60
}

/** Minutes until the deadline of an order that enters this state; null without a deadline. */
export function minutesToAct(state: OrderState, promise: DeliveryPromise): number | null {
  switch (state) {
    case 'awaiting_payment':
      return reservationMinutes
    case 'paid':
    case 'delivering':
      return minutesToDeliver(promise)
    case 'delivered':
      return confirmHours * 60
    case 'refund_requested':
      return afterSalesHours * 60
    case 'refund_rejected':
      return disputeHours * 60
    default:
      return null
  }
}

interface Pieces {
  quantity: number
  deliveredQuantity: number
  /** Pieces that were not delivered and whose price went back. */
  refundedQuantity: number
}

/** The pieces of an order that were neither delivered nor refunded. */
export const missingPieces = ({ quantity, deliveredQuantity, refundedQuantity }: Pieces): number =>
  quantity - deliveredQuantity - refundedQuantity

/** The properties of an order that the rules below depend on. */
export interface OrderFacts {
  state: OrderState
  deliveryMode: DeliveryMode
  deliveredQuantity: number
  /** The order was delivered in full, whatever its state is now. */
  isDelivered: boolean
  /** The deadline of the next step has passed. */
  isOverdue: boolean
  isRental: boolean
  isInsured: boolean
  isClaimed: boolean
  isReviewed: boolean
  /** The seller refused the refund and offers a part of the price. */
  isPartOffered: boolean
  /** The seller answered a request for a refund with a part of the price. */
  isPartAnswered: boolean
  /** A claim about one of the units: `open` waits for the seller, `lost` was refused or not answered. */
  unitClaim: 'open' | 'lost' | null
  /** Single units of the order were delivered, each of which can be claimed not to work. */
  hasUnits: boolean
}

export const nextActions = [
  ...(['pay', 'deliver', 'confirm', 'answer_claim', 'answer_refund', 'dispute', 'decide'] as const),
] as const
export interface NextStep {
  actor: OrderActor
  action: (typeof nextActions)[number]
}

/** Returns the next step and the actor who must take it; null if nobody has to act. */
export function nextStep(
  order: Pick<OrderFacts, 'state' | 'deliveryMode' | 'deliveredQuantity'> & Partial<Pick<OrderFacts, 'unitClaim'>>,
): NextStep | null {
  switch (order.state) {
    case 'awaiting_payment':
      return { actor: 'buyer', action: 'pay' }
    case 'paid':
    case 'delivering': {
      // The platform delivers all its stock at once, so the seller must deliver the rest of a partial delivery.
      const bySeller = order.deliveryMode === 'im' || order.deliveredQuantity > 0
      return { actor: bySeller ? 'seller' : 'platform', action: 'deliver' }
    }
    case 'delivered':
      return order.unitClaim === 'open'
        ? { actor: 'seller', action: 'answer_claim' }
        : { actor: 'buyer', action: 'confirm' }
    case 'refund_requested':
      return { actor: 'seller', action: 'answer_refund' }
    case 'refund_rejected':
      return { actor: 'buyer', action: 'dispute' }
    case 'disputed':
      return { actor: 'service', action: 'decide' }
    default:
      return null
  }
}

export const buyerActions = [
  ...(['pay', 'cancel', 'reveal', 'confirm', 'contact', 'claim_unit', 'refund', 'accept_part', 'dispute'] as const),
  ...(['insurance', 'review', 'reorder'] as const),
] as const
export type BuyerAction = (typeof buyerActions)[number]

/** Actions that the buyer may take now, in the order of their buttons. */
export function buyerActionsOf(order: OrderFacts): BuyerAction[] {
  const refund: BuyerAction[] = order.isRental ? [] : ['refund']
  const reorder: BuyerAction[] = order.isRental ? [] : ['reorder']
  const claimUnit: BuyerAction[] = order.hasUnits && mayClaimUnit(order) ? ['claim_unit'] : []
  switch (order.state) {
    case 'awaiting_payment':
      return order.isOverdue ? ['cancel'] : ['pay', 'cancel']
    case 'paid':
    case 'delivering':
      return order.deliveredQuantity > 0 ? ['reveal', 'contact', ...claimUnit, ...refund] : ['contact', ...refund]
    case 'delivered':
      return [
        'reveal',
        ...(order.unitClaim === 'open' ? [] : (['confirm'] as const)),
        'contact',
        ...claimUnit,
        ...refund,
        ...((order.unitClaim === 'lost' || order.isPartAnswered) && !order.isOverdue ? (['dispute'] as const) : []),
      ]
    case 'refund_rejected':
      return [
        'contact',
        ...(order.isPartOffered && order.isDelivered && !order.isOverdue ? (['accept_part'] as const) : []),
        'dispute',
        ...(order.isDelivered ? (['confirm'] as const) : []),
      ]
    case 'refund_requested':
    case 'disputed':
      return ['contact']
    case 'confirmed':
    case 'closed':
    case 'resolved_seller': {
      const insurance: BuyerAction[] = order.isInsured && !order.isClaimed && !order.isRental ? ['insurance'] : []
      return [
        'reveal',
        'contact',
        ...claimUnit,
        ...insurance,
        ...(order.isReviewed ? [] : (['review'] as const)),
        ...reorder,
      ]
    }
    default:
      return reorder
  }
}

/** Actions that the seller may take now, except the answer to a review, which does not depend on the state. */
export function sellerActionsOf({
  state,
  isDelivered,
  deliveredQuantity,
}: Pick<OrderFacts, 'state' | 'isDelivered' | 'deliveredQuantity'>) {
  // A seller who rejected a refund may still deliver the order, or give the money back.
  if (state === 'delivering' || (state === 'refund_rejected' && !isDelivered))
    return ['deliver', 'refund_rest'] as const
  if (state !== 'refund_requested') return []
  // A request about an order that was delivered in part may be answered with the price of what is missing.
  return deliveredQuantity > 0 && !isDelivered
    ? (['answer_refund', 'refund_rest'] as const)
    : (['answer_refund'] as const)
}

export const protections = ['delivery', 'receipt', 'refund', 'dispute', 'theft'] as const
export interface Protection {
  covers: (typeof protections)[number]
  actor: OrderActor
}

/** The buyer's current protection and the next actor; null without protection. `theft` applies after settlement. */
export function protectionOf(order: OrderFacts): Protection | null {
  if (isOneOf(undeliveredStates, order.state))
    return { covers: 'delivery', actor: nextStep(order)?.actor ?? 'platform' }
  if (isOneOf(settledStates, order.state))
    return order.isInsured && !order.isRental ? { covers: 'theft', actor: order.isClaimed ? 'service' : 'buyer' } : null
  switch (order.state) {
    case 'delivered':
      return { covers: 'receipt', actor: 'buyer' }
    case 'refund_requested':
      return { covers: 'refund', actor: 'seller' }
    case 'refund_rejected':
      return { covers: 'dispute', actor: 'buyer' }
    case 'disputed':
      return { covers: 'dispute', actor: 'service' }
    default:
      return null
  }
}

/** True if the buyer may reveal delivered details; during a partial delivery, the details delivered so far. */
export const isRevealable = ({ state, deliveredQuantity }: Pick<OrderFacts, 'state' | 'deliveredQuantity'>): boolean =>
  isOneOf(revealableStates, state) || (state === 'delivering' && deliveredQuantity > 0)
