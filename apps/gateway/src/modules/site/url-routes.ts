import type { CallData, CallInput, calls } from '@tradepost/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import {
  brand,
  brandCategory,
  category,
  formerBrandAlias,
  formerCategoryAlias,
} from '../../platform/db/schema/brand.ts'
import { templateSetting } from '../../platform/db/schema/website.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { pick, pickText } from '../../platform/text/localised.ts'
import { brandRows, brands, toBrand } from '../catalog/brands.ts'
import { categoryRows, toCategory } from '../catalog/categories.ts'
import { cleanHtml } from './clean-html.ts'
import { brandOrders } from './page-areas.ts'
import { seoConfig } from './seo.ts'

type RouteQuery = CallInput<typeof calls.catalog.urlRouteBrandCategory>['query']
type BrandCategoryData = CallData<typeof calls.catalog.urlRouteBrandCategory>

// PostgreSQL text cannot contain NUL, so an alias with one must match nothing.
const alias = (text: string) => text.replaceAll('\u0000', '\uFFFD')

/** The brand with an alias, or else the one that had it before: its answer names the present alias. */
async function brandByRoute(tx: Tx, context: CallContext, route: string) {
  const [present] = await brandRows(tx, context, { where: eq(brand.alias, alias(route)), limit: 1 })
  const former = tx
    .select({ id: formerBrandAlias.brandId })
    .from(formerBrandAlias)
    .where(ofTenant(formerBrandAlias, context.tenant.tenantId, eq(formerBrandAlias.alias, alias(route))))
  const row = present ?? (await brandRows(tx, context, { where: inArray(brand.id, former), limit: 1 }))[0]
  if (!row) throw new Failure('WEBSITE0100', { field: 'brandRouteName' })
  return row
}

/** The enabled category with an alias, or else the one that had it before: its answer names the present alias. */
async function categoryByRoute(tx: Tx, context: CallContext, route: string) {
  const [present] = await categoryRows(tx, context, { where: eq(category.alias, alias(route)) })
  if (present) return present
  const former = tx
    .select({ id: formerCategoryAlias.categoryId })
    .from(formerCategoryAlias)
    .where(ofTenant(formerCategoryAlias, context.tenant.tenantId, eq(formerCategoryAlias.alias, alias(route))))
  const [renamed] = await categoryRows(tx, context, { where: inArray(category.id, former) })
  return renamed
}

export async function urlRouteBrand(
  tx: Tx,
  context: CallContext,
  route: string,
): Promise<CallData<typeof calls.catalog.urlRouteBrand>> {
  const row = await brandByRoute(tx, context, route)
  const shown = toBrand(row, context.locale)
  return {
    ...shown,
    about: pickText(row.about, context.locale),
    seoConfig: seoConfig(row.seo, context.locale, shown.brandName),
  }
}

export async function urlRouteCategory(
  tx: Tx,
  context: CallContext,
  { categoryRouteName, categoryId }: CallInput<typeof calls.catalog.urlRouteCategory>['query'],
): Promise<CallData<typeof calls.catalog.urlRouteCategory>> {
  if (!categoryRouteName && !categoryId) throw new Failure('bad_request', { field: 'categoryRouteName' })
  const byId = categoryId && fitsId64(categoryId) ? eq(category.id, categoryId) : sql`false`
  const row = categoryRouteName
    ? await categoryByRoute(tx, context, categoryRouteName)
    : (await categoryRows(tx, context, { where: byId }))[0]
  if (!row) throw new Failure('WEBSITE0102', { field: categoryRouteName ? 'categoryRouteName' : 'categoryId' })
  const shown = toCategory(row, context.locale)
  const brandIds = tx
    .select({ id: brandCategory.brandId })
    .from(brandCategory)
    .where(
      ofTenant(
        brandCategory,
        context.tenant.tenantId,
        eq(brandCategory.categoryId, row.id),
        eq(brandCategory.enabled, true),
      ),
    )
  return {
    ...shown,
    about: pickText(row.about, context.locale),
    brands: await brands(tx, context, { where: inArray(brand.id, brandIds), order: brandOrders.popular }),
    seoConfig: seoConfig(row.seo, context.locale, shown.categoryName),
  }
}

async function findTemplate(tx: Tx, context: CallContext, key: string, terminalType: number) {
  const [row] = await tx
    .select()
    .from(templateSetting)
    .where(
      ofTenant(
        templateSetting,
        context.tenant.tenantId,
        eq(templateSetting.terminalType, terminalType),
        eq(templateSetting.pageKey, key),
      ),
    )
  return row
}

/** The page of a brand category. Each flag of the query adds one block to the answer. */
export async function urlRouteBrandCategory(
  tx: Tx,
  context: CallContext,
  query: RouteQuery,
): Promise<BrandCategoryData> {
  const { locale, tenant } = context
  const brandRow = await brandByRoute(tx, context, query.brandRouteName)
  const categoryRow = await categoryByRoute(tx, context, query.categoryRouteName)
  if (!categoryRow) throw new Failure('WEBSITE0102', { field: 'categoryRouteName' })
  const [pair] = await tx
    .select()
    .from(brandCategory)
    .where(
      ofTenant(
        brandCategory,
        tenant.tenantId,
        eq(brandCategory.brandId, brandRow.id),
        eq(brandCategory.categoryId, categoryRow.id),
        eq(brandCategory.enabled, true),
      ),
    )
  if (!pair) throw new Failure('WEBSITE0101', { field: 'categoryRouteName' })

  const shownBrand = toBrand(brandRow, locale)
  const shownCategory = toCategory(categoryRow, locale)
  const setting = await findTemplate(tx, context, pair.template, query.terminalType ?? 1)
  const hero = pair.heroPath ?? setting?.heroPath ?? null
  const article = pick(pair.article, locale)
  const tabs = query.isGetTabData ? await categoryRows(tx, context, { brandId: shownBrand.brandId }) : []
  return {
    brandId: shownBrand.brandId,
    brandName: shownBrand.brandName,
    brandAlias: shownBrand.brandAlias,
    categoryId: shownCategory.categoryId,
    categoryName: shownCategory.categoryName,
    categoryAlias: shownCategory.categoryAlias,
    parents: pair.parents.map(({ id, name }) => ({ id, name: pickText(name, locale) })),
    existSon: pair.existSon,
    level: pair.level,
    isStandard: pair.isStandard,
    standardType: pair.standardType,
    isMemberShip: pair.isMembership,
    seoConfig: seoConfig(pair.seo, locale, `${shownBrand.brandName} ${shownCategory.categoryName}`),
    frontendSiteTemplateSetting: { template: setting?.template ?? pair.template, heroImage: hero && mediaUrl(hero) },
    categoryType: pair.categoryType,
    ...(query.isShowBrandImg && { brandImg: { coverUrl: shownBrand.coverUrl, coverWideUrl: shownBrand.coverWideUrl } }),
    ...(query.isGetTabData && { tabs: tabs.map((row) => toCategory(row, locale)) }),
    ...(query.isGetBreadcrumbData && {
      breadcrumbs: [
        { name: shownBrand.brandName, path: `/${shownBrand.brandAlias}` },
        { name: shownCategory.categoryName, path: `/${shownBrand.brandAlias}/${shownCategory.categoryAlias}` },
      ],
    }),
    ...(query.wpArticleVOContentSwitch &&
      article && { article: { title: article.title, html: cleanHtml(article.html) } }),
  }
}
