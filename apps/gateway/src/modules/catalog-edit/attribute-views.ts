import type { CallData, calls } from '@tradepost/contract'
import type { Locale } from '@tradepost/domain/language/languages'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { attributeDef, categoryAttribute } from '../../platform/db/schema/brand.ts'
import { attributeValue, offerListing } from '../../platform/db/schema/offer.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { hasId } from '../../platform/ids/has-id.ts'
import { pickText } from '../../platform/text/localised.ts'
import { shopLanguages } from './brand-views.ts'
import { namesByLanguage } from './localised-words.ts'

type AttributeRow = typeof attributeDef.$inferSelect
type Listed = CallData<typeof calls.catalogEdit.staffAttributePage>['list'][number]
type Detail = CallData<typeof calls.catalogEdit.staffAttributeDetail>

/** Attributes, each with the number of brand categories whose offers state it. */
export function attributesWithUses(tx: Tx, tenantId: number, where: SQL | undefined) {
  const uses = tx
    .select({ count: sql`count(*)` })
    .from(categoryAttribute)
    .where(ofTenant(categoryAttribute, tenantId, eq(categoryAttribute.attributeId, attributeDef.id)))
  return tx
    .select({ row: attributeDef, uses: sql<string>`${uses}` })
    .from(attributeDef)
    .where(ofTenant(attributeDef, tenantId, where))
}

/** An attribute as staff see it in a list. */
export const listedAttribute = (
  row: AttributeRow,
  uses: string,
  inLanguages: readonly Locale[],
  locale: string,
): Listed => ({
  ...{ id: row.id, name: pickText(row.names, locale), attrType: row.attrType, isMain: row.isMain },
  ...{ filterable: row.filterable, required: row.required, position: row.sort },
  ...{ values: row.choices.length, brandCategories: Number(uses) },
  missing: inLanguages.filter((language) => !row.names[language]),
  outdated: inLanguages.filter((language) => row.outdated.includes(language)),
  outdatedValues: Object.values(row.valueOutdated).filter((outdated) =>
    inLanguages.some((language) => outdated.includes(language)),
  ).length,
})

/** The number of listed offers that have each value of an attribute. */
async function listedOffersByValue(tx: Tx, tenantId: number, attributeId: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ value: attributeValue.value, count: sql<string>`count(*)` })
    .from(attributeValue)
    .innerJoin(
      offerListing,
      ofTenant(offerListing, tenantId, sql`${offerListing.facets} @> array[${attributeValue.key}]`),
    )
    .where(ofTenant(attributeValue, tenantId, eq(attributeValue.attributeId, attributeId)))
    .groupBy(attributeValue.value)
  return new Map(rows.map(({ value, count }) => [value, Number(count)]))
}

/** An attribute with everything that staff may change. */
export async function attributeDetail(tx: Tx, context: CallContext, id: string): Promise<Detail> {
  const { tenantId } = context.tenant
  const [found] = await attributesWithUses(tx, tenantId, hasId(attributeDef.id, id))
  if (!found) throw new Failure('not_found', { field: 'id' })
  const { row, uses } = found
  const all = [...row.choices, ...row.retiredChoices]
  const inLanguages = await shopLanguages(tx, context)
  const offers = all.length > 0 ? await listedOffersByValue(tx, tenantId, row.id) : new Map<string, number>()
  return {
    ...listedAttribute(row, uses, inLanguages, context.locale),
    names: namesByLanguage(row.names),
    valueList: all.map((value, place) => ({
      ...{ value, enabled: place < row.choices.length, offers: offers.get(value) ?? 0 },
      name: row.valueNames[value]?.[context.locale] ?? value,
      words: namesByLanguage(row.valueNames[value] ?? {}),
      outdated: inLanguages.filter((language) => row.valueOutdated[value]?.includes(language)),
    })),
    version: row.version,
  }
}
