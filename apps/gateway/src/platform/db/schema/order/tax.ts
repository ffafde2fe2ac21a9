import { boolean, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, minor, tenantId } from '../columns.ts'

export const taxSetting = pgTable('tax_setting', {
  tenantId: tenantId().primaryKey(),
  charges: boolean('charges').notNull(),
  /** Where the shop is established. */
  country: text('country').notNull(),
  vatNumber: text('vat_number').notNull().default(''),
  setBy: id64('set_by').notNull(),
  setAt: instant('set_at').notNull(),
})

export const taxRate = pgTable(
  'tax_rate',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    country: text('country').notNull(),
    /** Null for every kind of goods. */
    categoryId: id64('category_id'),
    /** True for the rate of the pass. */
    forPass: boolean('for_pass').notNull().default(false),
    percent: numeric('percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    setBy: id64('set_by').notNull(),
    setAt: instant('set_at').notNull(),
    endedBy: id64('ended_by'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** Settled prices and the tax in them. Rows are never changed. */
export const taxEntry = pgTable(
  'tax_entry',
  {
    tenantId: tenantId(),
    /** The id of the transfer that moved the tax. */
    id: uuid('id').notNull(),
    /** The order, or the payment for the pass. */
    orderId: id64('order_id'),
    paymentId: uuid('payment_id'),
    country: text('country').notNull(),
    percent: numeric('percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    isReverse: boolean('is_reverse').notNull(),
    currency: text('currency').notNull(),
    grossMinor: minor('gross_minor').notNull(),
    taxMinor: minor('tax_minor').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
