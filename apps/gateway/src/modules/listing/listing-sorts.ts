import type { SortKey } from '@tradepost/contract/constants'
import { type SQL, sql } from 'drizzle-orm'

type Direction = 'asc' | 'desc'

/** The order of a list: by one column, then by the id, so that no two offers have the same position. */
export interface ListingSort {
  column: SQL
  by: Direction
  thenId: Direction
  /** The type of the column in the database. */
  type: 'int' | 'smallint' | 'timestamptz'
}

const recommended: ListingSort = { column: sql`l.rank_score`, by: 'desc', thenId: 'asc', type: 'int' }
const price = sql`l.price_minor`
const rating: ListingSort = { column: sql`l.rating`, by: 'desc', thenId: 'asc', type: 'smallint' }

export const listingSorts: Readonly<Record<SortKey, ListingSort>> = {
  'best-match': recommended,
  newest: { column: sql`l.listed_at`, by: 'desc', thenId: 'asc', type: 'timestamptz' },
  'price-asc': { column: price, by: 'asc', thenId: 'asc', type: 'int' },
  'price-desc': { column: price, by: 'desc', thenId: 'desc', type: 'int' },
  'seller-rating': rating,
  recommended,
  'fast-delivery': { column: sql`l.delivery_minutes`, by: 'asc', thenId: 'asc', type: 'int' },
  'top-rated': rating,
}

const opposite = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc')

/** The sort in the opposite direction. */
export const reversed = (sort: ListingSort): ListingSort => ({
  ...sort,
  by: opposite(sort.by),
  thenId: opposite(sort.thenId),
})

export const orderOf = ({ column, by, thenId }: ListingSort): SQL =>
  sql`${column} ${sql.raw(by)}, l.id ${sql.raw(thenId)}`

/** The operator for later values: `>` in an ascending order, `<` in a descending one. */
export const following = (direction: Direction): SQL => sql.raw(direction === 'asc' ? '>' : '<')
