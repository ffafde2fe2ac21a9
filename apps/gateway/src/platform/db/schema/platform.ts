import { sql } from 'drizzle-orm'
import { bigint, boolean, date, integer, jsonb, numeric, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, id64, instant } from './columns.ts'

export const tenant = pgTable('tenant', {
  id: integer('id').notNull(),
  code: text('code').notNull(),
  companyName: text('company_name').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** When the shop was opened to shoppers; null while it is closed. */
  openedAt: instant('opened_at').default(sql`moment()`),
})

export const site = pgTable('site', {
  id: id64('id').notNull(),
  tenantId: integer('tenant_id').notNull(),
  domain: text('domain').notNull(),
  origin: text('origin').notNull(),
  themeColor: text('theme_color').notNull(),
  logoUrl: text('logo_url'),
  iconUrl: text('icon_url'),
  trustpilot: jsonb('trustpilot').$type<Record<string, unknown>>(),
  defaultLanguage: text('default_language').notNull(),
  defaultCurrency: text('default_currency').notNull(),
  financeSettings: jsonb('finance_settings').$type<Record<string, unknown>>().notNull().default({}),
  clientDownloadUrl: text('client_download_url'),
})

export const client = pgTable('client', {
  id: text('id').notNull(),
  tenantId: integer('tenant_id').notNull(),
  secretHash: bytea('secret_hash').notNull(),
  enabled: boolean('enabled').notNull().default(true),
})

export const currency = pgTable('currency', {
  id: id64('id').notNull(),
  code: text('code').notNull(),
  minorDigits: integer('minor_digits').notNull(),
})

export const fxRate = pgTable('fx_rate', {
  code: text('code').notNull(),
  rateDate: date('rate_date', { mode: 'string' }).notNull(),
  perUsd: numeric('per_usd', { precision: 20, scale: 8 }).notNull(),
  source: text('source', { enum: ['installation', 'ecb'] })
    .notNull()
    .default('installation'),
})

/** A rate of the source that differs too much from the last one to be taken. */
export interface RefusedRate {
  code: string
  perUsd: string
  rateDate: string
}

/** When the rates were last fetched. One row. */
export const rateFetch = pgTable('rate_fetch', {
  one: boolean('one').notNull().default(true),
  triedAt: instant('tried_at'),
  fetchedAt: instant('fetched_at'),
  error: text('error'),
  refused: jsonb('refused').$type<RefusedRate[]>().notNull().default([]),
})

/** Rates that staff set for their shop; the newest of a currency counts. */
export const tenantRate = pgTable('tenant_rate', {
  tenantId: integer('tenant_id').notNull(),
  id: uuid('id').notNull(),
  seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
  code: text('code').notNull(),
  /** Null gives the currency back to the installation's rates. */
  perUsd: numeric('per_usd', { precision: 20, scale: 8 }),
  reason: text('reason').notNull(),
  setBy: id64('set_by').notNull(),
  setAt: instant('set_at').notNull(),
})

export const rateSetting = pgTable('rate_setting', {
  tenantId: integer('tenant_id').notNull(),
  maxAgeDays: integer('max_age_days'),
  tooOld: text('too_old').array().notNull().default([]),
  setBy: id64('set_by'),
  setAt: instant('set_at'),
})

/** The rate of every currency in the shop of the transaction's tenant. */
export const currentRate = pgView('current_rate', {
  currencyId: id64('currency_id').notNull(),
  code: text('code').notNull(),
  perUsd: numeric('per_usd', { precision: 20, scale: 8 }),
  rateDate: date('rate_date', { mode: 'string' }),
  source: text('source', { enum: ['installation', 'ecb', 'staff'] }),
  /** The last day on which the shop sells with it; null if any age is fine. */
  lastDay: date('last_day', { mode: 'string' }),
}).existing()

export const language = pgTable('language', {
  id: id64('id').notNull(),
  code: text('code').notNull(),
  fnName: text('fn_name').notNull(),
})

export const country = pgTable('country', {
  id: id64('id').notNull(),
  code: text('code').notNull(),
  names: jsonb('names').$type<Record<string, string>>().notNull(),
})

export const siteLanguage = pgTable('site_language', {
  siteId: id64('site_id').notNull(),
  languageId: id64('language_id').notNull(),
  position: integer('position').notNull(),
  currencyId: id64('currency_id'),
})

export const siteCurrency = pgTable('site_currency', {
  siteId: id64('site_id').notNull(),
  currencyId: id64('currency_id').notNull(),
  position: integer('position').notNull(),
})

/** A text sealed with the application secret, which shows whether a gateway has the right one. At most one row. */
export const appSecretSeal = pgTable('app_secret_seal', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  sealed: bytea('sealed').notNull(),
  sealedAt: instant('sealed_at').notNull().defaultNow(),
})
