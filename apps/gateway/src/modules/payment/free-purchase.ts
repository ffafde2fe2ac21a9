import { eq } from 'drizzle-orm'
import { actAs } from '../../platform/db/act-as.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { payment, paymentOrder } from '../../platform/db/schema/order/payment.ts'
import type { Deps } from '../../platform/deps.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import type { OrderRow } from '../order/order-view.ts'
import { captured } from './payment-flow.ts'
import { lockPayment } from './payment-store.ts'

/** Provider name of payments with amount zero. `deps.payments` contains no such provider. */
const freeProvider = 'free'

/**
 * Completes orders that cost nothing with a captured payment of amount zero, and returns the payment's id. Sets the
 * transaction's actor to the platform, then back to `buyer`.
 */
export async function completeFree(deps: Deps, tx: Tx, orders: readonly OrderRow[], buyer: string): Promise<string> {
  const [first] = orders
  if (!first) throw new Error('completeFree was called without orders')
  const { tenantId, purchaseId, currency } = first
  const id = uuid5('free-payment', purchaseId, first.id)
  const now = deps.clock.now()
  await tx.insert(payment).values({
    ...{ tenantId, id, purchaseId, provider: freeProvider, amountMinor: 0, currency },
    ...{ createdAt: now, updatedAt: now },
  })
  await tx
    .insert(paymentOrder)
    .values(orders.map((order) => ({ tenantId, paymentId: id, orderId: order.id, amountMinor: 0 })))
  const row = await lockPayment(tx, tenantId, eq(payment.id, id))
  if (!row) throw new Error(`payment ${id} was not inserted`)
  await actAs(tx, 'platform')
  await captured(deps, tx, row)
  await actAs(tx, buyer)
  return id
}

/** Id of the payment with amount zero that completed a purchase, if there is one. */
export async function freePaymentOf(tx: Tx, tenantId: number, purchaseId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(ofTenant(payment, tenantId, eq(payment.purchaseId, purchaseId), eq(payment.provider, freeProvider)))
    .limit(1)
  return row?.id
}
