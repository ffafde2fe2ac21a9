import type { Brand } from '@tradepost/contract'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand, brandCategory, category, type Localised } from '../../platform/db/schema/brand.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { pickText } from '../../platform/text/localised.ts'
import { brandCategoryOrder, isShownBrandCategory } from './categories.ts'

export interface BrandQuery {
  where?: SQL | undefined
  order?: readonly (SQL | PgColumn)[]
  limit?: number
  offset?: number
}

interface BrandCategory {
  id: string
  names: Localised
  alias: string
  offers: number
}

/** Reads enabled brands with their categories and offer counts. */
export async function brandRows(tx: Tx, context: CallContext, query: BrandQuery = {}) {
  const { where, order = [brand.name, brand.id], limit, offset = 0 } = query
  const item = sql`jsonb_build_object('id', ${category.id}::text, 'names', ${category.names}, 'alias', ${category.alias},
    'offers', ${brandCategory.offerCount})`
  const categories = tx
    .select({ list: sql`jsonb_agg(${item} order by ${sql.join([...brandCategoryOrder], sql`, `)})` })
    .from(brandCategory)
    .innerJoin(category, ofTenant(category, brandCategory.tenantId, eq(category.id, brandCategory.categoryId)))
    .where(ofTenant(brandCategory, brand.tenantId, eq(brandCategory.brandId, brand.id), isShownBrandCategory))
  const rows = tx
    .select({
      id: brand.id,
      alias: brand.alias,
      name: brand.name,
      names: brand.names,
      about: brand.about,
      seo: brand.seo,
      coverPath: brand.coverPath,
      coverWidePath: brand.coverWidePath,
      categories: sql<BrandCategory[] | null>`${categories}`,
    })
    .from(brand)
    .where(ofTenant(brand, context.tenant.tenantId, eq(brand.enabled, true), where))
    .orderBy(...order)
  return limit === undefined ? rows : rows.limit(limit).offset(offset)
}

type BrandRow = Awaited<ReturnType<typeof brandRows>>[number]

/** A brand in the form of the contract. */
export function toBrand(row: BrandRow, locale: string): Brand {
  const categories = (row.categories ?? []).map(({ id, names, alias, offers }) => ({
    categoryId: id,
    categoryName: pickText(names, locale),
    categoryAlias: alias,
    offerCount: offers,
  }))
  return {
    brandId: row.id,
    brandName: row.names[locale] ?? row.name,
    brandAlias: row.alias,
    coverUrl: mediaUrl(row.coverPath),
    coverWideUrl: mediaUrl(row.coverWidePath),
    offerCount: categories.reduce((sum, category) => sum + category.offerCount, 0),
    categories,
  }
}

export async function brands(tx: Tx, context: CallContext, query: BrandQuery = {}): Promise<Brand[]> {
  return (await brandRows(tx, context, query)).map((row) => toBrand(row, context.locale))
}

/** Brands by id. */
export async function brandsById(tx: Tx, context: CallContext, ids: readonly string[]): Promise<Map<string, Brand>> {
  if (ids.length === 0) return new Map()
  const list = await brands(tx, context, { where: inArray(brand.id, ids) })
  return new Map(list.map((brand) => [brand.brandId, brand]))
}
