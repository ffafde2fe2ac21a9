import type { OfferCard, Order, OrderState, PaymentState } from '@tradepost/contract'
import { categoryType, standardType } from '@tradepost/contract/constants'
import type { orderHead } from '../../platform/db/schema/order/order.ts'

const isLent = (card: OfferCard) =>
  card.standardType === standardType.rental || card.categoryType === categoryType.rentAccount

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

export function nextStep(row: OrderRow): Order['next'] {
  const until = row.deadlineAt?.toISOString() ?? null
  switch (row.state) {
    case 'awaiting_payment':
      return { actor: 'buyer', action: 'pay', until }
    case 'paid':
    case 'delivering':
      // The platform hands over what it keeps at once; what is left after that is the seller's.
      return {
        actor: row.deliveryMode === 'im' || row.deliveredQuantity > 0 ? 'seller' : 'platform',
        action: 'deliver',
        until,
      }
    case 'delivered':
      return { actor: 'buyer', action: 'confirm', until }
    case 'refund_requested':
      return { actor: 'seller', action: 'answer_refund', until }
    case 'refund_rejected':
      return { actor: 'buyer', action: 'dispute', until }
    case 'disputed':
      return { actor: 'service', action: 'decide', until }
    default:
      return null
  }
}

/** What others have written down about an order. */
export interface OrderMarks {
  reviewed: boolean
  claimed: boolean
  /** Names of its game and category in the reader's language; null where they have none. */
  brandName: string | null
  categoryName: string | null
}
export const unmarked: OrderMarks = { reviewed: false, claimed: false, brandName: null, categoryName: null }

const isInsured = (row: OrderRow, now: Date) => row.insuredUntil !== null && row.insuredUntil >= now

function actionsOf(row: OrderRow, now: Date, marks: OrderMarks): Order['actions'] {
  const refund = isLent(row.offer) ? [] : (['refund'] as const)
  switch (row.state) {
    case 'awaiting_payment':
      return row.deadlineAt && row.deadlineAt > now ? ['pay', 'cancel'] : ['cancel']
    case 'paid':
    case 'delivering':
      return [...(row.deliveredQuantity > 0 ? (['reveal'] as const) : []), 'contact', ...refund]
    case 'delivered':
      return ['reveal', 'confirm', 'contact', ...refund]
    case 'refund_rejected':
      return ['contact', 'dispute', ...(row.deliveredAt ? (['confirm'] as const) : [])]
    case 'refund_requested':
    case 'disputed':
      return ['contact']
    case 'confirmed':
    case 'closed':
    case 'resolved_seller': {
      const claim = isInsured(row, now) && !marks.claimed && !isLent(row.offer)
      return [
        'reveal',
        'contact',
        ...(claim ? (['insurance'] as const) : []),
        ...(marks.reviewed ? [] : (['review'] as const)),
        ...again(row),
      ]
    }
    default:
      return again(row)
  }
}

const again = (row: OrderRow): Order['actions'] => (isLent(row.offer) ? [] : ['reorder'])

/** The one line that says what protects the buyer now. */
function protectionOf(row: OrderRow, now: Date, marks: OrderMarks): Order['protection'] {
  const until = row.deadlineAt?.toISOString() ?? null
  const next = nextStep(row)
  switch (row.state) {
    case 'paid':
    case 'delivering':
      return { covers: 'delivery', until, actor: next?.actor ?? 'platform' }
    case 'delivered':
      return { covers: 'receipt', until, actor: 'buyer' }
    case 'refund_requested':
      return { covers: 'refund', until, actor: 'seller' }
    case 'refund_rejected':
      return { covers: 'dispute', until, actor: 'buyer' }
    case 'disputed':
      return { covers: 'dispute', until, actor: 'service' }
    case 'confirmed':
    case 'closed':
      if (!isInsured(row, now) || isLent(row.offer)) return null
      return {
        covers: 'theft',
        until: row.insuredUntil?.toISOString() ?? null,
        actor: marks.claimed ? 'service' : 'buyer',
      }
    default:
      return null
  }
}

const isUndelivered = (state: OrderState) => state === 'paid' || state === 'delivering'

/** An order as its buyer sees it; offer facts are those of the moment of sale, named in the reader's language. */
export function toOrder(row: OrderRow, paymentState: PaymentState, now: Date, marks: OrderMarks): Order {
  const { offer } = row
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
    unitPrice: { minor: row.unitPriceMinor, currency: row.currency },
    total: { minor: row.totalMinor, currency: row.currency },
    deliveryMode: row.deliveryMode,
    deliveryEmail: row.deliveryEmail,
    seller: { id: offer.seller.id, nickName: offer.seller.nickName, avatarUrl: offer.seller.avatarUrl },
    next: nextStep(row),
    insuredUntil: row.insuredUntil?.toISOString() ?? null,
    late: row.late || (isUndelivered(row.state) && row.deadlineAt !== null && row.deadlineAt < now),
    actions: actionsOf(row, now, marks),
    protection: protectionOf(row, now, marks),
  }
}
