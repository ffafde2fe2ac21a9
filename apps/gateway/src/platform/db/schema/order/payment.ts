import type { ChargebackEvidence, PaymentState } from '@tradepost/contract'
import type { ChargebackReason } from '@tradepost/domain/order/chargebacks'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, id64, instant, minor, tenantId } from '../columns.ts'

export const payment = pgTable(
  'payment',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    purchaseId: uuid('purchase_id').notNull(),
    provider: text('provider').notNull(),
    providerRef: text('provider_ref'),
    state: text('state').$type<PaymentState>().notNull().default('created'),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    refundedMinor: minor('refunded_minor').notNull().default(0),
    failure: text('failure'),
    /** The country of the card, if the provider tells it. */
    cardCountry: text('card_country'),
    redirectUrl: text('redirect_url'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const paymentOrder = pgTable(
  'payment_order',
  {
    tenantId: tenantId(),
    paymentId: uuid('payment_id').notNull(),
    orderId: id64('order_id').notNull(),
    /** Price of the order when the payment was started. */
    amountMinor: minor('amount_minor').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.paymentId, t.orderId] })],
)

export const webhookEvent = pgTable(
  'webhook_event',
  {
    tenantId: tenantId(),
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    payloadSha: bytea('payload_sha').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.provider, t.eventId] })],
)

/** The sandbox provider's books. */
export const sandboxSession = pgTable(
  'sandbox_session',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    merchant: text('merchant').notNull(),
    locale: text('locale').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    successUrl: text('success_url').notNull(),
    failedUrl: text('failed_url').notNull(),
    state: text('state').$type<'open' | 'paid' | 'refunded'>().notNull().default('open'),
    attempts: integer('attempts').notNull().default(0),
    savedCard: text('saved_card'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const sandboxRefund = pgTable(
  'sandbox_refund',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    sessionId: uuid('session_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const topUp = pgTable(
  'top_up',
  {
    tenantId: tenantId(),
    purchaseId: uuid('purchase_id').notNull(),
    agreement: text('agreement').notNull(),
    agreedAt: instant('agreed_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.purchaseId] })],
)

/** A dispute that a buyer has opened at the bank about a payment. */
export const paymentDispute = pgTable(
  'payment_dispute',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    state: text('state').$type<'open' | 'won' | 'lost'>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    withdrawnMinor: minor('withdrawn_minor').notNull().default(0),
    reinstatedMinor: minor('reinstated_minor').notNull().default(0),
    recoveredMinor: minor('recovered_minor').notNull().default(0),
    refundedMinor: minor('refunded_minor').notNull().default(0),
    openedAt: instant('opened_at').notNull().defaultNow(),
    closedAt: instant('closed_at'),
    reason: text('reason').$type<ChargebackReason>().notNull().default('other'),
    /** The time until which the provider takes evidence. */
    evidenceBy: instant('evidence_by'),
    ownerId: id64('owner_id'),
    statement: text('statement').notNull().default(''),
    version: integer('version').notNull().default(0),
    answer: text('answer').$type<'evidence' | 'accepted'>(),
    answeredBy: id64('answered_by'),
    answeredAt: instant('answered_at'),
    /** When the provider took the answer. */
    sentAt: instant('sent_at'),
    /** When it turned out that the provider takes no answer any more. */
    refusedAt: instant('refused_at'),
    /** Exactly what was sent. */
    evidence: jsonb('evidence').$type<ChargebackEvidence>(),
    forgottenAt: instant('forgotten_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** A picture that staff added to the evidence about a dispute. */
export const chargebackFile = pgTable(
  'chargeback_file',
  {
    tenantId: tenantId(),
    disputeId: text('dispute_id').notNull(),
    fileId: uuid('file_id').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.disputeId, t.fileId] })],
)

/** The disputes of the sandbox provider. */
export const sandboxDispute = pgTable(
  'sandbox_dispute',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    sessionId: uuid('session_id').notNull(),
    state: text('state').$type<'open' | 'reviewed' | 'won' | 'lost'>().notNull().default('open'),
    respondBy: instant('respond_by').notNull(),
    evidenceKey: text('evidence_key'),
    statement: text('statement'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const reconciliationBreak = pgTable(
  'reconciliation_break',
  {
    tenantId: tenantId(),
    provider: text('provider').notNull(),
    providerRef: text('provider_ref').notNull(),
    kind: text('kind').$type<'missing_here' | 'missing_there' | 'captured_differs' | 'refunded_differs'>().notNull(),
    facts: jsonb('facts').notNull(),
    foundAt: instant('found_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.provider, t.providerRef, t.kind] })],
)
