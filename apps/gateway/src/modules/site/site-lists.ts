import type { CallData, calls } from '@tradepost/contract'
import { desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand, brandCategory, category } from '../../platform/db/schema/brand.ts'
import { notice, storefrontSetting, templateSetting } from '../../platform/db/schema/website.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { pick } from '../../platform/text/localised.ts'
import { isShownBrandCategory } from '../catalog/categories.ts'
import { shownPictures } from './shown-pictures.ts'

const defaultSellerLevel = 3

/** Category id → alias. */
export async function categoryAliases(tx: Tx, context: CallContext): Promise<Record<string, string>> {
  const rows = await tx
    .select({ id: category.id, alias: category.alias })
    .from(category)
    .where(ofTenant(category, context.tenant.tenantId, eq(category.enabled, true)))
    .orderBy(category.id)
  return Object.fromEntries(rows.map((row) => [row.id, row.alias]))
}

/** Brand id → alias, and `brandId-categoryId` → `brand/category`. */
export async function brandCategoryAliases(
  tx: Tx,
  context: CallContext,
): Promise<CallData<typeof calls.catalog.brandCategoryAlias>> {
  const { tenantId } = context.tenant
  const isEnabled = eq(brand.enabled, true)
  const brands = await tx
    .select({ id: brand.id, alias: brand.alias })
    .from(brand)
    .where(ofTenant(brand, tenantId, isEnabled))
    .orderBy(brand.id)
  const key = sql<string>`${brandCategory.brandId} || '-' || ${brandCategory.categoryId}`
  const pairs = await tx
    .select({ key, path: sql<string>`${brand.alias} || '/' || ${category.alias}` })
    .from(brandCategory)
    .innerJoin(brand, ofTenant(brand, brandCategory.tenantId, eq(brand.id, brandCategory.brandId), isEnabled))
    .innerJoin(category, ofTenant(category, brandCategory.tenantId, eq(category.id, brandCategory.categoryId)))
    .where(ofTenant(brandCategory, tenantId, isShownBrandCategory))
    .orderBy(key)
  return {
    brands: Object.fromEntries(brands.map((row) => [row.id, row.alias])),
    brandCategories: Object.fromEntries(pairs.map((row) => [row.key, row.path])),
  }
}

/** The templates of a terminal and the level sellers must exceed to be recommended. */
export async function templateSettings(
  tx: Tx,
  context: CallContext,
  terminalType: number,
): Promise<CallData<typeof calls.site.templateSetting>> {
  const { tenantId } = context.tenant
  const rows = await tx
    .select()
    .from(templateSetting)
    .where(ofTenant(templateSetting, tenantId, eq(templateSetting.terminalType, terminalType)))
  const [setting] = await tx.select().from(storefrontSetting).where(ofTenant(storefrontSetting, tenantId))
  return {
    templates: Object.fromEntries(
      rows.map((row) => [row.pageKey, { template: row.template, heroImage: row.heroPath && mediaUrl(row.heroPath) }]),
    ),
    recommendedSellerLevel: setting?.recommendedSellerLevel ?? defaultSellerLevel,
  }
}

/** Notices of one type that are published and not over, newest first. */
export async function notices(
  tx: Tx,
  context: CallContext,
  type: 'site' | 'payment' | 'rental',
  now: Date,
): Promise<CallData<typeof calls.site.noticeList>> {
  const rows = await tx
    .select()
    .from(notice)
    .where(
      ofTenant(
        notice,
        context.tenant.tenantId,
        eq(notice.type, type),
        lte(notice.publishedAt, now),
        or(isNull(notice.endsAt), gt(notice.endsAt, now)),
      ),
    )
    .orderBy(desc(notice.publishedAt), notice.id)
  const pictures = await shownPictures(tx, context.tenant.tenantId, rows, context.locale)
  return rows.map((row, n) => {
    const { title, text } = pick(row.texts, context.locale) ?? { title: '', text: '' }
    const picture = pictures[n] ?? null
    return { id: String(row.id), title, text, picture, publishedAt: row.publishedAt.toISOString() }
  })
}
