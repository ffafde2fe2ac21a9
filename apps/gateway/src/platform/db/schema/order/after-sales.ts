import type { RefundAnswer } from '@tradepost/domain/order/part-reasons'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, minor, tenantId } from '../columns.ts'
import type { OfferAttribute, Screenshot, VerifiedReport } from '../offer.ts'

export const orderListing = pgTable(
  'order_listing',
  {
    tenantId: tenantId(),
    orderId: id64('order_id').notNull(),
    description: text('description').notNull(),
    attributes: jsonb('attributes').$type<OfferAttribute[]>().notNull(),
    assets: jsonb('assets').$type<{ name: string; value: string }[]>().notNull(),
    faq: jsonb('faq').$type<{ question: string; answer: string }[]>().notNull(),
    screenshots: jsonb('screenshots').$type<Screenshot[]>().notNull(),
    verifiedReport: jsonb('verified_report').$type<VerifiedReport>(),
    takenAt: instant('taken_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.orderId] })],
)

export const refundRequest = pgTable(
  'refund_request',
  {
    tenantId: tenantId(),
    orderId: id64('order_id').notNull(),
    n: integer('n').notNull(),
    reason: text('reason').notNull(),
    fileIds: uuid('file_ids').array().notNull().default([]),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    answerBy: instant('answer_by').notNull(),
    answer: text('answer').$type<RefundAnswer>(),
    answerText: text('answer_text'),
    /** The part of the price that a seller who refused offers. */
    offeredMinor: minor('offered_minor'),
    answeredAt: instant('answered_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.orderId, t.n] })],
)

export const dispute = pgTable(
  'dispute',
  {
    tenantId: tenantId(),
    orderId: id64('order_id').notNull(),
    statement: text('statement').notNull(),
    fileIds: uuid('file_ids').array().notNull().default([]),
    openedAt: instant('opened_at').notNull().defaultNow(),
    outcome: text('outcome').$type<'refund' | 'seller' | 'part'>(),
    partMinor: minor('part_minor'),
    reason: text('reason'),
    decidedAt: instant('decided_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.orderId] })],
)

/** The seller's side of a dispute. */
export const disputeAnswer = pgTable(
  'dispute_answer',
  {
    tenantId: tenantId(),
    orderId: id64('order_id').notNull(),
    statement: text('statement').notNull(),
    fileIds: uuid('file_ids').array().notNull().default([]),
    answeredAt: instant('answered_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.orderId] })],
)

export const insuranceClaim = pgTable(
  'insurance_claim',
  {
    tenantId: tenantId(),
    orderId: id64('order_id').notNull(),
    statement: text('statement').notNull(),
    fileIds: uuid('file_ids').array().notNull().default([]),
    claimedAt: instant('claimed_at').notNull().defaultNow(),
    outcome: text('outcome').$type<'paid' | 'refused'>(),
    reason: text('reason'),
    decidedAt: instant('decided_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.orderId] })],
)

export const serviceAct = pgTable(
  'service_act',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    kind: text('kind')
      .$type<'dispute' | 'insurance' | 'correction' | 'coupon' | 'grant' | 'rental' | 'report'>()
      .notNull(),
    refKind: text('ref_kind').$type<'order' | 'account' | 'coupon' | 'complaint' | 'report'>().notNull(),
    refId: text('ref_id').notNull(),
    step: text('step').$type<'decided' | 'proposed' | 'approved' | 'rejected'>().notNull(),
    outcome: text('outcome').notNull(),
    reason: text('reason').notNull(),
    amount: minor('amount').notNull(),
    unit: text('unit').notNull(),
    userId: id64('user_id').notNull(),
    proposalId: uuid('proposal_id'),
    transferId: uuid('transfer_id'),
    facts: jsonb('facts').$type<Record<string, string>>().notNull().default({}),
    receiver: text('receiver'),
    worth: minor('worth').notNull().default(0),
    worthUnit: text('worth_unit').$type<'USD' | 'POINT'>().notNull().default('USD'),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const caseFile = pgTable(
  'case_file',
  {
    tenantId: tenantId(),
    orderId: id64('order_id').notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.orderId, t.fileId] })],
)
