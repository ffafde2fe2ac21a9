import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { attributeDef, categoryAttribute } from '../../../platform/db/schema/brand.ts'
import { offer } from '../../../platform/db/schema/offer.ts'
import { choicesOf } from '../../offer/offer-attributes.ts'

type Def = typeof attributeDef.$inferSelect

/** A value of an attribute that offers of a category have, and how many. */
export interface Fact {
  categoryId: string
  def: Def
  value: string
  offers: number
}
/** The fact that another one becomes. */
export interface MappedFact {
  from: Fact
  to: { def: Def; value: string }
}
interface Stated {
  def: Def
  choices: string[]
}

/** The attributes that offers of a brand state, by category. */
async function statedBy(tx: Tx, tenantId: number, brandId: string): Promise<Map<string, Stated[]>> {
  const rows = await tx
    .select({ categoryId: categoryAttribute.categoryId, choices: categoryAttribute.choices, def: attributeDef })
    .from(categoryAttribute)
    .innerJoin(
      attributeDef,
      ofTenant(attributeDef, categoryAttribute.tenantId, eq(attributeDef.id, categoryAttribute.attributeId)),
    )
    .where(ofTenant(categoryAttribute, tenantId, eq(categoryAttribute.brandId, brandId)))
    .orderBy(attributeDef.sort, attributeDef.id)
  return Map.groupBy(rows, ({ categoryId }) => categoryId)
}

/** The facts of a brand's offers in some categories. An attribute that its category no longer has stays with its offers. */
async function factsOf(tx: Tx, tenantId: number, brandId: string, categoryIds: readonly string[]): Promise<Fact[]> {
  if (categoryIds.length === 0) return []
  const attribute = sql<string>`fact ->> 'a'`
  const value = sql<string>`fact ->> 'v'`
  const rows = await tx
    .select({ categoryId: offer.categoryId, def: attributeDef, value, offers: sql<string>`count(*)` })
    .from(offer)
    .innerJoin(sql`jsonb_array_elements(${offer.attributes}) as fact`, sql`true`)
    .innerJoin(
      categoryAttribute,
      ofTenant(
        categoryAttribute,
        tenantId,
        eq(categoryAttribute.brandId, offer.brandId),
        eq(categoryAttribute.categoryId, offer.categoryId),
        sql`${categoryAttribute.attributeId}::text = ${attribute}`,
      ),
    )
    .innerJoin(attributeDef, ofTenant(attributeDef, tenantId, eq(attributeDef.id, categoryAttribute.attributeId)))
    .where(ofTenant(offer, tenantId, eq(offer.brandId, brandId), inArray(offer.categoryId, [...categoryIds])))
    .groupBy(offer.categoryId, attributeDef.tenantId, attributeDef.id, value)
    .orderBy(offer.categoryId, attributeDef.sort, attributeDef.id, value)
  return rows.map((row) => ({ ...row, offers: Number(row.offers) }))
}

const folded = (texts: readonly (string | undefined)[]) =>
  new Set(texts.flatMap((text) => (text ? [text.trim().toLowerCase()] : [])))
const haveOneInCommon = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((text) => b.has(text))
const namesOf = ({ names }: Def) => folded(Object.values(names))
const labelsOf = (def: Def, value: string) => folded([value, ...Object.values(def.valueNames[value] ?? {})])

/** The value of an attribute that means the same as one of another, or of the same, attribute. */
function sameValue({ def, choices }: Stated, fact: Fact): string | undefined {
  const all = choicesOf({ def, choices })
  if (all === null) return def.attrType === fact.def.attrType ? fact.value : undefined
  const isSame = def.id === fact.def.id
  if (isSame && def.retiredChoices.includes(fact.value)) return fact.value
  return (
    all.find((one) => one === fact.value) ??
    all.find((one) => haveOneInCommon(labelsOf(def, one), labelsOf(fact.def, fact.value)))
  )
}

/** The fact of the other brand that means the same: by the attribute itself, or else by its name in any language. */
function counterpart(
  stated: readonly Stated[],
  fact: Fact,
  isFree: (def: Def) => boolean,
): MappedFact['to'] | undefined {
  const itself = stated.filter(({ def }) => def.id === fact.def.id)
  const alike = stated.filter(
    ({ def }) => def.id !== fact.def.id && isFree(def) && haveOneInCommon(namesOf(def), namesOf(fact.def)),
  )
  for (const one of [...itself, ...alike]) {
    const value = sameValue(one, fact)
    if (value !== undefined) return { def: one.def, value }
  }
  return undefined
}

/**
 * Finds for each fact of a brand's offers the one that it becomes in another brand. `mapped` are those that change,
 * `blocking` those without a counterpart.
 */
export async function mapFacts(
  tx: Tx,
  tenantId: number,
  { former, present, categoryIds }: { former: string; present: string; categoryIds: readonly string[] },
): Promise<{ mapped: MappedFact[]; blocking: Fact[] }> {
  const stated = await statedBy(tx, tenantId, present)
  const facts = await factsOf(tx, tenantId, former, categoryIds)
  const mapped: MappedFact[] = []
  const blocking: Fact[] = []
  for (const fact of facts) {
    const isOfCategory = ({ categoryId }: Fact) => categoryId === fact.categoryId
    // An offer must not state an attribute twice: one that its offers state already is free for no other.
    const isFree = (def: Def) =>
      !facts.some((one) => isOfCategory(one) && one.def.id === def.id) &&
      !mapped.some(({ from, to }) => isOfCategory(from) && to.def.id === def.id && from.def.id !== fact.def.id)
    const to = counterpart(stated.get(fact.categoryId) ?? [], fact, isFree)
    if (!to) blocking.push(fact)
    else if (to.def.id !== fact.def.id || to.value !== fact.value) mapped.push({ from: fact, to })
  }
  return { mapped, blocking }
}
