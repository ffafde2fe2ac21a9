import type { CallData, calls } from '@tradepost/contract'
import { type Locale, languages } from '@tradepost/domain/language/languages'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand, brandCategory, formerBrandAlias } from '../../platform/db/schema/brand.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { hasId } from '../../platform/ids/has-id.ts'
import { siteLanguages } from '../dictionary/site-lists.ts'
import { wordsByLanguage } from './localised-words.ts'

type BrandRow = typeof brand.$inferSelect
type Listed = CallData<typeof calls.catalogEdit.staffBrandPage>['list'][number]
type Detail = CallData<typeof calls.catalogEdit.staffBrandDetail>

interface Goods {
  categories: number
  offers: number
}

/** Languages of the caller's shop. */
export async function shopLanguages(tx: Tx, { tenant }: CallContext): Promise<Locale[]> {
  const codes = new Set((await siteLanguages(tx, tenant.siteId)).map(({ code }) => code))
  return languages.filter((language) => codes.has(language))
}

/** Brands, each with the number of its categories and of its listed offers. */
export function brandsWithGoods(tx: Tx, tenantId: number, where: SQL | undefined) {
  const goods = tx
    .select({
      counts: sql`jsonb_build_object('categories', count(*), 'offers', coalesce(sum(${brandCategory.offerCount}), 0))`,
    })
    .from(brandCategory)
    .where(ofTenant(brandCategory, tenantId, eq(brandCategory.brandId, brand.id)))
  return tx
    .select({ row: brand, goods: sql<Goods>`${goods}` })
    .from(brand)
    .where(ofTenant(brand, tenantId, where))
}

/** A brand as staff see it in a list. */
export function listedBrand(row: BrandRow, goods: Goods, inLanguages: readonly Locale[], locale: string): Listed {
  const { id, alias, names, name, about, enabled } = row
  return {
    ...{ id, alias, enabled, ...goods },
    name: names[locale] ?? name,
    coverUrl: mediaUrl(row.coverPath),
    missing: inLanguages.filter((language) => !about[language]),
    outdated: inLanguages.filter((language) => row.outdated.includes(language)),
  }
}

/** A brand with everything that staff may change. */
export async function brandDetail(tx: Tx, context: CallContext, id: string): Promise<Detail> {
  const { tenantId } = context.tenant
  const [found] = await brandsWithGoods(tx, tenantId, hasId(brand.id, id))
  if (!found) throw new Failure('not_found', { field: 'id' })
  const { row, goods } = found
  const former = await tx
    .select({ alias: formerBrandAlias.alias })
    .from(formerBrandAlias)
    .where(ofTenant(formerBrandAlias, tenantId, eq(formerBrandAlias.brandId, row.id)))
    .orderBy(asc(formerBrandAlias.alias))
  return {
    ...listedBrand(row, goods, await shopLanguages(tx, context), context.locale),
    ...{ generalName: row.name, keywords: row.keywords, version: row.version },
    coverWideUrl: mediaUrl(row.coverWidePath),
    words: wordsByLanguage(row),
    formerAliases: former.map(({ alias }) => alias),
    createdAt: row.createdAt.toISOString(),
  }
}
