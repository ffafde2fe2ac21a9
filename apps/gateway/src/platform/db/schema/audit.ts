import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, id64, instant, tenantId } from './columns.ts'

type Facts = Record<string, unknown>

export const auditEntry = pgTable(
  'audit_entry',
  {
    tenantId: tenantId(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    userId: id64('user_id'),
    side: text('side').$type<'staff' | 'seller' | 'client'>().notNull(),
    role: text('role'),
    sellerId: id64('seller_id'),
    client: text('client'),
    ip: text('ip').notNull(),
    call: text('call').notNull(),
    subjects: text('subjects').array().notNull(),
    input: jsonb('input').$type<Facts>().notNull(),
    before: jsonb('before').$type<Facts>(),
    after: jsonb('after').$type<Facts>(),
    reason: text('reason'),
    requestId: text('request_id').notNull(),
    previous: bytea('previous').notNull(),
    hash: bytea('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.seq] })],
)
