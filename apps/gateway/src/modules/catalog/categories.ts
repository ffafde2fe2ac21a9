import type { Category } from '@tradepost/contract'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brandCategory, category } from '../../platform/db/schema/brand.ts'
import { pickText } from '../../platform/text/localised.ts'

/** Categories in their display order, with the number of offers. `brandId` limits the list to one brand. */
export function categoryRows(tx: Tx, context: CallContext, { where, brandId }: { where?: SQL; brandId?: string } = {}) {
  const ofBrand = brandId === undefined ? undefined : eq(brandCategory.brandId, brandId)
  const ofCategory = ofTenant(brandCategory, category.tenantId, eq(brandCategory.categoryId, category.id), ofBrand)
  return tx
    .select({
      id: category.id,
      alias: category.alias,
      names: category.names,
      seo: category.seo,
      icon: category.icon,
      standardType: category.standardType,
      categoryType: category.categoryType,
      isMembership: category.isMembership,
      offers: sql<number>`coalesce(sum(${brandCategory.offerCount}), 0)::int`,
    })
    .from(category)
    .leftJoin(brandCategory, ofCategory)
    .where(
      and(
        ofTenant(category, context.tenant.tenantId),
        where,
        brandId === undefined ? undefined : isNotNull(brandCategory.brandId),
      ),
    )
    .groupBy(category.tenantId, category.id)
    .orderBy(category.position, category.id)
}

type CategoryRow = Awaited<ReturnType<typeof categoryRows>>[number]

export function toCategory(row: CategoryRow, locale: string): Category {
  return {
    categoryId: row.id,
    categoryName: pickText(row.names, locale),
    categoryAlias: row.alias,
    icon: row.icon,
    standardType: row.standardType,
    categoryType: row.categoryType,
    isMemberShip: row.isMembership,
    offerCount: row.offers,
  }
}
