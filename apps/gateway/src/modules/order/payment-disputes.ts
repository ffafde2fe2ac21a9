import { hourMs } from '@tradepost/domain/time/durations'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { paymentDispute } from '../../platform/db/schema/order/payment.ts'
import type { Deps } from '../../platform/deps.ts'
import type { OrderRow } from './order-view.ts'

/** A job that waits for the end of a dispute runs again after this time. */
const lookAgainMs = 6 * hourMs

const openOf = (tenantId: number, paymentId: string): SQL | undefined =>
  ofTenant(paymentDispute, tenantId, eq(paymentDispute.paymentId, paymentId), eq(paymentDispute.state, 'open'))

/** Tells whether a payment is disputed at its bank. Its money must not move until the dispute is decided. */
export async function isDisputed(tx: Tx, tenantId: number, paymentId: string | null): Promise<boolean> {
  if (paymentId === null) return false
  const [open] = await tx
    .select({ id: paymentDispute.id })
    .from(paymentDispute)
    .where(openOf(tenantId, paymentId))
    .limit(1)
  return open !== undefined
}

/** Tells whether a job must wait for the end of a dispute. If so, it plans the job again. */
export async function waitsForDispute(deps: Deps, tx: Tx, task: string, row: OrderRow): Promise<boolean> {
  if (!(await isDisputed(tx, row.tenantId, row.paidBy))) return false
  await waitForDispute(deps, tx, task, row)
  return true
}

/** Plans a job of an order again for a time after the dispute may have ended. */
export async function waitForDispute(deps: Deps, tx: Tx, task: string, row: OrderRow): Promise<void> {
  const runAt = new Date(deps.clock.now().getTime() + lookAgainMs)
  await deps.jobs.add(tx, task, { orderId: row.id }, { key: row.id, runAt })
}

/** `isDisputed` in SQL, for the payment of a locked order. */
export const isDisputedSql = ({ tenantId, paidBy }: OrderRow): SQL<boolean> =>
  sql<boolean>`exists (select 1 from payment_dispute d
    where d.tenant_id = ${tenantId} and d.payment_id = ${paidBy}::uuid and d.state = 'open')`

/** The part of a payment's refunded amount that comes from lost disputes. Providers do not count it as refunded. */
export const chargedBackOf = sql<string>`coalesce((select sum(d.refunded_minor) from payment_dispute d
  where d.tenant_id = payment.tenant_id and d.payment_id = payment.id), 0)`
