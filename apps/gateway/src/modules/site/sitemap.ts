import type { CallData, CallInput, calls } from '@tradepost/contract'
import { productStatus } from '@tradepost/contract/constants'
import { type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'

const pageSize = 2000

/** Pages for search engines. Excludes offers that are off the shelf, and sellers without offers on sale. */
const rowsOf = (tenantId: number): Record<CallInput<typeof calls.site.sitemap>['query']['type'], SQL> => ({
  items: sql`
    select o.id, o.listed_at as at from offer o
    join brand b on b.tenant_id = o.tenant_id and b.id = o.brand_id and b.enabled
    where o.tenant_id = ${tenantId} and o.status <> ${productStatus.shelfDown}`,
  stores: sql`
    select s.id, max(o.listed_at) as at from seller s
    join offer o on o.tenant_id = s.tenant_id and o.seller_id = s.id and o.status = ${productStatus.onSale}
    where s.tenant_id = ${tenantId} group by s.id`,
  articles: sql`select a.id, a.updated_at as at from article a where a.tenant_id = ${tenantId}`,
})

/** One page of ids in ascending order, so that new ones are appended. */
export async function sitemapPage(
  tx: Tx,
  { tenant }: CallContext,
  { type, pageNo = 1 }: CallInput<typeof calls.site.sitemap>['query'],
): Promise<CallData<typeof calls.site.sitemap>> {
  const rows = rowsOf(tenant.tenantId)[type]
  const { rows: counted } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from (${rows}) as listed`)
  const { rows: list } = await tx.execute<{ id: string; at: Date | string }>(
    sql`select id, at from (${rows}) as listed order by id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`,
  )
  return {
    total: counted[0]?.n ?? 0,
    pageSize,
    list: list.map(({ id, at }) => ({ id: String(id), updatedAt: new Date(at).toISOString() })),
  }
}
