import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'

/** Tells whether the user behind a seller is enabled. A seller without a user belongs to the platform. */
export async function isSellerActive(tx: Tx, tenantId: number, sellerId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from seller s left join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
    where s.tenant_id = ${tenantId} and s.id = ${sellerId} and coalesce(u.enabled, true)`)
  return rows.length > 0
}

interface Sold {
  tenantId: number
  sellerId: string
  offerId: string
}

/** Tells whether an ordered offer may still be sold: neither its seller nor its brand has been disabled. */
export async function maySell(tx: Tx, { tenantId, sellerId, offerId }: Sold): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from offer o join brand b on b.tenant_id = o.tenant_id and b.id = o.brand_id
    where o.tenant_id = ${tenantId} and o.id = ${offerId} and b.enabled`)
  return rows.length > 0 && isSellerActive(tx, tenantId, sellerId)
}
