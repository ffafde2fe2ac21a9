import { bigint, integer, pgTable } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

const sum = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** Unused files of a tenant: removed so far, and waiting to become old enough. */
export const fileCleanup = pgTable('file_cleanup', {
  tenantId: integer('tenant_id').primaryKey(),
  lookedAt: instant('looked_at').notNull(),
  straysLookedAt: instant('strays_looked_at').notNull(),
  waitingFiles: integer('waiting_files').notNull().default(0),
  waitingBytes: sum('waiting_bytes'),
  removedFiles: sum('removed_files'),
  removedBytes: sum('removed_bytes'),
  removedStrays: sum('removed_strays'),
})
