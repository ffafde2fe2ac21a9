import type { CallData, calls } from '@tradepost/contract'
import { catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { CallContext } from '../../../platform/call/call-context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { offerAlert } from '../../../platform/db/schema/alert.ts'
import { type brand, brandCategory, category, formerBrandAlias, gameEvent } from '../../../platform/db/schema/brand.ts'
import { contentItem, contentVersion } from '../../../platform/db/schema/content/content.ts'
import { offer } from '../../../platform/db/schema/offer.ts'
import { orderHead } from '../../../platform/db/schema/order/order.ts'
import { wish } from '../../../platform/db/schema/saved.ts'
import { pageArea } from '../../../platform/db/schema/website.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { pickText } from '../../../platform/text/localised.ts'
import { type Fact, type MappedFact, mapFacts } from './map-facts.ts'

type Merge = CallData<typeof calls.catalogEdit.readBrandMerge>
type BrandRow = typeof brand.$inferSelect
type Goods = typeof brandCategory.$inferSelect

/** The brand that ends, and the one that stays. */
export interface MergedBrands {
  former: BrandRow
  present: BrandRow
}

/** Refuses a merge of a brand into itself, and of a shown brand into a hidden one: its offers would leave the shop. */
export function requireDirection({ former, present }: MergedBrands): void {
  if (former.id === present.id || (former.enabled && !present.enabled))
    throw new Failure('brand_merge_direction', { field: 'intoId' })
}

export interface MergePlan {
  /** Categories of the former brand, each with the number of its offers. */
  goods: { row: Goods; names: Record<string, string>; offers: number }[]
  /** Those that the present brand lacks. */
  lacking: Goods[]
  mapped: MappedFact[]
  blocking: (Omit<Fact, 'def'> & { def: Fact['def'] | null })[]
}

const goodsOf = (tx: Tx, tenantId: number, brandId: string) =>
  tx
    .select({ row: brandCategory, names: category.names })
    .from(brandCategory)
    .innerJoin(category, ofTenant(category, brandCategory.tenantId, eq(category.id, brandCategory.categoryId)))
    .where(ofTenant(brandCategory, tenantId, eq(brandCategory.brandId, brandId)))
    .orderBy(asc(category.position), category.id)

/** Everything that a merge moves and changes. */
export async function planMerge(tx: Tx, tenantId: number, { former, present }: MergedBrands): Promise<MergePlan> {
  const counts = await tx
    .select({ categoryId: offer.categoryId, offers: sql<string>`count(*)` })
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.brandId, former.id)))
    .groupBy(offer.categoryId)
  const offersIn = new Map(counts.map(({ categoryId, offers }) => [categoryId, Number(offers)]))
  const goods = (await goodsOf(tx, tenantId, former.id)).map((one) => ({
    ...one,
    offers: offersIn.get(one.row.categoryId) ?? 0,
  }))
  const theirs = new Map((await goodsOf(tx, tenantId, present.id)).map(({ row }) => [row.categoryId, row]))
  const shared = goods.filter(({ row }) => theirs.has(row.categoryId))
  const otherKind = shared.filter(({ row }) => theirs.get(row.categoryId)?.standardType !== row.standardType)
  const { mapped, blocking } = await mapFacts(tx, tenantId, {
    ...{ former: former.id, present: present.id },
    categoryIds: shared.map(({ row }) => row.categoryId),
  })
  return {
    ...{ goods, mapped },
    lacking: goods.flatMap(({ row }) => (theirs.has(row.categoryId) ? [] : row)),
    blocking: [
      ...otherKind.map(({ row, offers }) => ({ categoryId: row.categoryId, def: null, value: '', offers })),
      ...blocking,
    ],
  }
}

/** The words of a fact in the language of the caller. */
const factWords = ({ def, value }: Pick<Fact, 'def' | 'value'>, locale: string) => ({
  ...{ attributeId: def.id, attribute: pickText(def.names, locale) },
  value: def.valueNames[value]?.[locale] ?? value,
})

/** The reasons against a merge, in words: attributes with their value, and categories of another kind. */
export function blockingWords({ blocking, goods }: MergePlan, locale: string): string {
  const most = 10
  const words = blocking.map(({ categoryId, def, value }) => {
    const of = pickText(goods.find(({ row }) => row.categoryId === categoryId)?.names ?? {}, locale)
    if (!def) return of
    const fact = factWords({ def, value }, locale)
    return `${of} – ${fact.attribute}: ${fact.value}`
  })
  return [...words.slice(0, most), ...(words.length > most ? ['…'] : [])].join('; ')
}

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

/** The search words of the brand that stays: its own, then the names and search words of the other one that it lacks. */
export function mergedKeywords({ former, present }: MergedBrands): string {
  const parts = [former.name, ...Object.values(former.names), former.alias.replaceAll('-', ' '), former.keywords]
  let words = present.keywords
  for (const part of parts) {
    const text = part.trim()
    const longer = words ? `${words}, ${text}` : text
    if (text && !contains(`${words} ${present.name}`, text) && longer.length <= catalogLimits.keywords) words = longer
  }
  return words
}

/** The number of areas of pages that name a brand, in the shop or in a version. */
async function areasWith(tx: Tx, tenantId: number, brandId: string): Promise<number> {
  const named = `"${brandId}"`
  const shown = await tx
    .select({ item: sql<string>`${pageArea.areaType}::text` })
    .from(pageArea)
    .where(ofTenant(pageArea, tenantId, sql`position(${named} in ${pageArea.content}::text) > 0`))
  const edited = await tx
    .selectDistinct({ item: contentVersion.item })
    .from(contentVersion)
    .where(
      ofTenant(
        contentVersion,
        tenantId,
        eq(contentVersion.kind, 'area'),
        sql`position(${named} in ${contentVersion.body}::text) > 0`,
      ),
    )
  return new Set([...shown, ...edited].map(({ item }) => item)).size
}

/** The fate of the event of the brand that ends. */
export async function eventAfter(tx: Tx, tenantId: number, { former, present }: MergedBrands): Promise<Merge['event']> {
  const has = async (id: string) =>
    (await tx.$count(gameEvent, ofTenant(gameEvent, tenantId, eq(gameEvent.brandId, id)))) +
      (await tx.$count(
        contentItem,
        ofTenant(contentItem, tenantId, eq(contentItem.kind, 'event'), eq(contentItem.item, id)),
      )) >
    0
  if (!(await has(former.id))) return 'none'
  return (await has(present.id)) ? 'ends' : 'moves'
}

export const takesPicture = ({ former, present }: MergedBrands): boolean =>
  present.coverPath === '' && present.coverWidePath === '' && former.coverPath !== ''

const shownBrand = ({ id, name, names, alias, enabled, version }: BrandRow, locale: string) => ({
  ...{ id, name: names[locale] ?? name, alias, enabled, version },
})

/** The plan of a merge as staff read it before they decide. */
export async function mergeDetail(tx: Tx, context: CallContext, brands: MergedBrands): Promise<Merge> {
  const { former, present } = brands
  const { locale } = context
  const { tenantId } = context.tenant
  const plan = await planMerge(tx, tenantId, brands)
  const offers = tx
    .select({ id: offer.id })
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.brandId, former.id)))
  const aliases = await tx
    .select({ alias: formerBrandAlias.alias })
    .from(formerBrandAlias)
    .where(ofTenant(formerBrandAlias, tenantId, eq(formerBrandAlias.brandId, former.id)))
    .orderBy(formerBrandAlias.alias)
  const lacking = new Set(plan.lacking.map(({ categoryId }) => categoryId))
  const nameOf = (categoryId: string) =>
    pickText(plan.goods.find(({ row }) => row.categoryId === categoryId)?.names ?? {}, locale)
  return {
    former: shownBrand(former, locale),
    present: shownBrand(present, locale),
    categories: plan.goods.map(({ row: { categoryId: id }, offers: count }) => ({
      ...{ id, name: nameOf(id), offers: count, added: lacking.has(id) },
    })),
    offers: plan.goods.reduce((sum, one) => sum + one.offers, 0),
    orders: await tx.$count(orderHead, ofTenant(orderHead, tenantId, inArray(orderHead.offerId, offers))),
    wishes: await tx.$count(wish, ofTenant(wish, tenantId, inArray(wish.offerId, offers))),
    alerts: await tx.$count(offerAlert, ofTenant(offerAlert, tenantId, inArray(offerAlert.offerId, offers))),
    aliases: [former.alias, ...aliases.map(({ alias }) => alias)],
    keywords: mergedKeywords(brands),
    areas: await areasWith(tx, tenantId, former.id),
    event: await eventAfter(tx, tenantId, brands),
    picture: takesPicture(brands),
    mapped: plan.mapped.map(({ from, to }) => ({
      ...{ categoryId: from.categoryId, category: nameOf(from.categoryId), offers: from.offers },
      ...{ from: factWords(from, locale), to: factWords(to, locale) },
    })),
    blocking: plan.blocking.map(({ categoryId, def, value, offers: count }) => ({
      ...{ categoryId, category: nameOf(categoryId), offers: count },
      fact: def && factWords({ def, value }, locale),
    })),
  }
}
