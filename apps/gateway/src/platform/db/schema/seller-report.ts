import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, tenantId } from './columns.ts'

export const sellerReport = pgTable(
  'seller_report',
  {
    tenantId: tenantId(),
    id: id64('id').notNull(),
    userId: id64('user_id').notNull(),
    sellerId: id64('seller_id').notNull(),
    orderId: id64('order_id'),
    reason: text('reason').notNull(),
    explanation: text('explanation').notNull(),
    state: text('state').$type<'open' | 'approved' | 'rejected'>().notNull().default('open'),
    points: integer('points').notNull().default(0),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    note: text('note'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const sellerReportFile = pgTable(
  'seller_report_file',
  { tenantId: tenantId(), reportId: id64('report_id').notNull(), fileId: uuid('file_id').notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.reportId, t.fileId] })],
)
