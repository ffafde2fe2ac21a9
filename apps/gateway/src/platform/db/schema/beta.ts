import { pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { id64, instant, tenantId } from './columns.ts'

export const betaTester = pgTable(
  'beta_tester',
  {
    tenantId: tenantId(),
    userId: id64('user_id').notNull(),
    joinedAt: instant('joined_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] })],
)
