import { boolean, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, minor, tenantId } from './columns.ts'

export type MembershipState = 'none' | 'active_auto' | 'active_manual' | 'renewing' | 'past_due' | 'expired'

export const passPlan = pgTable(
  'pass_plan',
  { tenantId: tenantId(), currency: text('currency').notNull(), priceMinor: minor('price_minor').notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.currency] })],
)

export const passSetting = pgTable('pass_setting', {
  tenantId: tenantId().primaryKey(),
  shortTrialPercent: integer('short_trial_percent').notNull(),
  inviteHours: integer('invite_hours').notNull(),
  reportPoints: integer('report_points').notNull(),
  calculatorDaily: integer('calculator_daily').notNull(),
  /** How often the terms were saved. */
  version: integer('version').notNull().default(1),
  setBy: id64('set_by'),
  setAt: instant('set_at'),
})

export const membership = pgTable(
  'membership',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    userId: id64('user_id').notNull(),
    state: text('state').$type<MembershipState>().notNull().default('none'),
    version: integer('version').notNull().default(0),
    endsAt: instant('ends_at'),
    mandate: text('mandate'),
    mandateProvider: text('mandate_provider'),
    currency: text('currency'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const membershipCharge = pgTable(
  'membership_charge',
  {
    tenantId: tenantId(),
    purchaseId: uuid('purchase_id').notNull(),
    membershipId: uuid('membership_id').notNull(),
    userId: id64('user_id').notNull(),
    periodNo: integer('period_no').notNull(),
    automatic: boolean('automatic').notNull(),
    autoRenew: boolean('auto_renew').notNull(),
    attempt: integer('attempt').notNull().default(0),
    state: text('state').$type<'open' | 'active' | 'failed' | 'returned'>().notNull().default('open'),
    consentAt: instant('consent_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The country whose rate is agreed with the charge; null if the shop charged no tax. */
    taxCountry: text('tax_country'),
    taxPercent: numeric('tax_percent', { precision: 5, scale: 2, mode: 'number' }),
    /** The VAT number of a business that buys. */
    taxNumber: text('tax_number'),
    /** True if that business owes the tax itself. */
    taxReverse: boolean('tax_reverse').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.purchaseId] })],
)

export const membershipPeriod = pgTable(
  'membership_period',
  {
    tenantId: tenantId(),
    membershipId: uuid('membership_id').notNull(),
    periodNo: integer('period_no').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    purchaseId: uuid('purchase_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.membershipId, t.periodNo] })],
)

export const passTrial = pgTable(
  'pass_trial',
  {
    tenantId: tenantId(),
    userId: id64('user_id').notNull(),
    deviceKey: text('device_key').notNull(),
    hours: integer('hours').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] })],
)

export const passDevice = pgTable(
  'pass_device',
  {
    tenantId: tenantId(),
    userId: id64('user_id').notNull(),
    leaseId: uuid('lease_id').notNull(),
    deviceId: text('device_id').notNull(),
    deviceName: text('device_name').notNull(),
    startedAt: instant('started_at').notNull(),
    beatAt: instant('beat_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] })],
)

export const passFreeHours = pgTable(
  'pass_free_hours',
  {
    tenantId: tenantId(),
    userId: id64('user_id').notNull(),
    reason: text('reason').$type<'invited' | 'inviting' | 'begun'>().notNull(),
    ref: text('ref').notNull(),
    hours: integer('hours').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.reason, t.ref] })],
)

export const passFreeWindow = pgTable(
  'pass_free_window',
  { tenantId: tenantId(), userId: id64('user_id').notNull(), endsAt: instant('ends_at').notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] })],
)
