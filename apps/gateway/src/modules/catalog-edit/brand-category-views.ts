import type { CallData, calls } from '@tradepost/contract'
import { languages } from '@tradepost/domain/language/languages'
import { categoryKindOf } from '@tradepost/domain/offer/category-kinds'
import { asc, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { attributeDef, brand, brandCategory, category, categoryAttribute } from '../../platform/db/schema/brand.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { hasId } from '../../platform/ids/has-id.ts'
import { pickText } from '../../platform/text/localised.ts'
import { brandCategoryOrder } from '../catalog/categories.ts'
import { shopLanguages } from './brand-views.ts'

type Detail = CallData<typeof calls.catalogEdit.staffBrandCategoryDetail>
type All = CallData<typeof calls.catalogEdit.staffBrandCategories>

/** The brand and category of a brand category. */
export interface BrandCategoryId {
  brandId: string
  categoryId: string
}

/** The condition for one brand category. */
export const isBrandCategory = (tenantId: number, { brandId, categoryId }: BrandCategoryId): SQL =>
  ofTenant(brandCategory, tenantId, hasId(brandCategory.brandId, brandId), hasId(brandCategory.categoryId, categoryId))

function brandCategoryRows(tx: Tx, where: SQL) {
  const stated = tx
    .select({ count: sql`count(*)` })
    .from(categoryAttribute)
    .where(
      ofTenant(
        categoryAttribute,
        brandCategory.tenantId,
        eq(categoryAttribute.brandId, brandCategory.brandId),
        eq(categoryAttribute.categoryId, brandCategory.categoryId),
      ),
    )
  return tx
    .select({ row: brandCategory, category, attributes: sql<string>`${stated}` })
    .from(brandCategory)
    .innerJoin(category, ofTenant(category, brandCategory.tenantId, eq(category.id, brandCategory.categoryId)))
    .where(where)
    .orderBy(...brandCategoryOrder)
}

type Row = Awaited<ReturnType<typeof brandCategoryRows>>[number]

const listedBrandCategory = ({ row, category: of, attributes }: Row, locale: string): All['list'][number] => ({
  ...{ categoryId: of.id, alias: of.alias, name: pickText(of.names, locale) },
  ...{ kind: categoryKindOf({ ...row, handOver: of.handOver }), enabled: row.enabled, categoryEnabled: of.enabled },
  ...{ position: row.position, offers: row.offerCount, attributes: Number(attributes) },
})

async function brandOf(tx: Tx, tenantId: number, id: string) {
  const [row] = await tx
    .select()
    .from(brand)
    .where(ofTenant(brand, tenantId, hasId(brand.id, id)))
  if (!row) throw new Failure('not_found', { field: 'brandId' })
  return row
}

/** The categories of a brand, and those that it does not sell. */
export async function allBrandCategories(tx: Tx, { tenant, locale }: CallContext, brandId: string): Promise<All> {
  const { tenantId } = tenant
  const { id } = await brandOf(tx, tenantId, brandId)
  const rows = await brandCategoryRows(tx, ofTenant(brandCategory, tenantId, eq(brandCategory.brandId, id)))
  const sold = rows.map(({ category: { id: categoryId } }) => categoryId)
  const others = await tx
    .select({ id: category.id, names: category.names })
    .from(category)
    .where(ofTenant(category, tenantId, sold.length > 0 ? notInArray(category.id, sold) : undefined))
    .orderBy(asc(category.position), category.id)
  return {
    list: rows.map((row) => listedBrandCategory(row, locale)),
    others: others.map(({ id: categoryId, names }) => ({ id: categoryId, name: pickText(names, locale) })),
  }
}

/** Every attribute of the shop, and how the offers of a brand category state it. */
async function attributeList(tx: Tx, tenantId: number, goods: BrandCategoryId, locale: string) {
  const rows = await tx
    .select({ def: attributeDef, choices: categoryAttribute.choices })
    .from(attributeDef)
    .leftJoin(
      categoryAttribute,
      ofTenant(
        categoryAttribute,
        attributeDef.tenantId,
        eq(categoryAttribute.attributeId, attributeDef.id),
        eq(categoryAttribute.brandId, goods.brandId),
        eq(categoryAttribute.categoryId, goods.categoryId),
      ),
    )
    .where(ofTenant(attributeDef, tenantId))
    .orderBy(asc(isNull(categoryAttribute.attributeId)), asc(attributeDef.sort), attributeDef.id)
  return rows.map(({ def, choices }) => ({
    ...{ id: def.id, name: pickText(def.names, locale), attrType: def.attrType, required: def.required },
    ...{ used: choices !== null, choices: choices ?? [] },
    values: def.choices.map((value) => ({ value, name: def.valueNames[value]?.[locale] ?? value })),
  }))
}

/** A brand category with everything that staff may change. */
export async function brandCategoryDetail(tx: Tx, context: CallContext, id: BrandCategoryId): Promise<Detail> {
  const { locale } = context
  const { tenantId } = context.tenant
  const [found] = await brandCategoryRows(tx, isBrandCategory(tenantId, id))
  if (!found) throw new Failure('not_found', { field: 'categoryId' })
  const { brandId, categoryId, seo, outdated, version } = found.row
  const of = await brandOf(tx, tenantId, brandId)
  return {
    ...listedBrandCategory(found, locale),
    ...{ brandId, brandName: of.names[locale] ?? of.name, brandAlias: of.alias, version },
    words: languages.flatMap((language) => {
      const { title: seoTitle = '', description: seoDescription = '' } = seo[language] ?? {}
      return seoTitle || seoDescription ? { language, seoTitle, seoDescription } : []
    }),
    outdated: (await shopLanguages(tx, context)).filter((language) => outdated.includes(language)),
    attributeList: await attributeList(tx, tenantId, { brandId, categoryId }, locale),
  }
}
