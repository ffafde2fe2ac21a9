import type { Brand } from '@tradepost/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Localised, SeoText } from '../../platform/db/schema/brand.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { pickText } from '../../platform/text/localised.ts'

interface BrandRow extends Record<string, unknown> {
  id: string
  alias: string
  name: string
  names: Localised
  about: Localised
  seo: Localised<SeoText>
  cover_path: string
  cover_wide_path: string
  categories: { id: string; names: Localised; alias: string; offers: number }[] | null
}

export interface BrandQuery {
  where?: SQL
  order?: SQL
  limit?: number
  offset?: number
}

/** Reads brands with their categories and offer counts. In `where` and `order`, `b` is the brand. */
export async function brandRows(tx: Tx, context: CallContext, query: BrandQuery = {}): Promise<BrandRow[]> {
  const { where = sql`true`, order = sql`b.name, b.id`, limit, offset = 0 } = query
  const { rows } = await tx.execute<BrandRow>(sql`
    select b.id, b.alias, b.name, b.names, b.about, b.seo, b.cover_path, b.cover_wide_path, (
      select jsonb_agg(jsonb_build_object('id', c.id::text, 'names', c.names, 'alias', c.alias, 'offers', bc.offer_count)
        order by c.position, c.id)
      from brand_category bc join category c on c.tenant_id = bc.tenant_id and c.id = bc.category_id
      where bc.tenant_id = b.tenant_id and bc.brand_id = b.id) as categories
    from brand b where b.tenant_id = ${context.tenant.tenantId} and b.enabled and ${where}
    order by ${order} ${limit === undefined ? sql`` : sql`limit ${limit} offset ${offset}`}`)
  return rows
}

/** A brand in the form of the contract. */
export function toBrand(row: BrandRow, locale: string): Brand {
  const categories = (row.categories ?? []).map(({ id, names, alias, offers }) => ({
    categoryId: id,
    categoryName: pickText(names, locale),
    categoryAlias: alias,
    offerCount: offers,
  }))
  return {
    brandId: String(row.id),
    brandName: row.names[locale] ?? row.name,
    brandAlias: row.alias,
    coverUrl: mediaUrl(row.cover_path),
    coverWideUrl: mediaUrl(row.cover_wide_path),
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
  const list = await brands(tx, context, { where: sql`b.id in ${[...ids]}` })
  return new Map(list.map((brand) => [brand.brandId, brand]))
}
