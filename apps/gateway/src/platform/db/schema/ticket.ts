import type { TicketState, TicketTopic } from '@tradepost/domain/ticket/tickets'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, id64, instant, tenantId } from './columns.ts'

/** A request to support. */
export const ticket = pgTable(
  'ticket',
  {
    tenantId: tenantId(),
    id: id64('id').notNull(),
    topic: text('topic').$type<TicketTopic>().notNull(),
    /** Null for a visitor who was not signed in. */
    customerId: id64('customer_id'),
    /** The address of such a visitor. */
    email: text('email'),
    emailKey: text('email_key'),
    orderId: id64('order_id'),
    orderText: text('order_text').notNull(),
    locale: text('locale').notNull(),
    state: text('state').$type<TicketState>().notNull(),
    ownerId: id64('owner_id'),
    version: integer('version').notNull().default(1),
    lastSeq: integer('last_seq').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    lastAt: instant('last_at').notNull(),
    dueAt: instant('due_at'),
    solvedAt: instant('solved_at'),
    mergedInto: id64('merged_into'),
    erasedAt: instant('erased_at'),
    sendKey: uuid('send_key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const ticketMessage = pgTable(
  'ticket_message',
  {
    tenantId: tenantId(),
    ticketId: id64('ticket_id').notNull(),
    seq: integer('seq').notNull(),
    author: text('author').$type<'customer' | 'staff'>().notNull(),
    staffId: id64('staff_id'),
    customerId: id64('customer_id'),
    body: text('body').notNull(),
    sendKey: uuid('send_key'),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.ticketId, t.seq] })],
)

export const ticketFile = pgTable(
  'ticket_file',
  {
    tenantId: tenantId(),
    ticketId: id64('ticket_id').notNull(),
    seq: integer('seq').notNull(),
    position: integer('position').notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.ticketId, t.seq, t.position] })],
)

/** Notes of staff about a request. No call of customers reads them. */
export const ticketNote = pgTable(
  'ticket_note',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    ticketId: id64('ticket_id').notNull(),
    staffId: id64('staff_id').notNull(),
    body: text('body').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** A link that a mail to a visitor contains. */
export const ticketLink = pgTable(
  'ticket_link',
  {
    tenantId: tenantId(),
    tokenHash: bytea('token_hash').notNull(),
    ticketId: id64('ticket_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.tokenHash] })],
)

/** A text that the staff of a tenant keep for answers, by language. */
export const ticketTemplate = pgTable(
  'ticket_template',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    texts: jsonb('texts').$type<Record<string, string>>().notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
