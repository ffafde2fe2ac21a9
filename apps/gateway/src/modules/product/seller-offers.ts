import { sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { countCap } from './listing.ts'

/** How many offers a seller lists. */
export async function sellerOffers(tx: Tx, context: CallContext, sellerId: string): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select 1 from offer_listing l
      where l.tenant_id = ${context.tenant.tenantId} and l.status <> 2 and l.seller_id = ${sellerId} limit ${countCap}) hits`)
  return rows[0]?.n ?? 0
}
