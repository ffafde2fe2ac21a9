import type { FoundPayment } from '@tradepost/contract'
import { desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { orderHead, purchase } from '../../platform/db/schema/order/order.ts'
import { payment } from '../../platform/db/schema/order/payment.ts'
import { namesOf } from '../../platform/ids/names-of.ts'

type PaymentOfOrder = FoundPayment & { refunded: FoundPayment['amount']; failure: string | null }

/** Payments by one condition, newest first, with their buyers and orders. */
export async function foundPayments(tx: Tx, tenantId: number, where: SQL, most = 10): Promise<PaymentOfOrder[]> {
  const rows = await tx
    .select({ payment, buyerId: purchase.buyerId })
    .from(payment)
    .innerJoin(purchase, ofTenant(purchase, payment.tenantId, eq(purchase.id, payment.purchaseId)))
    .where(ofTenant(payment, tenantId, where))
    .orderBy(desc(payment.createdAt), payment.id)
    .limit(most)
  if (rows.length === 0) return []
  const nameOf = await namesOf(
    tx,
    tenantId,
    rows.map(({ buyerId }) => buyerId),
  )
  const purchases = [...new Set(rows.map(({ payment: row }) => row.purchaseId))]
  const orders = await tx
    .select({ id: orderHead.id, purchaseId: orderHead.purchaseId })
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, inArray(orderHead.purchaseId, purchases)))
    .orderBy(orderHead.id)
    .limit(200)
  return rows.map(({ payment: row, buyerId }) => ({
    ...{ id: row.id, provider: row.provider, providerRef: row.providerRef, state: row.state, failure: row.failure },
    amount: { minor: row.amountMinor, currency: row.currency },
    refunded: { minor: row.refundedMinor, currency: row.currency },
    createdAt: row.createdAt.toISOString(),
    buyer: { id: buyerId, nickName: nameOf(buyerId) },
    orderIds: orders.filter(({ purchaseId }) => purchaseId === row.purchaseId).map(({ id }) => id),
  }))
}
