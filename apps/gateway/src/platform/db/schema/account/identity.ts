import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, id64, instant, tenantId } from '../columns.ts'

export const identity = pgTable('identity', {
  tenantId: tenantId(),
  provider: text('provider').notNull(),
  issuer: text('issuer').notNull(),
  subject: text('subject').notNull(),
  userId: id64('user_id').notNull(),
  displayName: text('display_name'),
  linkedAt: instant('linked_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
})

export const loginRequest = pgTable('login_request', {
  tenantId: tenantId(),
  stateHash: bytea('state_hash').notNull(),
  nonceHash: bytea('nonce_hash').notNull(),
  browserKeyHash: bytea('browser_key_hash').notNull(),
  openType: text('open_type').notNull(),
  clientId: text('client_id').notNull(),
  callbackType: text('callback_type').notNull(),
  redirectUrl: text('redirect_url').notNull(),
  sealed: bytea('sealed').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const provenIdentity = pgTable('proven_identity', {
  tenantId: tenantId(),
  ticketHash: bytea('ticket_hash').notNull(),
  clientId: text('client_id').notNull(),
  openType: text('open_type').notNull(),
  issuer: text('issuer').notNull(),
  subject: text('subject').notNull(),
  email: text('email'),
  emailVerified: boolean('email_verified').notNull(),
  displayName: text('display_name'),
  expiresAt: instant('expires_at').notNull(),
})

export const handoffTicket = pgTable('handoff_ticket', {
  tenantId: tenantId(),
  ticketHash: bytea('ticket_hash').notNull(),
  familyId: uuid('family_id').notNull(),
  host: text('host').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const openLoginClient = pgTable('open_login_client', {
  tenantId: tenantId(),
  clientId: text('client_id').notNull(),
  enabled: boolean('enabled').notNull().default(true),
  passwordMode: text('password_mode').notNull().default('ticket'),
  allowedIps: text('allowed_ips').array().notNull().default([]),
  createdAt: instant('created_at').notNull(),
})

export const openLoginSecret = pgTable('open_login_secret', {
  tenantId: tenantId(),
  id: uuid('id').notNull(),
  clientId: text('client_id').notNull(),
  secretCt: bytea('secret_ct').notNull(),
  secretKeyId: text('secret_key_id').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const openLoginNonce = pgTable('open_login_nonce', {
  tenantId: tenantId(),
  clientId: text('client_id').notNull(),
  sign: text('sign').notNull(),
  ticketHash: bytea('ticket_hash').notNull(),
  at: instant('at').notNull(),
})
