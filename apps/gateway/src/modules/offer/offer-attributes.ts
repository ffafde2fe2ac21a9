import { attrType } from '@tradepost/contract/constants'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { attributeDef, categoryAttribute } from '../../platform/db/schema/brand.ts'
import type { OfferAttribute } from '../../platform/db/schema/offer.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanTitle } from '../../platform/text/clean-text.ts'
import { pickText } from '../../platform/text/localised.ts'

/** The brand and category of an offer. */
interface BrandCategory {
  brandId: string
  categoryId: string
}

const rowsOf = (tx: Tx, tenantId: number, { brandId, categoryId }: BrandCategory) =>
  tx
    .select({ def: attributeDef, choices: categoryAttribute.choices })
    .from(categoryAttribute)
    .innerJoin(
      attributeDef,
      ofTenant(attributeDef, categoryAttribute.tenantId, eq(attributeDef.id, categoryAttribute.attributeId)),
    )
    .where(
      ofTenant(
        categoryAttribute,
        tenantId,
        eq(categoryAttribute.brandId, brandId),
        eq(categoryAttribute.categoryId, categoryId),
      ),
    )
    .orderBy(asc(attributeDef.sort), asc(attributeDef.id))

interface Row {
  def: typeof attributeDef.$inferSelect
  choices: string[]
}

/**
 * The values that a seller can state, in their order; null for free text and numbers. A brand category without values
 * of its own has all values of the attribute.
 */
export function choicesOf({ def, choices: own }: Row): string[] | null {
  const all = [...def.choices, ...own.filter((value) => !def.choices.includes(value))]
  if (all.length === 0 && def.retiredChoices.length === 0) return null
  return all.filter((value) => (own.length === 0 || own.includes(value)) && !def.retiredChoices.includes(value))
}

/** The attributes that offers of a kind can state, each with its choices. One without a choice left is none of them. */
async function statableOf(tx: Tx, tenantId: number, goods: BrandCategory, { lock }: { lock: boolean }) {
  const query = rowsOf(tx, tenantId, goods)
  // Staff who change the attribute meanwhile wait, and find the offer that states it.
  const rows = await (lock ? query.for('key share', { of: attributeDef }) : query)
  return rows.map((row) => ({ def: row.def, choices: choicesOf(row) })).filter(({ choices }) => choices?.length !== 0)
}

/** The attributes that offers of a kind have, in a language. */
export async function attributesOf(tx: Tx, tenantId: number, goods: BrandCategory, locale: string) {
  const list = await statableOf(tx, tenantId, goods, { lock: false })
  return list.map(({ def, choices }) => ({
    id: def.id,
    name: pickText(def.names, locale),
    attrType: def.attrType,
    required: def.required,
    choices: (choices ?? []).map((value) => ({ value, name: def.valueNames[value]?.[locale] ?? value })),
  }))
}

/** Tells whether offers of a kind must state an attribute. */
export const requiresAttributes = async (tx: Tx, tenantId: number, goods: BrandCategory): Promise<boolean> =>
  (await statableOf(tx, tenantId, goods, { lock: false })).some(({ def }) => def.required)

/**
 * Reads the attributes that a seller states. Refuses those of other goods, repeated ones, invalid values and missing
 * ones. An offer keeps what it already has: a value that is no longer a choice, and attributes that its goods no longer
 * have.
 */
export async function readAttributes(
  tx: Tx,
  tenantId: number,
  goods: BrandCategory,
  stated: readonly { id: string; value: string }[],
  present: readonly OfferAttribute[] = [],
): Promise<OfferAttribute[]> {
  const known = new Map((await statableOf(tx, tenantId, goods, { lock: true })).map((row) => [row.def.id, row]))
  const before = new Map(present.map(({ a, v }) => [a, v]))
  const seen = new Set<string>()
  const after = stated.map(({ id, value: written }) => {
    const row = known.get(id)
    const value = cleanTitle(written)
    const isChoice = row && (row.choices === null || row.choices.includes(value) || before.get(id) === value)
    const isNumber = row?.def.attrType !== attrType.number || /^\d{1,12}(?:\.\d{1,4})?$/.test(value)
    if (!isChoice || !isNumber || value === '' || seen.has(id))
      throw new Failure('data_error', { field: `attribute-${id}` })
    seen.add(id)
    return { a: id, v: value }
  })
  for (const [id, { def }] of known)
    if (def.required && !seen.has(id)) throw new Failure('attribute_required', { field: `attribute-${id}` })
  return [...after, ...present.filter(({ a }) => !known.has(a))]
}
