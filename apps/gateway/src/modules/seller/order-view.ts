import type { OrderState, SellerOrder, SellerOrderDetail } from '@tradepost/contract'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { orderEvent, orderHead } from '../../platform/db/schema/order/order.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { givenInputs } from '../offer/delivery-inputs.ts'
import { afterSalesOf, reviewOf } from '../order/case-view.ts'
import { feeOf, heldFor } from '../order/line-share.ts'
import { nextStep, type OrderRow } from '../order/order-view.ts'

/** Groups of a seller's list and the states in them. */
export const sellerGroups: Record<'to-deliver' | 'to-confirm' | 'after-sales' | 'finished', OrderState[]> = {
  'to-deliver': ['paid', 'delivering'],
  'to-confirm': ['delivered'],
  'after-sales': [
    ...(['refund_requested', 'refund_accepted', 'refund_rejected'] as const),
    ...(['disputed', 'resolved_refund', 'resolved_seller'] as const),
  ],
  finished: ['confirmed', 'closed', 'refunded', 'auto_refunded'],
}

const actors = ['buyer', 'seller', 'platform', 'service'] as const

function actionsOf(row: OrderRow): SellerOrder['actions'] {
  switch (row.state) {
    case 'delivering':
      return ['deliver']
    case 'refund_rejected':
      return row.deliveredAt ? [] : ['deliver']
    case 'refund_requested':
      return ['answer_refund']
    default:
      return []
  }
}

/** The paid orders of a seller: what nobody paid for is none of theirs. */
export const ofSeller = (tenantId: number, sellerId: string) =>
  and(eq(orderHead.tenantId, tenantId), eq(orderHead.sellerId, sellerId), isNotNull(orderHead.paidBy))

/** What an order brings its seller, and what becomes of its price until then. */
function earningsOf(row: OrderRow, feePercent: number): SellerOrder['earnings'] {
  const money = (minor: number) => ({ minor, currency: row.currency })
  const held = heldFor(row)
  const fee = feeOf(held, feePercent)
  return {
    price: money(row.fullMinor),
    coupon: row.discountMinor > 0 ? { amount: money(row.discountMinor), borneBy: row.discountBorneBy } : null,
    fee: money(fee),
    payout: money(held - fee),
  }
}

/** Orders as their seller sees them. */
export async function sellerOrders(
  tx: Tx,
  tenantId: number,
  rows: readonly OrderRow[],
  now: Date,
): Promise<SellerOrder[]> {
  if (rows.length === 0) return []
  const buyers = await tx
    .select({ id: appUser.id, nickName: appUser.nickName })
    .from(appUser)
    .where(
      and(
        eq(appUser.tenantId, tenantId),
        inArray(
          appUser.id,
          rows.map((row) => row.buyerId),
        ),
      ),
    )
  const { finance } = await siteOf(tx, tenantId)
  const names = new Map(buyers.map((buyer) => [buyer.id, buyer.nickName]))
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    offerId: row.offerId,
    title: row.title,
    quantity: row.quantity,
    deliveredQuantity: row.deliveredQuantity,
    unitPrice: { minor: row.unitPriceMinor, currency: row.currency },
    total: { minor: row.totalMinor, currency: row.currency },
    earnings: earningsOf(row, finance.feePercent),
    deliveryMode: row.deliveryMode,
    buyer: { id: row.buyerId, nickName: names.get(row.buyerId) ?? '' },
    next: nextStep(row),
    late: row.late || (row.state === 'delivering' && row.deadlineAt !== null && row.deadlineAt < now),
    actions: actionsOf(row),
  }))
}

/** What happened to an order, in order. */
export async function timelineOf(tx: Tx, row: OrderRow): Promise<SellerOrderDetail['timeline']> {
  const events = await tx
    .select()
    .from(orderEvent)
    .where(and(eq(orderEvent.tenantId, row.tenantId), eq(orderEvent.orderId, row.id)))
    .orderBy(asc(orderEvent.seq))
  return events.map((event) => ({
    state: event.toState,
    at: event.at.toISOString(),
    actor: actors.find((actor) => event.actor.split(':', 1)[0] === actor) ?? 'platform',
  }))
}

export async function sellerDetail(
  tx: Tx,
  row: OrderRow,
  now: Date,
  locale: string,
): Promise<SellerOrderDetail | null> {
  const [order] = await sellerOrders(tx, row.tenantId, [row], now)
  if (!order) return null
  const review = await reviewOf(tx, row)
  return {
    ...order,
    actions: review && !review.reply ? [...order.actions, 'reply'] : order.actions,
    timeline: await timelineOf(tx, row),
    afterSales: await afterSalesOf(tx, row),
    review,
    inputs: givenInputs(row.inputs, locale),
  }
}
