import type { PayoutSettings } from '@tradepost/domain/payout/payout-settings'
import type {
  ConnectedAccountState,
  PayoutAccountKind,
  PayoutRunState,
  PayoutState,
} from '@tradepost/domain/payout/payout-states'
import { boolean, date, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, id64, instant, minor, tenantId } from '../columns.ts'

export const commissionRule = pgTable(
  'commission_rule',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    categoryId: id64('category_id'),
    minLevel: integer('min_level'),
    percent: numeric('percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    startsAt: instant('starts_at').notNull(),
    reason: text('reason').notNull(),
    proposedBy: id64('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull().defaultNow(),
    answeredBy: id64('answered_by'),
    answeredAt: instant('answered_at'),
    approved: boolean('approved'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const payoutSettingChange = pgTable(
  'payout_setting_change',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    before: jsonb('before').$type<Partial<PayoutSettings>>().notNull(),
    after: jsonb('after').$type<Partial<PayoutSettings>>().notNull(),
    reason: text('reason').notNull(),
    proposedBy: id64('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull().defaultNow(),
    answeredBy: id64('answered_by'),
    answeredAt: instant('answered_at'),
    approved: boolean('approved'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const connectedAccount = pgTable(
  'connected_account',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    sellerId: id64('seller_id').notNull(),
    provider: text('provider').notNull(),
    providerRef: text('provider_ref'),
    state: text('state').$type<ConnectedAccountState>().notNull().default('details_missing'),
    createdBy: id64('created_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    checkedAt: instant('checked_at'),
    removedAt: instant('removed_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const payoutAccount = pgTable(
  'payout_account',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    sellerId: id64('seller_id').notNull(),
    kind: text('kind').$type<PayoutAccountKind>().notNull(),
    currency: text('currency').notNull(),
    holder: text('holder').notNull(),
    tail: text('tail').notNull(),
    accountCt: bytea('account_ct').notNull(),
    accountKeyId: text('account_key_id').notNull(),
    usableFrom: instant('usable_from').notNull(),
    connectedId: uuid('connected_id'),
    createdBy: id64('created_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    removedAt: instant('removed_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const payoutRun = pgTable(
  'payout_run',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    state: text('state').$type<PayoutRunState>().notNull().default('preparing'),
    startedBy: id64('started_by'),
    dueOn: date('due_on'),
    startedAt: instant('started_at').notNull().defaultNow(),
    answeredBy: id64('answered_by'),
    answeredAt: instant('answered_at'),
    reason: text('reason'),
    finishedAt: instant('finished_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const payout = pgTable(
  'payout',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    runId: uuid('run_id').notNull(),
    sellerId: id64('seller_id').notNull(),
    accountId: uuid('account_id').notNull(),
    provider: text('provider').notNull(),
    unit: text('unit').notNull(),
    grossMinor: minor('gross_minor').notNull(),
    feeMinor: minor('fee_minor').notNull(),
    netMinor: minor('net_minor').notNull(),
    state: text('state').$type<PayoutState>().notNull().default('planned'),
    providerRef: text('provider_ref'),
    failure: text('failure'),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    endedAt: instant('ended_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const sandboxPayout = pgTable(
  'sandbox_payout',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    payoutId: uuid('payout_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    state: text('state').notNull(),
    asked: integer('asked').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
