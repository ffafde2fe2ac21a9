import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'

/** The person behind a seller may act; a seller without a person is the platform's own. */
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

/** What was ordered may still be sold: neither its seller nor its game was disabled since. */
export async function maySell(tx: Tx, { tenantId, sellerId, offerId }: Sold): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from offer o join brand b on b.tenant_id = o.tenant_id and b.id = o.brand_id
    where o.tenant_id = ${tenantId} and o.id = ${offerId} and b.enabled`)
  return rows.length > 0 && isSellerActive(tx, tenantId, sellerId)
}
