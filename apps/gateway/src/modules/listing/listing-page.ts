import { type SQL, sql } from 'drizzle-orm'
import type { Run } from '../catalog/keyword.ts'
import { type ListingPlace, placeValue, rangesAfter, writeCursor } from './listing-cursor.ts'
import { conditionOf, type ListingFilter, narrowingOf } from './listing-filters.ts'
import { type ListingSort, listingSorts, orderOf, reversed } from './listing-sorts.ts'

/** The page of a list to show: after or before a position, or by offset if `place` is null. */
export interface Shown {
  sortKey: string
  sort: ListingSort
  pageSize: number
  offset: number
  place: ListingPlace | null
  /** The rank of a hit for the keyword. If there are few hits, the rank orders them before the sort does. */
  fit: SQL | null
}

/** An offer of a page with its position in the list, as the query returns them. */
export type PlacedRow = [id: string, value: string, inStock: boolean, rank: number | null]

export interface ListedPage {
  ids: string[]
  /** Cursors of the pages after and before this one. */
  next: string | null
  previous: string | null
}

/** One row more than a page, to know whether another page follows. */
const rowsRead = ({ pageSize }: Shown) => pageSize + 1

const sortRead = ({ place, sort }: Shown) => (place?.backwards ? reversed(sort) : sort)

/** Turns the rows, in the order in which they were read, into the page to show. */
export function pageOfRows(shown: Shown, read: readonly PlacedRow[]): ListedPage {
  const { pageSize, offset, place, sortKey } = shown
  const hasMore = read.length > pageSize
  const rows = read.slice(0, pageSize)
  if (place?.backwards) rows.reverse()
  const cursor = (row: PlacedRow | undefined, backwards: boolean) => {
    if (!row) return null
    const [id, value, inStock, rank] = row
    return writeCursor({ backwards, sort: sortKey, value, id, fit: rank === null ? null : { inStock, rank } })
  }
  const isFirst = place ? place.backwards && !hasMore : offset === 0
  const isLast = place?.backwards ? false : !hasMore
  return {
    ids: rows.map(([id]) => id),
    next: isLast ? null : cursor(rows.at(-1), false),
    previous: isFirst ? null : cursor(rows[0], true),
  }
}

/** The most rows of the sort's index that are scanned for one of the first pages of a narrowed list. */
const mostWalked = 4000
/** For a larger offset the planner chooses how to read a page, because scanning the index would take too long. */
const mostSkipped = 240

/** Sorting more offers than this takes longer than scanning the index further. */
const mostSorted = 150_000

/** The planner's estimate of the number of matching offers. */
async function estimatedMatches(run: Run, filter: ListingFilter): Promise<number> {
  const [row] = await run<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from offer_listing l where ${conditionOf(filter)}`,
  )
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** The ranges of a sort's index that contain the page. */
const rangesOf = ({ place }: Shown, sort: ListingSort): SQL[] => (place ? rangesAfter(sort, place) : [sql`true`])

/**
 * Scans the next `most` rows of the sort's index for offers of the page. If many offers match, the page is soon
 * complete, and reading all matches would take longer. With null the planner decides how to read.
 */
function walk(filter: ListingFilter, shown: Shown, sort: ListingSort, most: number | null): SQL {
  const byPrice = sort.column === listingSorts['price-asc'].column
  const narrowing = narrowingOf(byPrice ? { ...filter, price: [] } : filter)
  const place = sql.join([filter.place, ...(byPrice ? filter.price : [])], sql` and `)
  const walked = rangesOf(shown, sort).map((range) => {
    const within = sql`from offer_listing l where ${place} and ${range} order by ${orderOf(sort)}`
    if (most === null)
      return sql`(select l.id, ${sort.column} as value from offer_listing l where ${conditionOf(filter)} and ${range}
        order by ${orderOf(sort)} limit ${rowsRead(shown) + shown.offset})`
    return narrowing.length === 0
      ? sql`(select l.id, ${sort.column} as value ${within} limit ${rowsRead(shown) + shown.offset})`
      : sql`(select l.id, ${sort.column} as value from (select l.* ${within} limit ${most}) l
          where ${sql.join(narrowing, sql` and `)} limit ${rowsRead(shown) + shown.offset})`
  })
  // NOTE: PostgreSQL appends the ranges in this order, and reads the second only if the first has too few rows.
  return sql`select l.id, l.value from (${sql.join(walked, sql` union all `)}) l`
}

/** Reads all offers that match, and sorts them. */
function sortAll(filter: ListingFilter, shown: Shown, sort: ListingSort): SQL {
  const ranges = rangesOf(shown, sort).map((range) => sql`(${range})`)
  return sql`with matching as materialized (
      select l.id, ${sort.column} as value from offer_listing l
      where ${conditionOf(filter)} and (${sql.join(ranges, sql` or `)}))
    select l.id, l.value from matching l order by l.value ${sql.raw(sort.by)}, l.id ${sql.raw(sort.thenId)}`
}

/** Reads a page of a list that is too long to read all of its offers. */
export async function readPage(run: Run, filter: ListingFilter, shown: Shown): Promise<ListedPage> {
  const sort = sortRead(shown)
  const offset = shown.place ? 0 : shown.offset
  const isNarrowed = narrowingOf(filter).length > 0
  const read = (rows: SQL) =>
    run<{ id: string; value: string }>(
      sql`select l.id::text as id, ${placeValue({ ...sort, column: sql`l.value` })} as value
        from (${rows} limit ${rowsRead(shown)} offset ${offset}) l`,
    )
  const walkOf = (most: number | null) => walk(filter, { ...shown, offset }, sort, most)
  const isFar = isNarrowed && offset > mostSkipped
  let rows = await read(walkOf(isFar ? null : mostWalked))
  if (isNarrowed && !isFar && rows.length < rowsRead(shown)) {
    const canSort = (await estimatedMatches(run, filter)) <= mostSorted
    rows = await read(canSort ? sortAll(filter, shown, sort) : walkOf(null))
  }
  return pageOfRows(
    shown,
    rows.map(({ id, value }) => [id, value, true, null]),
  )
}

/**
 * Selects the page from the common table expression `hits`. `ranked` is true if there are few enough hits to order
 * them by rank.
 */
export function pageOfHits(shown: Shown, ranked: SQL): SQL {
  const { place, offset, fit } = shown
  const sort = sortRead(shown)
  const limit = sql`limit ${rowsRead(shown)} offset ${place ? 0 : offset}`
  const row = (rank: SQL) =>
    sql`select jsonb_build_array(l.id::text, ${placeValue(sort)}, l.in_stock, ${rank}) from hits l`
  const unranked = sql`null::real`
  if (place?.fit && fit) {
    const { inStock, rank } = place.fit
    const [compared, direction] = place.backwards ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
    return sql`${row(fit)} where (l.in_stock::int, ${fit}, ${sort.column}, -l.id)
        ${compared} (${inStock ? 1 : 0}::int, ${rank}::real, ${place.value}::int, -(${place.id}::bigint))
      order by l.in_stock ${direction}, ${fit} ${direction}, ${orderOf(sort)} ${limit}`
  }
  if (place) {
    const [same, next] = rangesAfter(sort, place)
    return sql`${row(unranked)} where (${same} or ${next}) order by ${orderOf(sort)} ${limit}`
  }
  if (!fit) return sql`${row(unranked)} order by ${orderOf(sort)} ${limit}`
  const rank = sql`case when ${ranked} then ${fit} end`
  return sql`${row(rank)} order by l.in_stock desc, ${rank} desc nulls last, ${orderOf(sort)} ${limit}`
}
