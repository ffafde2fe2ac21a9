import { type SQL, sql } from 'drizzle-orm'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { following, type ListingSort } from './listing-sorts.ts'

/**
 * The place of an offer in a list, after or before which a page begins. Unlike a page's number it stays between the same
 * two offers while others come and go.
 */
export interface ListingPlace {
  /** Reads the page that ends before the place. */
  backwards: boolean
  /** The sort whose column `value` is of. */
  sort: string
  value: string
  id: string
  /** Sorts before the column where hits are ordered by how well they fit the keyword. */
  fit: { inStock: boolean; rank: number } | null
}

const digits = /^-?\d{1,16}$/
const mostInt = 2 ** 31

/** Times are written in microseconds, as the database keeps them. */
export const placeValue = ({ column, type }: ListingSort): SQL =>
  type === 'timestamptz' ? sql`(extract(epoch from ${column}) * 1000000)::bigint::text` : sql`${column}::text`

const constantOf = ({ type }: ListingSort, value: string): SQL =>
  type === 'timestamptz' ? sql`(timestamptz 'epoch' + ${value}::float8 * interval '1 microsecond')` : sql`${value}::int`

/** The offers that share the place's value but follow it, and those with a following value. Each is one range of an index. */
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

/** Reads a cursor; null if it is none of this sort, as in an old link: its page is then read by its number. */
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
