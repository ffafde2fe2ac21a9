import type { CallData, product } from '@tradepost/contract'
import { type SQL, sql } from 'drizzle-orm'
import { pickText } from '../../platform/localised.ts'
import type { CatalogueFacts } from './catalogue-facts.ts'
import type { Run } from './keyword.ts'
import { conditionOf, type ListingFilter } from './listing-filters.ts'

type OfferPage = CallData<typeof product.productPage>

/** Above this a list says "10,000": counting further would cost more than it tells. */
export const countCap = 10_000
/** Facets are counted over so many hits and then scaled to the whole. */
const facetSample = 2000
const facetValues = 30
const hitBrands = 12

interface ValueCount {
  id: string
  value: string
  n: number
}

/** What a condition finds, as far as it was counted. */
export interface Hits {
  total: number
  brands: { id: string; n: number }[]
  values: ValueCount[]
}

interface Row extends Record<string, unknown> {
  total: number
  brands: [id: string, n: number][] | null
  facets: [id: string, value: string, n: number][] | null
}

/** Reads the hits of a condition once, and makes of them their number, their games and the values of their attributes. */
export async function readHits(run: Run, condition: SQL, facets: readonly string[], cap = countCap): Promise<Hits> {
  const counted =
    facets.length === 0
      ? sql`null::jsonb`
      : sql`(select jsonb_agg(jsonb_build_array(id, value, n)) from (
          select e ->> 'a' as id, e ->> 'v' as value, count(*) as n from hits, jsonb_array_elements(hits.attributes) e
          where e ->> 'a' in ${[...facets]} group by 1, 2) counted)`
  const [row] = await run<Row>(sql`
    with hits as materialized (
      select brand_id, case when row_number() over () <= ${facetSample} then attributes end as attributes
      from (select l.brand_id, l.attributes from offer_listing l where ${condition} limit ${cap}) found)
    select (select count(*)::int from hits) as total,
      (select jsonb_agg(jsonb_build_array(brand_id::text, n) order by n desc, brand_id) from (
        select brand_id, count(*) as n from hits group by 1 order by n desc, brand_id limit ${hitBrands}) b) as brands,
      ${counted} as facets`)
  const total = row?.total ?? 0
  const scale = total > facetSample ? total / facetSample : 1
  const values = (row?.facets ?? []).map(([id, value, n]) => ({ id, value, n: Math.round(n * scale) }))
  return {
    total,
    brands: (row?.brands ?? []).map(([id, n]) => ({ id, n })),
    values: values.sort((a, b) => b.n - a.n || (a.value < b.value ? -1 : 1)),
  }
}

/** The attributes that lists may be narrowed by, in the order shown. */
const shownFacets = (facts: CatalogueFacts) =>
  [...facts.attributes]
    .filter(([, { filterable }]) => filterable)
    .sort(([idA, a], [idB, b]) => a.sort - b.sort || (BigInt(idA) < BigInt(idB) ? -1 : 1))

/** The attributes counted together with the hits: those that are not filtered themselves. */
export function openFacets(facts: CatalogueFacts, { attributes }: ListingFilter): string[] {
  const chosen = new Set(attributes.map((attribute) => attribute.attributeId))
  return shownFacets(facts).flatMap(([id]) => (chosen.has(id) ? [] : id))
}

/** Counts per value; the values of an attribute are counted as if it were not filtered itself, so that one can add to it. */
export async function facetsOf(
  run: Run,
  facts: CatalogueFacts,
  locale: string,
  filter: ListingFilter,
  { values }: Hits,
): Promise<OfferPage['facets']> {
  const all = [...values]
  for (const id of new Set(filter.attributes.map((attribute) => attribute.attributeId))) {
    if (!facts.attributes.get(id)?.filterable) continue
    all.push(...(await readHits(run, conditionOf(filter, id), [id])).values)
  }
  return shownFacets(facts).flatMap(([attributeId, { names }]) => {
    const own = all.filter((entry) => entry.id === attributeId).slice(0, facetValues)
    if (own.length === 0) return []
    return { attributeId, name: pickText(names, locale), values: own.map(({ value, n }) => ({ value, count: n })) }
  })
}

/** Games of the hits with their names. */
export const brandsOf = (facts: CatalogueFacts, locale: string, hits: Hits): OfferPage['brands'] =>
  hits.brands.flatMap(({ id, n }) => {
    const brand = facts.brands.get(id)
    if (!brand) return []
    return { brandId: id, brandName: brand.names[locale] ?? brand.name, brandAlias: brand.alias, count: n }
  })
