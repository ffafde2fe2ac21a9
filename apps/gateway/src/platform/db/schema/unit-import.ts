import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, minor, tenantId } from './columns.ts'

export const unitImport = pgTable(
  'unit_import',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    offerId: id64('offer_id').notNull(),
    storageKey: text('storage_key').notNull(),
    secretKeyId: text('secret_key_id').notNull(),
    totalBytes: minor('total_bytes').notNull(),
    readBytes: minor('read_bytes').notNull().default(0),
    state: text('state').$type<'waiting' | 'running' | 'done' | 'failed'>().notNull().default('waiting'),
    lines: integer('lines').notNull().default(0),
    added: integer('added').notNull().default(0),
    known: integer('known').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    failure: text('failure'),
    createdAt: instant('created_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const unitImportRefusal = pgTable(
  'unit_import_refusal',
  {
    tenantId: tenantId(),
    importId: uuid('import_id').notNull(),
    line: integer('line').notNull(),
    field: text('field').notNull(),
    code: text('code').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.importId, t.line] })],
)
