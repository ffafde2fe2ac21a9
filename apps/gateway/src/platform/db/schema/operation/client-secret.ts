import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, id64, instant, tenantId } from '../columns.ts'

/** Secrets of a client: those that staff made, and the environment's once it was used or given an end. */
export const clientSecret = pgTable(
  'client_secret',
  {
    tenantId: tenantId(),
    clientId: text('client_id').notNull(),
    secretHash: bytea('secret_hash').notNull(),
    source: text('source').$type<'installation' | 'staff'>().notNull(),
    createdBy: id64('created_by'),
    createdAt: instant('created_at'),
    /** The last call with it, to ten minutes. */
    lastUsedAt: instant('last_used_at'),
    endsAt: instant('ends_at'),
    /** Who gave it an end; null if the environment got another secret. */
    endedBy: id64('ended_by'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.clientId, t.secretHash] })],
)
