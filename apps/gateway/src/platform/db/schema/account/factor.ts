import { integer, pgTable, text } from 'drizzle-orm/pg-core'
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
