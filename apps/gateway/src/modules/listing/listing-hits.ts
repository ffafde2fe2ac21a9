import type { CallData, calls } from '@tradepost/contract'
import { mostCounted } from '@tradepost/domain/limits/list-limits'
import { type SQL, sql } from 'drizzle-orm'
import { pickText } from '../../platform/text/localised.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Run } from '../catalog/keyword.ts'
import { conditionOf, type ListingFilter } from './listing-filters.ts'

type OfferPage = CallData<typeof calls.offer.offerPage>

/** Facets are counted over this many hits and scaled to the total. */
export const facetSample = 2000
const facetValues = 30
const hitBrands = 12
/** With more hits than this, all fit the keyword about equally well, so recommended offers come first. */
const rankedHits = 1000

interface ValueCount {
  id: string
  value: string
  n: number
}

/** The hits of a condition, as far as they were counted. */
export interface Hits {
  total: number
  brands: { id: string; n: number }[]
  /** As counted in the sample. */
  values: ValueCount[]
  /** The requested page; null if there are more hits than were counted, so that `walk` must find it. */
  ids: string[] | null
}

/** The page of hits to show. */
export interface Shown {
  order: SQL
  /** The rank of a hit by keyword, which sorts before the order while hits are few. */
  fit: SQL | null
  pageSize: number
  offset: number
}

interface Row extends Record<string, unknown> {
  total: number
  brands: [id: string, n: number][] | null
  facets: [id: string, value: string, n: number][] | null
  ids: string[] | null
}

interface Reading {
  tenantId: number
  filter: ListingFilter
  /** The attribute whose own filter is left out. */
  except?: string
  facets: readonly string[]
  cap?: number
  shown?: Shown
}

const pageOf = (
  { order, fit, pageSize, offset }: Shown,
  cap: number,
) => sql`case when (select n from counted) < ${cap} then
  array(select l.id::text from hits l order by ${
    fit
      ? sql`l.in_stock desc, case when (select n from counted) <= ${rankedHits} then ${fit} end desc nulls last, `
      : sql``
  }${order} limit ${pageSize} offset ${offset}) end`

/** The rows of the hits, each once, no more than `cap`. */
function hitRows({ tenantId, filter, except }: Reading, cap: number): SQL {
  const { apart } = filter
  if (!apart) return sql`select l.* from offer_listing l where ${conditionOf(filter, except)} limit ${cap}`
  const placed = conditionOf({ ...filter, match: sql`l.tenant_id = ${tenantId} and ${apart.named}` }, except)
  const others = conditionOf({ ...filter, match: apart.others }, except)
  return sql`(select l.* from offer_listing l where ${placed} limit ${cap})
    union all (select l.* from offer_listing l where ${others} limit ${cap}) limit ${cap}`
}

/** Reads the hits of a filter once, and computes their number, brands, attribute values and a page from them. */
export async function readHits(run: Run, reading: Reading): Promise<Hits> {
  const { tenantId, facets, cap = mostCounted, shown } = reading
  const counted =
    facets.length === 0
      ? sql`null::jsonb`
      : sql`(select jsonb_agg(jsonb_build_array(k.attribute_id::text, k.value, c.n)) from (
          select key, count(*) as n from (select unnest(facets) as key from (select facets from hits limit ${facetSample}) h) s group by key) c
          join attribute_value k on k.tenant_id = ${tenantId} and k.key = c.key
          where k.attribute_id in ${[...facets]})`
  const sorted = shown ? sql`, rank_score, price_minor, listed_at, rating, delivery_minutes` : sql``
  const words = shown?.fit ? sql`, search, in_stock` : sql``
  const [row] = await run<Row>(sql`
    with hits as materialized (
      select id, brand_id, facets${sorted}${words}
      from (${hitRows(reading, cap)}) found),
    counted as materialized (select count(*)::int as n from hits)
    select (select n from counted) as total,
      (select jsonb_agg(jsonb_build_array(brand_id::text, n) order by n desc, brand_id) from (
        select brand_id, count(*) as n from hits group by 1 order by n desc, brand_id limit ${hitBrands}) b) as brands,
      ${counted} as facets, ${shown ? pageOf(shown, cap) : sql`null`} as ids`)
  const total = row?.total ?? 0
  return {
    total,
    brands: (row?.brands ?? []).map(([id, n]) => ({ id, n })),
    values: (row?.facets ?? []).map(([id, value, n]) => ({ id, value, n })),
    ids: row?.ids ?? null,
  }
}

/** The attributes that lists may be narrowed by, in the order shown. */
const shownFacets = (facts: CatalogSnapshot) =>
  [...facts.attributes]
    .filter(([, { filterable }]) => filterable)
    .sort(([idA, a], [idB, b]) => a.sort - b.sort || (BigInt(idA) < BigInt(idB) ? -1 : 1))

/** The attributes without a filter of their own, which are counted together with the hits. */
export function openFacets(facts: CatalogSnapshot, { attributes }: ListingFilter): string[] {
  const chosen = new Set(attributes.map((attribute) => attribute.attributeId))
  return shownFacets(facts).flatMap(([id]) => (chosen.has(id) ? [] : id))
}

/** Counts the values of each filtered attribute without its own filter, so that a visitor can add values. */
export async function readChosen(
  run: Run,
  facts: CatalogSnapshot,
  tenantId: number,
  filter: ListingFilter,
): Promise<Hits[]> {
  const chosen = [...new Set(filter.attributes.map((attribute) => attribute.attributeId))]
  return Promise.all(
    chosen
      .filter((id) => facts.attributes.get(id)?.filterable)
      .map((id) => readHits(run, { tenantId, filter, except: id, facets: [id], cap: facetSample })),
  )
}

/** Scales what was counted in a sample of the hits to all of them. */
const scaled = (values: readonly ValueCount[], by: number) =>
  values.map((value) => ({ ...value, n: Math.round(value.n * by) }))

/** The factor from the sample to all hits, from how many hits have the filtered values in the sample and in total. */
function scaleOfChosen({ attributes }: ListingFilter, { total, values }: Hits, fitting: number): number {
  if (total < facetSample) return 1
  const requested = new Set(
    attributes.flatMap(({ attributeId, values: any }) => any.map((value) => `${attributeId} ${value}`)),
  )
  const n = values.reduce((sum, { id, value, n: count }) => sum + (requested.has(`${id} ${value}`) ? count : 0), 0)
  return n > 0 ? Math.max(1, fitting / n) : mostCounted / facetSample
}

/** The counts per value of every attribute that lists may be narrowed by. */
export function facetsOf(
  facts: CatalogSnapshot,
  locale: string,
  filter: ListingFilter,
  { hits, chosen, total }: { hits: Hits; chosen: readonly Hits[]; total: number },
): OfferPage['facets'] {
  const sampled = Math.max(1, Math.min(facetSample, hits.total))
  const all = [
    ...scaled(hits.values, Math.max(1, total / sampled)),
    ...chosen.flatMap((one) => scaled(one.values, scaleOfChosen(filter, one, total))),
  ].sort((a, b) => b.n - a.n || (a.value < b.value ? -1 : 1))
  return shownFacets(facts).flatMap(([attributeId, { names, valueNames }]) => {
    const values = all.filter((entry) => entry.id === attributeId).slice(0, facetValues)
    if (values.length === 0) return []
    return {
      attributeId,
      name: pickText(names, locale),
      values: values.map(({ value, n }) => ({ value, label: valueNames[value]?.[locale] ?? value, count: n })),
    }
  })
}

/** Brands of the hits with their names. */
export const brandsOf = (facts: CatalogSnapshot, locale: string, hits: Hits): OfferPage['brands'] =>
  hits.brands.flatMap(({ id, n }) => {
    const brand = facts.brands.get(id)
    if (!brand) return []
    return { brandId: id, brandName: brand.names[locale] ?? brand.name, brandAlias: brand.alias, count: n }
  })
