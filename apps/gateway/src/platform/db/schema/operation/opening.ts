import type { LegalPage } from '@tradepost/domain/opening/opening-steps'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id64, instant } from '../columns.ts'

/** Where the company states its terms and who it is. */
export const legalLink = pgTable('legal_link', {
  tenantId: integer('tenant_id').notNull(),
  page: text('page').$type<LegalPage>().notNull(),
  url: text('url').notNull(),
  setBy: id64('set_by').notNull(),
  setAt: instant('set_at').notNull(),
})

/** The sender of a shop's mails. It is used once its trial mail was delivered. */
export const mailSender = pgTable('mail_sender', {
  tenantId: integer('tenant_id').primaryKey(),
  name: text('name'),
  address: text('address').notNull(),
  /** The key of the trial mail. */
  trialKey: text('trial_key').notNull(),
  provenAt: instant('proven_at'),
  setBy: id64('set_by').notNull(),
  setAt: instant('set_at').notNull(),
})

/** The last trial of the keys of the payment provider. */
export const paymentTrial = pgTable('payment_trial', {
  tenantId: integer('tenant_id').primaryKey(),
  provider: text('provider').notNull(),
  passed: boolean('passed').notNull(),
  triedBy: id64('tried_by').notNull(),
  triedAt: instant('tried_at').notNull(),
})
