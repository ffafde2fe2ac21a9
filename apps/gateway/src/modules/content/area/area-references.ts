import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { brand, brandCategory, category } from '../../../platform/db/schema/brand.ts'
import { article } from '../../../platform/db/schema/website.ts'
import { isShownBrandCategory } from '../../catalog/categories.ts'
import type { AreaBody } from './area-body.ts'

type Find = (tx: Tx, tenantId: number, ids: readonly string[]) => Promise<{ id: string }[]>

const shownBrands: Find = (tx, tenantId, ids) =>
  tx
    .select({ id: brand.id })
    .from(brand)
    .where(ofTenant(brand, tenantId, eq(brand.enabled, true), inArray(brand.id, [...ids])))
const shownCategories: Find = (tx, tenantId, ids) =>
  tx
    .select({ id: category.id })
    .from(category)
    .where(ofTenant(category, tenantId, eq(category.enabled, true), inArray(category.id, [...ids])))
const shownArticles: Find = (tx, tenantId, ids) =>
  tx
    .select({ id: article.id })
    .from(article)
    .where(ofTenant(article, tenantId, inArray(article.id, [...ids])))

/** The place of the first id that the shop does not show; -1 if it shows all. */
async function firstMissing(tx: Tx, tenantId: number, find: Find, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return -1
  const found = new Set((await find(tx, tenantId, ids)).map(({ id }) => String(id)))
  return ids.findIndex((id) => !found.has(id))
}

/** The place of the first brand that is not sold in its category. */
async function firstMissingPair(tx: Tx, tenantId: number, pairs: NonNullable<AreaBody['pairs']>): Promise<number> {
  if (pairs.length === 0) return -1
  const rows = await tx
    .select({ brandId: brandCategory.brandId, categoryId: brandCategory.categoryId })
    .from(brandCategory)
    .innerJoin(category, ofTenant(category, brandCategory.tenantId, eq(category.id, brandCategory.categoryId)))
    .innerJoin(brand, ofTenant(brand, brandCategory.tenantId, eq(brand.id, brandCategory.brandId)))
    .where(
      ofTenant(
        brandCategory,
        tenantId,
        inArray(
          brandCategory.brandId,
          pairs.map(({ brandId }) => brandId),
        ),
        and(isShownBrandCategory, eq(brand.enabled, true)),
      ),
    )
  const sold = new Set(rows.map(({ brandId, categoryId }) => `${brandId} ${categoryId}`))
  return pairs.findIndex(({ brandId, categoryId }) => !sold.has(`${brandId} ${categoryId}`))
}

/** The field of the first brand, category or article of an area that the shop does not show; null if it shows all. */
export async function unshownReference(tx: Tx, tenantId: number, body: AreaBody): Promise<string | null> {
  const { brands, categories, articles, pairs = [] } = body
  const searches: [field: string, search: () => Promise<number>][] = [
    ['area.brands.ids', () => firstMissing(tx, tenantId, shownBrands, brands?.ids ?? [])],
    ['area.categories.ids', () => firstMissing(tx, tenantId, shownCategories, categories?.ids ?? [])],
    ['area.articles.listed', () => firstMissing(tx, tenantId, shownArticles, articles?.listed ?? [])],
    ['area.articles.footer', () => firstMissing(tx, tenantId, shownArticles, articles?.footer ?? [])],
    ['area.pairs', () => firstMissingPair(tx, tenantId, pairs)],
  ]
  for (const [field, search] of searches) {
    const place = await search()
    if (place >= 0) return `${field}.${place}`
  }
  return null
}
