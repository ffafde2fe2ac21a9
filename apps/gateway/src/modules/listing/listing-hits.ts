import { mostCounted } from '@tradepost/domain/limits/list-limits'
import { type SQL, sql } from 'drizzle-orm'
import type { Run } from '../catalog/keyword.ts'
import type { AttributeValues } from './attribute-values.ts'
import { conditionOf, type ListingFilter } from './listing-filters.ts'
import { type ListedPage, type PlacedRow, pageOfHits, pageOfRows, type Shown } from './listing-page.ts'

/** Facets are counted over this many hits and scaled to the total. */
export const facetSample = 2000
const hitBrands = 12
/** The most hits that are read at once. More than `mostCounted`, so that longer lists need no second query. */
const mostRead = 4000
/** With more hits than this, all fit the keyword about equally well, so recommended offers come first. */
const rankedHits = 1000

export interface ValueCount {
  id: string
  value: string
  n: number
}

/** Counts of the hits of a filter. They cover only the hits that were read. */
export interface Hits {
  total: number
  brands: { id: string; n: number }[]
  /** As counted in the sample. */
  values: ValueCount[]
  /** The requested page; null if there are more hits than were counted, so that `readPage` must find it. */
  page: ListedPage | null
}

interface Reading {
  filter: ListingFilter
  /** The id of the attribute whose filter is left out. */
  except?: string
  /** The attributes whose values are counted. */
  facets: ReadonlySet<string>
  cap?: number
  shown?: Shown
}
export type HitsReader = (reading: Reading) => Promise<Hits>

interface Row extends Record<string, unknown> {
  total: number
  brands: [id: string, n: number][] | null
  facets: [key: string, n: number][] | null
  rows: PlacedRow[] | null
}

/** The rows of the hits, each once, no more than `cap`. */
function hitRows({ filter, except }: Reading, cap: number): SQL {
  const { apart } = filter
  const all = sql`select l.* from offer_listing l where ${conditionOf(filter, except)}`
  // NOTE: `materialized` makes the planner expect to read all matches, so that it uses the index of attribute values.
  // For a few rows it might scan another index, whose matches may be at the end. Reading still stops at the limit.
  const hasValue = !filter.match && filter.attributes.some(({ attributeId }) => attributeId !== except)
  if (hasValue) return sql`with matching as materialized (${all}) select * from matching limit ${cap}`
  if (!apart) return sql`${all} limit ${cap}`
  const placed = conditionOf({ ...filter, match: apart.named }, except)
  const others = conditionOf({ ...filter, match: apart.others }, except)
  return sql`(select l.* from offer_listing l where ${placed} limit ${cap})
    union all (select l.* from offer_listing l where ${others} limit ${cap}) limit ${cap}`
}

function statementOf(reading: Reading): SQL {
  const { facets, cap = mostRead, shown } = reading
  const counted =
    facets.size === 0
      ? sql`null::jsonb`
      : sql`(select jsonb_agg(jsonb_build_array(key::text, n)) from (
          select key, count(*) as n from (select unnest(facets) as key from (select facets from hits limit ${facetSample}) h) s
          group by key) c)`
  const sorted = shown ? sql`, rank_score, price_minor, listed_at, rating, delivery_minutes, in_stock` : sql``
  const words = shown?.fit ? sql`, search` : sql``
  const page = shown
    ? sql`case when (select n from counted) < ${cap} then
        array(${pageOfHits(shown, sql`(select n from counted) <= ${rankedHits}`)}) end`
    : sql`null::jsonb[]`
  return sql`
    with hits as materialized (
      select id, brand_id, facets${sorted}${words}
      from (${hitRows(reading, cap)}) found),
    counted as materialized (select count(*)::int as n from hits)
    select (select n from counted) as total,
      (select jsonb_agg(jsonb_build_array(brand_id::text, n) order by n desc, brand_id) from (
        select brand_id, count(*) as n from hits group by 1 order by n desc, brand_id limit ${hitBrands}) b) as brands,
      ${counted} as facets, ${page} as rows`
}

/** Reads the hits of a filter once, and computes their number, brands, attribute values and a page from them. */
export const hitsReader =
  (run: Run, tenantId: number, attributeValues: AttributeValues): HitsReader =>
  async (reading) => {
    const [row] = await run<Row>(statementOf(reading))
    const counts = row?.facets ?? []
    const values = await attributeValues(
      tenantId,
      counts.map(([key]) => key),
    )
    return {
      total: Math.min(row?.total ?? 0, mostCounted),
      brands: (row?.brands ?? []).map(([id, n]) => ({ id, n })),
      values: counts.flatMap(([key, n]) => {
        const { attributeId = '', value = '' } = values.get(key) ?? {}
        return reading.facets.has(attributeId) ? { id: attributeId, value, n } : []
      }),
      page: row?.rows && reading.shown ? pageOfRows(reading.shown, row.rows) : null,
    }
  }
