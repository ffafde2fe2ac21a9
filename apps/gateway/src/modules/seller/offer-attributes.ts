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

/** The attributes that offers of a kind have, in a language. */
export async function attributesOf(tx: Tx, tenantId: number, goods: BrandCategory, locale: string) {
  const rows = await rowsOf(tx, tenantId, goods)
  return rows.map(({ def, choices }) => ({
    id: def.id,
    name: pickText(def.names, locale),
    attrType: def.attrType,
    choices: choices.map((value) => ({ value, name: def.valueNames[value]?.[locale] ?? value })),
  }))
}

/** Reads the attributes that a seller states. Refuses those of other goods, repeated ones and invalid values. */
export async function readAttributes(
  tx: Tx,
  tenantId: number,
  goods: BrandCategory,
  stated: readonly { id: string; value: string }[],
): Promise<OfferAttribute[]> {
  const known = new Map((await rowsOf(tx, tenantId, goods)).map((row) => [row.def.id, row]))
  const seen = new Set<string>()
  return stated.map(({ id, value: written }) => {
    const row = known.get(id)
    const value = cleanTitle(written)
    const isChoice = row && (row.choices.length === 0 || row.choices.includes(value))
    const isNumber = row?.def.attrType !== attrType.number || /^\d{1,12}(?:\.\d{1,4})?$/.test(value)
    if (!isChoice || !isNumber || value === '' || seen.has(id))
      throw new Failure('data_error', { field: `attribute-${id}` })
    seen.add(id)
    return { a: id, v: value }
  })
}
