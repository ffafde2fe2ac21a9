import type { Category } from '@tradepost/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Localised, SeoText } from '../../platform/db/schema/brand.ts'
import { pickText } from '../../platform/text/localised.ts'

export interface CategoryRow extends Record<string, unknown> {
  id: string
  alias: string
  names: Localised
  seo: Localised<SeoText>
  icon: string
  standard_type: number
  category_type: number | null
  is_membership: boolean
  offers: number
}

/** Categories in their order with the number of offers; with `brandId`, only those of one brand. */
export async function categoryRows(
  tx: Tx,
  context: CallContext,
  { where = sql`true`, brandId }: { where?: SQL; brandId?: string } = {},
): Promise<CategoryRow[]> {
  const ofBrand = brandId === undefined ? sql`true` : sql`bc.brand_id = ${brandId}`
  const only = brandId === undefined ? sql`true` : sql`bc.brand_id is not null`
  const { rows } = await tx.execute<CategoryRow>(sql`
    select c.id, c.alias, c.names, c.seo, c.icon, c.standard_type, c.category_type, c.is_membership,
      coalesce(sum(bc.offer_count), 0)::int as offers
    from category c left join brand_category bc on bc.tenant_id = c.tenant_id and bc.category_id = c.id and ${ofBrand}
    where c.tenant_id = ${context.tenant.tenantId} and ${where} and ${only}
    group by c.tenant_id, c.id order by c.position, c.id`)
  return rows
}

export function toCategory(row: CategoryRow, locale: string): Category {
  return {
    categoryId: String(row.id),
    categoryName: pickText(row.names, locale),
    categoryAlias: row.alias,
    icon: row.icon,
    standardType: row.standard_type,
    categoryType: row.category_type,
    isMemberShip: row.is_membership,
    offerCount: row.offers,
  }
}
