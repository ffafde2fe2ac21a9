import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import type { OrderMarks, OrderRow } from './order-view.ts'

interface Row extends Record<string, unknown>, OrderMarks {
  id: string
}

/** Facts about orders from other tables: review, claim, and the names of brand and category in the reader's language. */
export async function orderMarks(
  tx: Tx,
  { tenantId, locale }: { tenantId: number; locale: string },
  rows: readonly OrderRow[],
): Promise<Map<string, OrderMarks>> {
  if (rows.length === 0) return new Map()
  const ids = sql.join(
    rows.map((row) => sql`${row.id}::bigint`),
    sql`, `,
  )
  const result = await tx.execute<Row>(sql`
    select o.id::text,
      exists (select 1 from review r where r.tenant_id = ${tenantId} and r.order_id = o.id) as reviewed,
      exists (select 1 from insurance_claim c where c.tenant_id = ${tenantId} and c.order_id = o.id) as claimed,
      b.names ->> ${locale} as "brandName", k.names ->> ${locale} as "categoryName"
    from order_head o
      left join brand b on b.tenant_id = ${tenantId} and b.id = (o.offer ->> 'brandId')::bigint
      left join category k on k.tenant_id = ${tenantId} and k.id = (o.offer ->> 'categoryId')::bigint
    where o.tenant_id = ${tenantId} and o.id in (${ids})`)
  return new Map(result.rows.map(({ id, ...marks }) => [id, marks]))
}
