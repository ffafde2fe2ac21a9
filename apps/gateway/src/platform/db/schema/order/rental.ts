import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, tenantId } from '../columns.ts'

export const rental = pgTable(
  'rental',
  {
    tenantId: tenantId(),
    orderId: id64('order_id').notNull(),
    unitId: uuid('unit_id').notNull(),
    renterId: id64('renter_id').notNull(),
    state: text('state').$type<'renting' | 'release_due' | 'released'>().notNull().default('renting'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    endedBy: text('ended_by').$type<'term' | 'reversal'>(),
    endedAt: instant('ended_at'),
    releasedAt: instant('released_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.orderId] })],
)

export const rentalComplaint = pgTable(
  'rental_complaint',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    orderId: id64('order_id').notNull(),
    renterId: id64('renter_id').notNull(),
    text: text('text').notNull(),
    state: text('state').$type<'open' | 'accepted' | 'rejected'>().notNull().default('open'),
    answer: text('answer'),
    decidedBy: text('decided_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
