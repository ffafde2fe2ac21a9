import { boolean, date, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, id64, instant } from './columns.ts'

export const tenant = pgTable('tenant', {
  id: integer('id').notNull(),
  code: text('code').notNull(),
  companyName: text('company_name').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
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
})

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
