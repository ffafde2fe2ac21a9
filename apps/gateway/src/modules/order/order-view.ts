import type { Order, PaymentState } from '@tradepost/contract'
import { isRental } from '@tradepost/domain/offer/offer-kinds'
import { buyerActionsOf, nextStep, type OrderFacts, protectionOf } from '@tradepost/domain/order/order-rules'
import { isOneOf, undeliveredStates } from '@tradepost/domain/order/order-states'
import type { orderHead } from '../../platform/db/schema/order/order.ts'
import { taxOf } from '../tax/order-tax.ts'

export type OrderRow = typeof orderHead.$inferSelect

const until = (row: OrderRow) => row.deadlineAt?.toISOString() ?? null

/** The next step of an order. `claimBy` is the seller's deadline to answer a claim about a unit. */
export function nextStepOf(row: OrderRow, claimBy: Date | null = null): Order['next'] {
  const step = nextStep({ ...row, unitClaim: claimBy ? 'open' : null })
  return step && { ...step, until: step.action === 'answer_claim' ? (claimBy?.toISOString() ?? null) : until(row) }
}

/** Facts about an order from other tables. */
export interface OrderMarks {
  reviewed: boolean
  claimed: boolean
  /** The effect of the claims about units on the order. */
  unitClaim: 'open' | 'lost' | null
  hasUnits: boolean
  /** The seller answered a request for a refund with a part of the price. */
  isPartAnswered: boolean
  /** The seller's deadline to answer an open claim about a unit. */
  claimBy: Date | null
  /** Names of the offer's brand and category in the reader's language; null if there is no such name. */
  brandName: string | null
  categoryName: string | null
}
export const unmarked: OrderMarks = {
  reviewed: false,
  claimed: false,
  unitClaim: null,
  hasUnits: false,
  isPartAnswered: false,
  claimBy: null,
  brandName: null,
  categoryName: null,
}

function factsOf(row: OrderRow, now: Date, marks: OrderMarks): OrderFacts {
  return {
    state: row.state,
    deliveryMode: row.deliveryMode,
    deliveredQuantity: row.deliveredQuantity,
    isDelivered: row.deliveredAt !== null,
    isOverdue: row.deadlineAt === null || row.deadlineAt <= now,
    isRental: isRental(row.offer),
    isInsured: row.insuredUntil !== null && row.insuredUntil >= now,
    isClaimed: marks.claimed,
    isReviewed: marks.reviewed,
    isPartOffered: row.partOfferedMinor !== null,
    isPartAnswered: marks.isPartAnswered,
    unitClaim: marks.unitClaim,
    hasUnits: marks.hasUnits,
  }
}

function protectionNow(row: OrderRow, facts: OrderFacts): Order['protection'] {
  const protection = protectionOf(facts)
  if (!protection) return null
  return {
    ...protection,
    until: protection.covers === 'theft' ? (row.insuredUntil?.toISOString() ?? null) : until(row),
  }
}

/** The buyer may still accept the part that the seller offers. */
const isPartOpen = (row: OrderRow) => row.state === 'refund_rejected' && row.partOfferedMinor !== null

/** An order as its buyer sees it; offer facts are those of the moment of sale, named in the reader's language. */
export function toOrder(row: OrderRow, paymentState: PaymentState, now: Date, marks: OrderMarks): Order {
  const { offer } = row
  const facts = factsOf(row, now, marks)
  return {
    id: String(row.id),
    purchaseId: row.purchaseId,
    state: row.state,
    paymentState,
    createdAt: row.createdAt.toISOString(),
    offerId: String(row.offerId),
    title: row.title,
    brandName: marks.brandName ?? offer.brandName,
    brandAlias: offer.brandAlias,
    categoryName: marks.categoryName ?? offer.categoryName,
    standardType: offer.standardType,
    coverUrl: offer.coverUrl,
    unitName: offer.unitName,
    quantity: row.quantity,
    deliveredQuantity: row.deliveredQuantity,
    refundedQuantity: row.refundedQuantity,
    unitPrice: { minor: row.unitPriceMinor, currency: row.currency },
    total: { minor: row.totalMinor, currency: row.currency },
    ...taxOf(row),
    partOffered: isPartOpen(row) ? { minor: row.partOfferedMinor ?? 0, currency: row.currency } : null,
    partRefunded: row.partRefundedMinor > 0 ? { minor: row.partRefundedMinor, currency: row.currency } : null,
    deliveryMode: row.deliveryMode,
    deliveryEmail: row.deliveryEmail,
    seller: { id: offer.seller.id, nickName: offer.seller.nickName, avatarUrl: offer.seller.avatarUrl },
    next: nextStepOf(row, marks.claimBy),
    insuredUntil: row.insuredUntil?.toISOString() ?? null,
    late: row.late || (isOneOf(undeliveredStates, row.state) && row.deadlineAt !== null && row.deadlineAt < now),
    actions: buyerActionsOf(facts),
    protection: protectionNow(row, facts),
  }
}
