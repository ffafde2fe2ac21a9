import { bigint, jsonb, pgTable, pgView, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant, minor, tenantId } from '../columns.ts'

/** Ledger accounts with the sum of the postings that were folded into the balance. */
export const ledgerFolded = pgTable(
  'ledger_folded',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    ownerKind: text('owner_kind').notNull(),
    ownerId: text('owner_id').notNull(),
    purpose: text('purpose').notNull(),
    unit: text('unit').notNull(),
    minBalance: minor('min_balance'),
    balance: minor('balance').notNull().default(0),
    version: bigint('version', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** Postings to accounts that are not folded into the balance yet. */
export const ledgerUnfolded = pgTable(
  'ledger_unfolded',
  {
    tenantId: tenantId(),
    accountId: uuid('account_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull(),
    amount: minor('amount').notNull(),
    minBalance: minor('min_balance'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.accountId, t.id] })],
)

/** Ledger accounts with their full balance: folded and unfolded postings. */
export const ledgerAccount = pgView('ledger_account', {
  tenantId: tenantId(),
  id: uuid('id').notNull(),
  ownerKind: text('owner_kind').notNull(),
  ownerId: text('owner_id').notNull(),
  purpose: text('purpose').notNull(),
  unit: text('unit').notNull(),
  minBalance: minor('min_balance'),
  balance: minor('balance').notNull(),
}).existing()

export const transferRule = pgTable(
  'transfer_rule',
  {
    kind: text('kind').notNull(),
    fromPurpose: text('from_purpose').notNull(),
    toPurpose: text('to_purpose').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.fromPurpose, t.toPurpose] })],
)

export const transfer = pgTable(
  'transfer',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    unit: text('unit').notNull(),
    refKind: text('ref_kind').notNull(),
    refId: text('ref_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    createdBy: text('created_by').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const posting = pgTable(
  'posting',
  {
    tenantId: tenantId(),
    transferId: uuid('transfer_id').notNull(),
    seq: smallint('seq').notNull(),
    accountId: uuid('account_id').notNull(),
    amount: minor('amount').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.transferId, t.seq] })],
)

export const idempotency = pgTable(
  'idempotency',
  {
    tenantId: tenantId(),
    actor: text('actor').notNull(),
    route: text('route').notNull(),
    key: text('key').notNull(),
    requestHash: bytea('request_hash').notNull(),
    state: text('state').notNull(),
    lockedUntil: instant('locked_until').notNull(),
    body: jsonb('body'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.actor, t.route, t.key] })],
)

export const financeAlert = pgTable(
  'finance_alert',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull().defaultRandom(),
    kind: text('kind').notNull(),
    refKind: text('ref_kind').notNull(),
    refId: text('ref_id').notNull(),
    facts: jsonb('facts').notNull().default({}),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const stateEdge = pgTable(
  'state_edge',
  {
    machine: text('machine').notNull(),
    fromState: text('from_state').notNull(),
    toState: text('to_state').notNull(),
    actors: text('actors').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.machine, t.fromState, t.toState] })],
)

export const tenantKey = pgTable(
  'tenant_key',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    wrapped: bytea('wrapped').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const jobWorker = pgTable('job_worker', {
  id: text('id').primaryKey(),
  seenAt: instant('seen_at').notNull().defaultNow(),
})
