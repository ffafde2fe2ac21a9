import type { Order, OrderState, PaymentState } from '@tradepost/contract'
import type { orderHead } from '../../platform/db/schema/order.ts'

export type OrderRow = typeof orderHead.$inferSelect

/** Groups of the order list and the states in them. */
export const orderGroups: Record<'to-pay' | 'in-progress' | 'to-confirm' | 'finished' | 'after-sales', OrderState[]> = {
  'to-pay': ['awaiting_payment'],
  'in-progress': ['paid', 'delivering'],
  'to-confirm': ['delivered'],
  finished: ['confirmed', 'closed', 'resolved_seller', 'expired', 'cancelled'],
  'after-sales': [
    ...(['refund_requested', 'refund_accepted', 'refund_rejected', 'auto_refunded'] as const),
    ...(['disputed', 'resolved_refund', 'refunded'] as const),
  ],
}

function nextStep(row: OrderRow): Order['next'] {
  const until = row.deadlineAt?.toISOString() ?? null
  switch (row.state) {
    case 'awaiting_payment':
      return { actor: 'buyer', action: 'pay', until }
    case 'paid':
    case 'delivering':
      return { actor: row.deliveryMode === 'im' ? 'seller' : 'platform', action: 'deliver', until }
    case 'delivered':
      return { actor: 'buyer', action: 'confirm', until }
    case 'refund_requested':
      return { actor: 'seller', action: 'answer_refund', until }
    case 'disputed':
      return { actor: 'platform', action: 'decide', until }
    default:
      return null
  }
}

function actionsOf(row: OrderRow, now: Date): Order['actions'] {
  switch (row.state) {
    case 'awaiting_payment':
      return row.deadlineAt && row.deadlineAt > now ? ['pay', 'cancel'] : ['cancel']
    case 'delivered':
      return ['reveal', 'confirm']
    case 'confirmed':
    case 'closed':
    case 'resolved_seller':
      return ['reveal']
    default:
      return []
  }
}

const isUndelivered = (state: OrderState) => state === 'paid' || state === 'delivering'

/** An order as its buyer sees it; offer facts are those of the moment of sale. */
export function toOrder(row: OrderRow, paymentState: PaymentState, now: Date): Order {
  const { offer } = row
  return {
    id: String(row.id),
    purchaseId: row.purchaseId,
    state: row.state,
    paymentState,
    createdAt: row.createdAt.toISOString(),
    offerId: String(row.offerId),
    title: row.title,
    brandName: offer.brandName,
    brandAlias: offer.brandAlias,
    categoryName: offer.categoryName,
    standardType: offer.standardType,
    coverUrl: offer.coverUrl,
    unitName: offer.unitName,
    quantity: row.quantity,
    unitPrice: { minor: row.unitPriceMinor, currency: row.currency },
    total: { minor: row.totalMinor, currency: row.currency },
    deliveryMode: row.deliveryMode,
    deliveryEmail: row.deliveryEmail,
    seller: { id: offer.seller.id, nickName: offer.seller.nickName, avatarUrl: offer.seller.avatarUrl },
    next: nextStep(row),
    insuredUntil: row.insuredUntil?.toISOString() ?? null,
    late: row.late || (isUndelivered(row.state) && row.deadlineAt !== null && row.deadlineAt < now),
    actions: actionsOf(row, now),
  }
}
