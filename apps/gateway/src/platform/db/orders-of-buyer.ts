import { eq } from 'drizzle-orm'
import type { Tx } from './database.ts'
import { ofTenant } from './of-tenant.ts'
import { orderHead } from './schema/order/order.ts'

/** Subquery for the ids of a buyer's orders. */
export const ordersOf = (tx: Tx, tenantId: number, buyerId: string) =>
  tx
    .select({ id: orderHead.id })
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, eq(orderHead.buyerId, buyerId)))
