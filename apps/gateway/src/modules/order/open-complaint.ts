import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { rentalComplaint } from '../../platform/db/schema/order/rental.ts'
import type { OrderRow } from './order-view.ts'

/** Tells whether a rental complaint of the order waits for a decision of staff. */
export async function hasOpenComplaint(tx: Tx, { tenantId, id }: OrderRow): Promise<boolean> {
  const [open] = await tx
    .select({ id: rentalComplaint.id })
    .from(rentalComplaint)
    .where(ofTenant(rentalComplaint, tenantId, eq(rentalComplaint.orderId, id), eq(rentalComplaint.state, 'open')))
  return open !== undefined
}
