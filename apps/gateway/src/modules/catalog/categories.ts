import type { Category } from '@tradepost/contract'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brandCategory, category } from '../../platform/db/schema/brand.ts'
import { pickText } from '../../platform/text/localised.ts'

/** The place of a category among those of its brand: its own, or else that of the category. */
const placeInBrand = sql`coalesce(${brandCategory.position}, ${category.position})`

/** The order of the categories of a brand. */
export const brandCategoryOrder = [placeInBrand, category.id] as const

/** Tells whether the shop shows a brand category; `category` is joined. */
export const isShownBrandCategory = and(eq(brandCategory.enabled, true), eq(category.enabled, true))

/** Enabled categories in their display order, with the number of offers. `brandId` limits the list to one brand. */
export function categoryRows(tx: Tx, context: CallContext, { where, brandId }: { where?: SQL; brandId?: string } = {}) {
  const ofBrand = brandId === undefined ? undefined : eq(brandCategory.brandId, brandId)
  const ofCategory = ofTenant(brandCategory, category.tenantId, eq(brandCategory.categoryId, category.id), ofBrand)
  return tx
    .select({
      id: category.id,
      alias: category.alias,
      names: category.names,
      seo: category.seo,
      about: category.about,
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
        ofTenant(category, context.tenant.tenantId, eq(category.enabled, true)),
        where,
        brandId === undefined ? undefined : and(isNotNull(brandCategory.brandId), eq(brandCategory.enabled, true)),
      ),
    )
    .groupBy(category.tenantId, category.id)
    .orderBy(brandId === undefined ? category.position : sql`min(${placeInBrand})`, category.id)
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
