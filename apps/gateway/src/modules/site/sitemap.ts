import type { CallData, CallInput, calls } from '@tradepost/contract'
import { productStatus } from '@tradepost/contract/constants'
import { count, eq, ne, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand } from '../../platform/db/schema/brand.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { article } from '../../platform/db/schema/website.ts'

const pageSize = 2000

type Listed = CallInput<typeof calls.site.sitemap>['query']['type']

/** Pages for search engines. Excludes offers that are off the shelf, and sellers without offers on sale. */
const rowsOf = (tx: Tx, tenantId: number) =>
  ({
    items: () =>
      tx
        .select({ id: sql<string>`${offer.id}`.as('id'), at: sql<string>`${offer.listedAt}`.as('at') })
        .from(offer)
        .innerJoin(brand, ofTenant(brand, offer.tenantId, eq(brand.id, offer.brandId), eq(brand.enabled, true)))
        .where(ofTenant(offer, tenantId, ne(offer.status, productStatus.shelfDown)))
        .as('listed'),
    stores: () =>
      tx
        .select({ id: sql<string>`${seller.id}`.as('id'), at: sql<string>`max(${offer.listedAt})`.as('at') })
        .from(seller)
        .innerJoin(
          offer,
          ofTenant(offer, seller.tenantId, eq(offer.sellerId, seller.id), eq(offer.status, productStatus.onSale)),
        )
        .where(ofTenant(seller, tenantId))
        .groupBy(seller.id)
        .as('listed'),
    articles: () =>
      tx
        .select({ id: sql<string>`${article.id}`.as('id'), at: sql<string>`${article.updatedAt}`.as('at') })
        .from(article)
        .where(ofTenant(article, tenantId))
        .as('listed'),
  }) satisfies Record<Listed, unknown>

/** One page of ids in ascending order, so that new ones are appended. */
export async function sitemapPage(
  tx: Tx,
  { tenant }: CallContext,
  { type, pageNo = 1 }: CallInput<typeof calls.site.sitemap>['query'],
): Promise<CallData<typeof calls.site.sitemap>> {
  const listed = rowsOf(tx, tenant.tenantId)[type]()
  const [counted] = await tx.select({ n: count() }).from(listed)
  const list = await tx
    .select({ id: listed.id, at: listed.at })
    .from(listed)
    .orderBy(listed.id)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  return {
    total: counted?.n ?? 0,
    pageSize,
    list: list.map(({ id, at }) => ({ id, updatedAt: new Date(at).toISOString() })),
  }
}
