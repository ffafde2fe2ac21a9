import type { SortKey } from '@tradepost/contract/constants'
import { type SQL, sql } from 'drizzle-orm'

const recommended = sql`l.rank_score desc, l.id`
const rating = sql`l.rating desc, l.id`

/** The orders of a listing. Each ends with the id, so that pages never overlap. */
export const listingOrders: Readonly<Record<SortKey, SQL>> = {
  'best-match': recommended,
  newest: sql`l.listed_at desc, l.id`,
  'price-asc': sql`l.price_minor, l.id`,
  'price-desc': sql`l.price_minor desc, l.id desc`,
  'seller-rating': rating,
  recommended,
  'fast-delivery': sql`l.delivery_minutes, l.id`,
  'top-rated': rating,
}
