import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, tenantId } from '../columns.ts'

/** A ban of a customer; it runs until it is ended. */
export const customerBan = pgTable(
  'customer_ban',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    userId: id64('user_id').notNull(),
    reason: text('reason').notNull(),
    until: instant('until'),
    bannedBy: id64('banned_by').notNull(),
    at: instant('at').notNull(),
    endedAt: instant('ended_at'),
    /** Null for a ban whose time was over. */
    endedBy: id64('ended_by'),
    endedReason: text('ended_reason'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
