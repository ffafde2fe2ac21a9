import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, tenantId } from './columns.ts'

export const file = pgTable(
  'file',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    ownerId: id64('owner_id'),
    catalogue: text('catalogue').notNull(),
    purpose: text('purpose'),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    storageKey: text('storage_key').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    quarantinedAt: instant('quarantined_at'),
    quarantineReason: text('quarantine_reason'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
