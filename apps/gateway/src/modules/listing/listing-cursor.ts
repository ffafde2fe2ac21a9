import { type SQL, sql } from 'drizzle-orm'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { following, type ListingSort } from './listing-sorts.ts'

/**
 * The position of an offer in a list. A page starts after this offer or ends before it. Unlike a page number, the
 * position stays correct when offers are added or removed.
 */
export interface ListingPlace {
  /** True for the page that ends before this position. */
  backwards: boolean
  /** The key of the sort; `value` is the offer's value in the column of this sort. */
  sort: string
  value: string
  id: string
  /** Compared before `value` if the hits are ordered by their rank for the keyword. */
  fit: { inStock: boolean; rank: number } | null
}

const digits = /^-?\d{1,16}$/
const mostInt = 2 ** 31

/** Writes times in microseconds since the epoch, the precision of the database. */
export const placeValue = ({ column, type }: ListingSort): SQL =>
  type === 'timestamptz' ? sql`(extract(epoch from ${column}) * 1000000)::bigint::text` : sql`${column}::text`

const constantOf = ({ type }: ListingSort, value: string): SQL =>
  type === 'timestamptz' ? sql`(timestamptz 'epoch' + ${value}::float8 * interval '1 microsecond')` : sql`${value}::int`

/** The offers after a position: those with the same value, and those with later values. Each is one index range. */
export function rangesAfter(sort: ListingSort, { value, id }: ListingPlace): [same: SQL, next: SQL] {
  const constant = constantOf(sort, value)
  return [
    sql`${sort.column} = ${constant} and l.id ${following(sort.thenId)} ${id}::bigint`,
    sql`${sort.column} ${following(sort.by)} ${constant}`,
  ]
}

export const writeCursor = ({ backwards, sort, value, id, fit }: ListingPlace): string =>
  Buffer.from(
    JSON.stringify([backwards ? 1 : 0, sort, value, id, ...(fit ? [fit.inStock ? 1 : 0, fit.rank] : [])]),
  ).toString('base64url')

/** Reads a cursor. Null if it is invalid or of another sort, as in an old link; the page number then counts. */
export function readCursor(text: string | undefined, sort: string): ListingPlace | null {
  if (!text) return null
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return null
  }
  if (!Array.isArray(parts)) return null
  const [backwards, of, value, id, inStock, rank] = parts as unknown[]
  if (of !== sort || typeof value !== 'string' || !digits.test(value)) return null
  if (typeof id !== 'string' || !fitsId64(id)) return null
  if (sort !== 'newest' && Math.abs(Number(value)) >= mostInt) return null
  const fit = typeof rank === 'number' && Number.isFinite(rank) ? { inStock: inStock === 1, rank } : null
  return { backwards: backwards === 1, sort, value, id, fit }
}
