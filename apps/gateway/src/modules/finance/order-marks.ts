import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import type { OrderMarks, OrderRow } from './order-view.ts'

interface Row extends Record<string, unknown>, OrderMarks {
  id: string
}

/** What has been written down about orders beside the orders themselves. */
export async function orderMarks(
  tx: Tx,
  tenantId: number,
  rows: readonly OrderRow[],
): Promise<Map<string, OrderMarks>> {
  if (rows.length === 0) return new Map()
  const ids = sql.join(
    rows.map((row) => sql`${row.id}::bigint`),
    sql`, `,
  )
  const found = await tx.execute<Row>(sql`
    select o.id::text,
      exists (select 1 from review r where r.tenant_id = ${tenantId} and r.order_id = o.id) as reviewed,
      exists (select 1 from insurance_claim c where c.tenant_id = ${tenantId} and c.order_id = o.id) as claimed
    from unnest(array[${ids}]) as o (id)`)
  return new Map(found.rows.map(({ id, reviewed, claimed }) => [id, { reviewed, claimed }]))
}
