import type { Order, OrderState, PaymentState } from '@tradepost/contract'
import { claimEndingStates, isOneOf, refundedStates } from '@tradepost/domain/order/order-states'
import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { payment } from '../../platform/db/schema/order/payment.ts'
import { unitClaim } from '../../platform/db/schema/order/unit-claim.ts'
import { takenUrls } from '../file/taken/leave-out-taken.ts'
import { openUnitClaims } from './open-claims.ts'
import { orderMarks } from './order-marks.ts'
import { type OrderRow, toOrder, unmarked } from './order-view.ts'

/** Ranks payments by progress. The highest one represents the purchase; among equals, the newest. */
const paymentRank: Record<PaymentState, number> = {
  cancelled: 0,
  failed: 0,
  created: 0,
  pending: 3,
  captured: 4,
  partially_refunded: 5,
  refunded: 6,
}

/** The orders of a seller that are in one of some states. */
export const ordersOfSeller = (tenantId: number, sellerId: string, states: readonly OrderState[]) =>
  ofTenant(orderHead, tenantId, eq(orderHead.sellerId, sellerId), inArray(orderHead.state, [...states]))

export type PaymentRow = typeof payment.$inferSelect

/** The payments of purchases, oldest first. */
export async function paymentsOf(
  tx: Tx,
  tenantId: number,
  purchaseIds: readonly string[],
): Promise<Map<string, PaymentRow[]>> {
  const byPurchase = new Map<string, PaymentRow[]>()
  if (purchaseIds.length === 0) return byPurchase
  const rows = await tx
    .select()
    .from(payment)
    .where(ofTenant(payment, tenantId, inArray(payment.purchaseId, [...purchaseIds])))
    .orderBy(asc(payment.createdAt), asc(payment.id))
  for (const row of rows) byPurchase.set(row.purchaseId, [...(byPurchase.get(row.purchaseId) ?? []), row])
  return byPurchase
}

/** The payment that represents a purchase. */
export const leadingPayment = (payments: readonly PaymentRow[]): PaymentRow | undefined =>
  payments.reduce<PaymentRow | undefined>(
    (best, row) => (best && paymentRank[best.state] > paymentRank[row.state] ? best : row),
    undefined,
  )

function paymentStateOf(row: OrderRow, payments: readonly PaymentRow[]): PaymentState {
  const paying = payments.find((candidate) => candidate.id === row.paidBy)
  if (!paying) {
    const last = payments.at(-1)
    return last && (last.state === 'pending' || last.state === 'failed') ? last.state : 'created'
  }
  return isOneOf(refundedStates, row.state) || paying.state === 'refunded' ? 'refunded' : 'captured'
}

/** The part of a call's context that decides tenant and language. */
export type Reader = Pick<CallContext, 'tenant' | 'locale'>

/** Orders as their buyer sees them. */
export async function viewOrders(
  tx: Tx,
  reader: Reader,
  rows: readonly OrderRow[],
  now: Date,
  /** Payments by purchase id, if the caller has already read them. */
  read?: ReadonlyMap<string, PaymentRow[]>,
): Promise<Order[]> {
  const { tenantId } = reader.tenant
  const payments = read ?? (await paymentsOf(tx, tenantId, [...new Set(rows.map((row) => row.purchaseId))]))
  const marks = await orderMarks(tx, { tenantId, locale: reader.locale }, rows)
  const urls = rows.flatMap(({ offer }) => [offer.coverUrl, offer.seller.avatarUrl])
  const isTaken = await takenUrls(tx, tenantId, urls)
  return rows.map((row) => {
    const paymentState = paymentStateOf(row, payments.get(row.purchaseId) ?? [])
    const order = toOrder(row, paymentState, now, marks.get(String(row.id)) ?? unmarked)
    if (isTaken(order.coverUrl)) order.coverUrl = ''
    if (isTaken(order.seller.avatarUrl)) order.seller.avatarUrl = ''
    return order
  })
}

/** The orders that match, locked by id so that no two callers deadlock. */
export const lockOrders = (tx: Tx, tenantId: number, condition: SQL): Promise<OrderRow[]> =>
  tx
    .select()
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, condition))
    .orderBy(asc(orderHead.id))
    .for('update')

/** An order of this buyer. An id that is no bigint matches nothing. */
export async function ownOrder(tx: Tx, tenantId: number, buyerId: string, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, sql`${orderHead.id}::text = ${id}`, eq(orderHead.buyerId, buyerId)))
  return row
}

/** An order of this buyer, locked with all orders of its purchase; undefined if it belongs to another buyer. */
export async function lockOwnOrder(
  tx: Tx,
  tenantId: number,
  buyerId: string,
  id: string,
): Promise<OrderRow | undefined> {
  const order = await ownOrder(tx, tenantId, buyerId, id)
  if (!order) return undefined
  const rows = await lockOrders(tx, tenantId, eq(orderHead.purchaseId, order.purchaseId))
  return rows.find((row) => row.id === order.id)
}

type Facts = Partial<
  Pick<
    OrderRow,
    | (
        | 'deadlineAt'
        | 'insuredUntil'
        | 'late'
        | 'paidAt'
        | 'paidBy'
        | 'deliveredAt'
        | 'deliveredQuantity'
        | 'refundedQuantity'
        | 'confirmedAt'
      )
    | 'partOfferedMinor'
  >
>

/** Compare-and-set of an order's state; false if its state has changed. The database rejects undefined transitions. */
export async function moveOrder(tx: Tx, row: OrderRow, to: OrderState, facts: Facts = {}): Promise<boolean> {
  if (row.state === to) return false
  const moved = await tx
    .update(orderHead)
    .set({ state: to, ...facts })
    .where(ofTenant(orderHead, row.tenantId, eq(orderHead.id, row.id), eq(orderHead.state, row.state)))
    .returning({ id: orderHead.id })
  if (moved.length === 0) return false
  if (isOneOf(claimEndingStates, to))
    await tx.update(unitClaim).set({ answer: 'closed', answeredAt: sql`moment()` }).where(openUnitClaims(row))
  return true
}

export const newestFirst = [desc(orderHead.createdAt), desc(orderHead.id)] as const
