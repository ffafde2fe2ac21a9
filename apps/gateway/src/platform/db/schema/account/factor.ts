import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, id64, instant, tenantId } from '../columns.ts'

export const totpFactor = pgTable('totp_factor', {
  tenantId: tenantId(),
  userId: id64('user_id').notNull(),
  secretCt: bytea('secret_ct').notNull(),
  secretKeyId: text('secret_key_id').notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  lastStep: integer('last_step').notNull().default(0),
})

export const recoveryCode = pgTable('recovery_code', {
  tenantId: tenantId(),
  userId: id64('user_id').notNull(),
  codeHash: bytea('code_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at'),
})

export const passkey = pgTable('passkey', {
  tenantId: tenantId(),
  id: uuid('id').notNull(),
  userId: id64('user_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  signCount: bigint('sign_count', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
})
