import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, tenantId } from '../columns.ts'

/** Answers that a seller keeps for the chat. */
export const chatTemplate = pgTable(
  'chat_template',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    sellerId: id64('seller_id').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull().default(sql`moment()`),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
