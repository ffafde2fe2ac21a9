import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, pgView, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, id64, instant, tenantId } from './columns.ts'

export const securityEvent = pgTable('security_event', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  kind: text('kind').notNull(),
  userId: id64('user_id'),
  ip: text('ip').notNull(),
  facts: jsonb('facts').$type<Record<string, unknown>>().notNull().default({}),
  needsLook: boolean('needs_look').notNull().default(true),
  at: instant('at').notNull(),
})

/** Alerts of every source: finance, reconciliation, security. */
export const alertRaised = pgView('alert_raised', {
  tenantId: tenantId(),
  id: uuid('id').notNull(),
  source: text('source').$type<'finance' | 'reconciliation' | 'security'>().notNull(),
  kind: text('kind').notNull(),
  refKind: text('ref_kind').notNull(),
  refId: text('ref_id').notNull(),
  facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
  at: instant('at').notNull(),
  needsLook: boolean('needs_look').notNull(),
}).existing()

/** A closed alert, with the note of the staff member who closed it. */
export const alertDone = pgTable(
  'alert_done',
  {
    tenantId: tenantId(),
    alertId: uuid('alert_id').notNull(),
    userId: id64('user_id').notNull(),
    note: text('note').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.alertId] })],
)

/** The staff member who looks into an alert. */
export const alertOwner = pgTable(
  'alert_owner',
  {
    tenantId: tenantId(),
    alertId: uuid('alert_id').notNull(),
    userId: id64('user_id').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.alertId] })],
)

export const mail = pgTable('mail', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  mailKey: text('mail_key'),
  toAddress: text('to_address').notNull(),
  locale: text('locale').notNull(),
  subject: text('subject').notNull(),
  textBody: text('text_body'),
  htmlBody: text('html_body'),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: instant('next_attempt_at').notNull(),
  lastError: text('last_error'),
  bodyCt: bytea('body_ct'),
  bodyKeyId: text('body_key_id'),
  toKey: text('to_key').generatedAlwaysAs(sql`lower(to_address)`),
  /** The order, purchase or other thing that the key names; the database reads it out of `mail_key`. */
  refId: text('ref_id').generatedAlwaysAs(sql`substring(mail_key from ':([0-9]+|[0-9a-f-]{36})(?::|$)')`),
})

export const webLog = pgTable('web_log', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  level: text('level').notNull(),
  entry: jsonb('entry').$type<Record<string, string>>().notNull(),
  ip: text('ip').notNull(),
  requestId: text('request_id').notNull(),
  at: instant('at').notNull(),
})
