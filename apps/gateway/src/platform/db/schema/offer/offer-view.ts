import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, id64, tenantId } from '../columns.ts'

/** One visitor of an offer on one day, as a hash that differs from day to day. */
export const offerViewer = pgTable(
  'offer_viewer',
  {
    tenantId: tenantId(),
    day: date('day').notNull(),
    offerId: id64('offer_id').notNull(),
    viewer: bytea('viewer').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.day, t.offerId, t.viewer] })],
)

/** One visitor who put an offer into a cart on one day, as a hash that differs from day to day. */
export const cartVisitor = pgTable(
  'cart_visitor',
  {
    tenantId: tenantId(),
    day: date('day').notNull(),
    offerId: id64('offer_id').notNull(),
    visitor: bytea('visitor').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.day, t.offerId, t.visitor] })],
)

/** How many visitors looked at an offer on a day that is over, and how many put it into a cart. */
export const offerViewDay = pgTable(
  'offer_view_day',
  {
    tenantId: tenantId(),
    offerId: id64('offer_id').notNull(),
    day: date('day').notNull(),
    viewers: integer('viewers').notNull(),
    carts: integer('carts').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.offerId, t.day] })],
)

/** Words that one visitor searched for on one day and that no offer matched. */
export const emptySearch = pgTable(
  'empty_search',
  {
    tenantId: tenantId(),
    day: date('day').notNull(),
    words: text('words').notNull(),
    visitor: bytea('visitor').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.day, t.words, t.visitor] })],
)
