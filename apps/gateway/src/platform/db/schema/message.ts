import type { MessageOutcome, MessageReason } from '@tradepost/domain/message/message-moderation'
import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, id64, instant, tenantId } from './columns.ts'

export const conversation = pgTable(
  'conversation',
  {
    tenantId: tenantId(),
    id: id64('id').notNull(),
    buyerId: id64('buyer_id').notNull(),
    sellerId: id64('seller_id').notNull(),
    orderId: id64('order_id'),
    lastSeq: integer('last_seq').notNull().default(0),
    lastAt: instant('last_at').notNull(),
    buyerRead: integer('buyer_read').notNull().default(0),
    sellerRead: integer('seller_read').notNull().default(0),
    serviceRead: integer('service_read').notNull().default(0),
    buyerUnread: integer('buyer_unread').notNull().default(0),
    sellerUnread: integer('seller_unread').notNull().default(0),
    serviceUnread: integer('service_unread').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const message = pgTable(
  'message',
  {
    tenantId: tenantId(),
    conversationId: id64('conversation_id').notNull(),
    seq: integer('seq').notNull(),
    author: text('author').$type<'buyer' | 'seller' | 'service' | 'platform'>().notNull(),
    authorUserId: id64('author_user_id'),
    kind: text('kind').$type<'text' | 'opened' | 'delivery'>().notNull(),
    bodyCt: bytea('body_ct'),
    bodyKeyId: text('body_key_id'),
    flags: text('flags').array().$type<('link' | 'off_platform')[]>().notNull(),
    sendKey: uuid('send_key'),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.conversationId, t.seq] })],
)

export const messageAttachment = pgTable(
  'message_attachment',
  {
    tenantId: tenantId(),
    conversationId: id64('conversation_id').notNull(),
    seq: integer('seq').notNull(),
    position: integer('position').notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.conversationId, t.seq, t.position] })],
)

export const messageFeed = pgTable(
  'message_feed',
  {
    tenantId: tenantId(),
    side: text('side').$type<'buyer' | 'seller'>().notNull(),
    ownerId: id64('owner_id').notNull(),
    lastEvent: bigint('last_event', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.side, t.ownerId] })],
)

export const messageEvent = pgTable(
  'message_event',
  {
    tenantId: tenantId(),
    side: text('side').$type<'buyer' | 'seller'>().notNull(),
    ownerId: id64('owner_id').notNull(),
    eventNo: bigint('event_no', { mode: 'number' }).notNull(),
    what: text('what').$type<'message' | 'read'>().notNull(),
    conversationId: id64('conversation_id').notNull(),
    seq: integer('seq').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.side, t.ownerId, t.eventNo] })],
)

/** A buyer's or a seller's report of a message that the other side wrote. */
export const messageReport = pgTable(
  'message_report',
  {
    tenantId: tenantId(),
    id: id64('id').notNull(),
    conversationId: id64('conversation_id').notNull(),
    seq: integer('seq').notNull(),
    side: text('side').$type<'buyer' | 'seller'>().notNull(),
    reporterId: id64('reporter_id').notNull(),
    reason: text('reason').$type<MessageReason>().notNull(),
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    outcome: text('outcome').$type<MessageOutcome>(),
    decidedBy: id64('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** A time in which a message is hidden from both sides, or was. */
export const messageRemoval = pgTable(
  'message_removal',
  {
    tenantId: tenantId(),
    conversationId: id64('conversation_id').notNull(),
    seq: integer('seq').notNull(),
    n: integer('n').notNull(),
    reason: text('reason').$type<MessageReason>().notNull(),
    removedBy: id64('removed_by').notNull(),
    removedAt: instant('removed_at').notNull().defaultNow(),
    restoredBy: id64('restored_by'),
    restoredAt: instant('restored_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.conversationId, t.seq, t.n] })],
)
