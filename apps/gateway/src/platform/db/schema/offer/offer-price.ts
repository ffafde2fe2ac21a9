import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id64, instant, minor, tenantId } from '../columns.ts'

/** The prices of an offer since it was listed; only triggers write them. */
export const offerPrice = pgTable(
  'offer_price',
  {
    tenantId: tenantId(),
    offerId: id64('offer_id').notNull(),
    n: integer('n').notNull(),
    priceMinor: minor('price_minor').notNull(),
    since: instant('since').notNull(),
    setBy: text('set_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.offerId, t.n] })],
)
