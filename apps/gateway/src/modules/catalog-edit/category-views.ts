import type { CallData, calls } from '@tradepost/contract'
import type { Locale } from '@tradepost/domain/language/languages'
import { categoryKindOf } from '@tradepost/domain/offer/category-kinds'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brandCategory, category, formerCategoryAlias } from '../../platform/db/schema/brand.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { hasId } from '../../platform/ids/has-id.ts'
import { pickText } from '../../platform/text/localised.ts'
import { shopLanguages } from './brand-views.ts'
import { categoryWordsByLanguage } from './localised-words.ts'

type CategoryRow = typeof category.$inferSelect
type Listed = CallData<typeof calls.catalogEdit.staffCategoryPage>['list'][number]
type Detail = CallData<typeof calls.catalogEdit.staffCategoryDetail>

interface Goods {
  brands: number
  offers: number
}

/** Categories, each with the number of brands that sell it and of its listed offers. */
export function categoriesWithGoods(tx: Tx, tenantId: number, where: SQL | undefined) {
  const goods = tx
    .select({
      counts: sql`jsonb_build_object('brands', count(*), 'offers', coalesce(sum(${brandCategory.offerCount}), 0))`,
    })
    .from(brandCategory)
    .where(ofTenant(brandCategory, tenantId, eq(brandCategory.categoryId, category.id)))
  return tx
    .select({ row: category, goods: sql<Goods>`${goods}` })
    .from(category)
    .where(ofTenant(category, tenantId, where))
}

/** A category as staff see it in a list. */
export const listedCategory = (
  row: CategoryRow,
  goods: Goods,
  inLanguages: readonly Locale[],
  locale: string,
): Listed => ({
  ...{ id: row.id, alias: row.alias, icon: row.icon, enabled: row.enabled, position: row.position, ...goods },
  name: pickText(row.names, locale),
  kind: categoryKindOf(row),
  missing: inLanguages.filter((language) => !row.names[language]),
  outdated: inLanguages.filter((language) => row.outdated.includes(language)),
})

/** A category with everything that staff may change. */
export async function categoryDetail(tx: Tx, context: CallContext, id: string): Promise<Detail> {
  const { tenantId } = context.tenant
  const [found] = await categoriesWithGoods(tx, tenantId, hasId(category.id, id))
  if (!found) throw new Failure('not_found', { field: 'id' })
  const { row, goods } = found
  const former = await tx
    .select({ alias: formerCategoryAlias.alias })
    .from(formerCategoryAlias)
    .where(ofTenant(formerCategoryAlias, tenantId, eq(formerCategoryAlias.categoryId, row.id)))
    .orderBy(asc(formerCategoryAlias.alias))
  return {
    ...listedCategory(row, goods, await shopLanguages(tx, context), context.locale),
    words: categoryWordsByLanguage(row),
    formerAliases: former.map(({ alias }) => alias),
    version: row.version,
  }
}
