import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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

export const betaInvitation = pgTable(
  'beta_invitation',
  {
    tenantId: tenantId(),
    id: id64('id').notNull(),
    texts: jsonb('texts').$type<Record<string, { title: string; text: string }>>().notNull(),
    path: text('path').notNull(),
    byUser: id64('by_user').notNull(),
    sentAt: instant('sent_at').notNull(),
    invited: integer('invited').notNull().default(0),
    lastUser: id64('last_user').notNull().default('0'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
