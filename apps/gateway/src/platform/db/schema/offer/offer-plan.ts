import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, minor, tenantId } from '../columns.ts'

/** Changes of an offer that its seller plans for a time. */
export const offerPlan = pgTable(
  'offer_plan',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    offerId: id64('offer_id').notNull(),
    kind: text('kind').$type<'price' | 'show' | 'hide'>().notNull(),
    priceMinor: minor('price_minor'),
    at: instant('at').notNull(),
    state: text('state').$type<'open' | 'done' | 'failed' | 'cancelled'>().notNull().default('open'),
    failure: text('failure'),
    createdAt: instant('created_at').notNull().default(sql`moment()`),
    endedAt: instant('ended_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
