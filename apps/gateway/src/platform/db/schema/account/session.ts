import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, id64, instant, tenantId } from '../columns.ts'

/** How the person of a session signed in. */
export type Amr = 'password' | 'code' | 'federated' | 'open_login' | 'proxy'

export const refreshFamily = pgTable('refresh_family', {
  tenantId: tenantId(),
  id: uuid('id').notNull(),
  userId: id64('user_id').notNull(),
  clientId: text('client_id').notNull(),
  remember: boolean('remember').notNull(),
  deviceId: text('device_id'),
  createdAt: instant('created_at').notNull(),
  absoluteEnd: instant('absolute_end').notNull(),
  idleEnd: instant('idle_end'),
  revokedAt: instant('revoked_at'),
  revokeReason: text('revoke_reason'),
  amr: text('amr').$type<Amr>().notNull().default('password'),
  unproven: boolean('unproven').notNull().default(false),
  factorAt: instant('factor_at'),
  challengeHash: bytea('challenge_hash'),
  challengeAt: instant('challenge_at'),
  authenticatedAt: instant('authenticated_at'),
  lastUsedAt: instant('last_used_at'),
  ip: text('ip'),
  userAgent: text('user_agent'),
})

export const refreshToken = pgTable('refresh_token', {
  tenantId: tenantId(),
  tokenHash: bytea('token_hash').notNull(),
  familyId: uuid('family_id').notNull(),
  generation: integer('generation').notNull(),
  usedAt: instant('used_at'),
  successorCt: bytea('successor_ct'),
})

export const accessToken = pgTable('access_token', {
  tenantId: tenantId(),
  tokenHash: bytea('token_hash').notNull(),
  familyId: uuid('family_id').notNull(),
  userId: id64('user_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
