import type { PartReason } from '@tradepost/domain/order/part-reasons'
import type { UnitClaimAnswer, UnitClaimKind } from '@tradepost/domain/order/unit-claims'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, minor, tenantId } from '../columns.ts'

/** A part of the price of an order that went back to its buyer. */
export const partRefund = pgTable(
  'part_refund',
  {
    tenantId: tenantId(),
    orderId: id64('order_id').notNull(),
    n: integer('n').notNull(),
    reason: text('reason').$type<PartReason>().notNull(),
    /** How many pieces of the order it pays back. */
    pieces: integer('pieces').notNull(),
    minor: minor('minor').notNull(),
    /** The coupon's share in these pieces. */
    discountMinor: minor('discount_minor').notNull().default(0),
    /** Null where nothing was moved, because a coupon that the seller bore had paid for the pieces. */
    transferId: uuid('transfer_id'),
    /** The seller's words about it. */
    note: text('note'),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.orderId, t.n] })],
)

/** A buyer's claim that a delivered unit does not work. */
export const unitClaim = pgTable(
  'unit_claim',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    orderId: id64('order_id').notNull(),
    unitId: uuid('unit_id').notNull(),
    kind: text('kind').$type<UnitClaimKind>().notNull(),
    statement: text('statement').notNull(),
    fileIds: uuid('file_ids').array().notNull().default([]),
    claimedAt: instant('claimed_at').notNull(),
    answerBy: instant('answer_by').notNull(),
    answer: text('answer').$type<UnitClaimAnswer>(),
    answerText: text('answer_text'),
    refundedMinor: minor('refunded_minor'),
    answeredAt: instant('answered_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
