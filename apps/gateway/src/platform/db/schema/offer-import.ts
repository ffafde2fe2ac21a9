import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, minor, tenantId } from './columns.ts'

export const offerImport = pgTable(
  'offer_import',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    sellerId: id64('seller_id').notNull(),
    storageKey: text('storage_key').notNull(),
    totalBytes: minor('total_bytes').notNull(),
    readBytes: minor('read_bytes').notNull().default(0),
    state: text('state').$type<'waiting' | 'running' | 'done' | 'failed'>().notNull().default('waiting'),
    lines: integer('lines').notNull().default(0),
    created: integer('created').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    failure: text('failure'),
    createdAt: instant('created_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
    /** Nothing is created or changed: the counts say what would be. */
    isTrial: boolean('is_trial').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const offerImportRefusal = pgTable(
  'offer_import_refusal',
  {
    tenantId: tenantId(),
    importId: uuid('import_id').notNull(),
    line: integer('line').notNull(),
    field: text('field').notNull(),
    code: text('code').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.importId, t.line] })],
)

export const offerRef = pgTable(
  'offer_ref',
  {
    tenantId: tenantId(),
    sellerId: id64('seller_id').notNull(),
    ref: text('ref').notNull(),
    offerId: id64('offer_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.sellerId, t.ref] })],
)
