import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { orderHead } from '../../platform/db/schema/order.ts'
import { payment } from '../../platform/db/schema/payment.ts'
import type { Deps } from '../../platform/deps.ts'
import { fitsId64 } from '../../platform/id64.ts'
import { lockOrders, moveOrder, type PaymentRow } from '../finance/order-store.ts'
import type { OrderRow } from '../finance/order-view.ts'
import { giveBack } from '../finance/payment-flow.ts'
import { lockPayment } from '../finance/payment-store.ts'
import { returnStock } from '../finance/stock.ts'

export interface Paid {
  order: OrderRow
  payment: PaymentRow
}

/** A paid order and its payment, locked in the order everybody locks them: payments before orders. */
export async function lockPaid(tx: Tx, tenantId: number, orderId: string): Promise<Paid | null> {
  if (!fitsId64(orderId)) return null
  const [found] = await tx
    .select({ id: orderHead.id, by: orderHead.paidBy })
    .from(orderHead)
    .where(and(eq(orderHead.tenantId, tenantId), eq(orderHead.id, orderId)))
  if (!found?.by) return null
  const row = await lockPayment(tx, tenantId, eq(payment.id, found.by))
  const [order] = await lockOrders(tx, tenantId, eq(orderHead.id, found.id))
  return row && order ? { order, payment: row } : null
}

/** Who acts from here on in this transaction, e.g. the platform that carries out what a seller agreed to. */
export const actAs = (tx: Tx, actor: string) => tx.execute(sql`select set_config('app.actor', ${actor}, true)`)

/** Moves an order to where its money goes back, and gives it back; what was never handed over can be bought again. */
export async function payBack(
  deps: Deps,
  tx: Tx,
  { order, payment: row }: Paid,
  to: 'refunded' | 'auto_refunded',
): Promise<boolean> {
  if (!(await moveOrder(tx, order, to, { deadlineAt: null }))) return false
  await giveBack(deps, tx, row, order, true)
  await returnStock(tx, order)
  return true
}
