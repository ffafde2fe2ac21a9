import type { VerificationCheck, VerificationEnd } from '@tradepost/domain/offer/verification'
import type { SellerMark } from '@tradepost/domain/seller/seller-marks'
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, minor, tenantId } from './columns.ts'

/** One check of a report. */
export interface CheckResult {
  key: VerificationCheck
  passed: boolean
  note: string
}

/** Requests of sellers to verify an offer, each with the report of staff. */
export const verification = pgTable(
  'verification',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    offerId: id64('offer_id').notNull(),
    sellerId: id64('seller_id').notNull(),
    askedBy: id64('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    note: text('note').notNull().default(''),
    ownerId: id64('owner_id'),
    ownedAt: instant('owned_at'),
    checks: jsonb('checks').$type<CheckResult[]>(),
    passed: boolean('passed'),
    summary: text('summary'),
    decidedBy: id64('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const verificationFile = pgTable(
  'verification_file',
  {
    tenantId: tenantId(),
    verificationId: uuid('verification_id').notNull(),
    fileId: uuid('file_id').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.verificationId, t.fileId] })],
)

export const verificationEnd = pgTable(
  'verification_end',
  {
    tenantId: tenantId(),
    verificationId: uuid('verification_id').notNull(),
    at: instant('at').notNull(),
    cause: text('cause').$type<VerificationEnd>().notNull(),
    endedBy: id64('ended_by'),
    reason: text('reason'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.verificationId] })],
)

export const trustSetting = pgTable('trust_setting', {
  tenantId: tenantId().primaryKey(),
  verifiedDays: integer('verified_days').notNull().default(90),
  /** In US cents. */
  insuranceLimitMinor: minor('insurance_limit_minor').notNull().default(1_000_000),
})

export const insuranceChange = pgTable(
  'insurance_change',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** Null for a change of the limit. */
    categoryId: id64('category_id'),
    insured: boolean('insured'),
    verifiedOnly: boolean('verified_only'),
    needsDeposit: boolean('needs_deposit'),
    minLevel: integer('min_level'),
    limitMinor: minor('limit_minor'),
    exposureMinor: minor('exposure_minor').notNull(),
    needsSecond: boolean('needs_second').notNull(),
    reason: text('reason').notNull(),
    proposedBy: id64('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    state: text('state').$type<'proposed' | 'applied' | 'rejected'>().notNull(),
    answeredBy: id64('answered_by'),
    answeredAt: instant('answered_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const insuranceRule = pgTable(
  'insurance_rule',
  {
    tenantId: tenantId(),
    categoryId: id64('category_id').notNull(),
    insured: boolean('insured').notNull(),
    verifiedOnly: boolean('verified_only').notNull(),
    needsDeposit: boolean('needs_deposit').notNull(),
    minLevel: integer('min_level'),
    changeId: uuid('change_id').notNull(),
    /** Null while listed offers still follow the rule. */
    followedAt: instant('followed_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.categoryId] })],
)

export const sellerMark = pgTable(
  'seller_mark',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
    sellerId: id64('seller_id').notNull(),
    mark: text('mark').$type<SellerMark>().notNull(),
    given: boolean('given').notNull(),
    at: instant('at').notNull(),
    changedBy: id64('changed_by'),
    reason: text('reason').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
