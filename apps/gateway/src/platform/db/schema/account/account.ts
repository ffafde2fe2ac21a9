import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, id64, instant, tenantId } from '../columns.ts'

export const appUser = pgTable('app_user', {
  tenantId: tenantId(),
  id: id64('id').notNull(),
  email: text('email'),
  emailKey: text('email_key'),
  nickName: text('nick_name').notNull(),
  /** The name as the search of support compares it. */
  nickKey: text('nick_key').generatedAlwaysAs(sql`lower(nick_name)`),
  avatarFileId: uuid('avatar_file_id'),
  countryId: id64('country_id'),
  languageId: id64('language_id'),
  userType: integer('user_type').notNull().default(8),
  enabled: boolean('enabled').notNull().default(true),
  /** True for accounts that the seed created; their password is public. */
  demo: boolean('demo').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
  deletedAt: instant('deleted_at'),
})

export const credential = pgTable('credential', {
  tenantId: tenantId(),
  userId: id64('user_id').notNull(),
  passwordHash: text('password_hash').notNull(),
  changedAt: instant('changed_at').notNull(),
})

export const verifyCode = pgTable('verify_code', {
  tenantId: tenantId(),
  emailKey: text('email_key').notNull(),
  purpose: text('purpose').notNull(),
  codeHash: bytea('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
  requester: text('requester').notNull().default(''),
  ownTries: integer('own_tries').notNull().default(0),
})

export const verifyTicket = pgTable('verify_ticket', {
  tenantId: tenantId(),
  ticketHash: bytea('ticket_hash').notNull(),
  emailKey: text('email_key').notNull(),
  purpose: text('purpose').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const codeSend = pgTable('code_send', {
  tenantId: tenantId(),
  emailKey: text('email_key').notNull(),
  lastSentAt: instant('last_sent_at').notNull(),
  requester: text('requester').notNull().default(''),
})

export const knownRequester = pgTable('known_requester', {
  tenantId: tenantId(),
  userId: id64('user_id').notNull(),
  requester: text('requester').notNull(),
  lastAt: instant('last_at').notNull(),
})

export const rateWindow = pgTable('rate_window', {
  tenantId: tenantId(),
  rule: text('rule').notNull(),
  subject: text('subject').notNull(),
  windowStart: instant('window_start').notNull(),
  hits: integer('hits').notNull(),
})
