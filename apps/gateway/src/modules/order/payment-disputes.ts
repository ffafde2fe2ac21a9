import { hourMs } from '@tradepost/domain/time/durations'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { paymentDispute } from '../../platform/db/schema/order/payment.ts'
import type { Deps } from '../../platform/deps.ts'
import type { OrderRow } from './order-view.ts'

/** How long what waits for the end of a dispute waits before it looks again. */
const lookAgainMs = 6 * hourMs

const openOf = (tenantId: number, paymentId: string): SQL | undefined =>
  ofTenant(paymentDispute, tenantId, eq(paymentDispute.paymentId, paymentId), eq(paymentDispute.state, 'open'))

/** Whether a payment is disputed at its bank: until that is decided, its money goes nowhere. */
export async function isDisputed(tx: Tx, tenantId: number, paymentId: string | null): Promise<boolean> {
  if (paymentId === null) return false
  const [open] = await tx
    .select({ id: paymentDispute.id })
    .from(paymentDispute)
    .where(openOf(tenantId, paymentId))
    .limit(1)
  return open !== undefined
}

/** Whether a job about an order waits for the end of a dispute; it has been planned again then. */
export async function waitsForDispute(deps: Deps, tx: Tx, task: string, row: OrderRow): Promise<boolean> {
  if (!(await isDisputed(tx, row.tenantId, row.paidBy))) return false
  const runAt = new Date(deps.clock.now().getTime() + lookAgainMs)
  await deps.jobs.add(tx, task, { orderId: row.id }, { key: row.id, runAt })
  return true
}

/** What lost disputes count as given back by a payment; its provider does not count them so. */
export const chargedBackOf = sql<string>`coalesce((select sum(d.refunded_minor) from payment_dispute d
  where d.tenant_id = payment.tenant_id and d.payment_id = payment.id), 0)`
