import { sql } from 'drizzle-orm'
import { boolean, date, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, minor, tenantId } from '../columns.ts'

/** Legal details of whoever issues an invoice. */
export interface InvoiceParty {
  name: string
  address: string
  /** The two-letter code. */
  country: string | null
  taxNumber: string
}
/** The buyer as the invoice names the buyer. */
export interface InvoiceBuyer {
  name: string
  email: string
  country: string | null
  /** The VAT number of a business; absent on documents from before there were taxes. */
  taxNumber?: string | null
}

const partyColumns = {
  name: text('name').notNull(),
  address: text('address').notNull().default(''),
  country: text('country'),
  taxNumber: text('tax_number').notNull().default(''),
}

export const invoiceSetting = pgTable('invoice_setting', {
  tenantId: tenantId().primaryKey(),
  soldBy: text('sold_by', { enum: ['company', 'seller'] })
    .notNull()
    .default('company'),
  ...partyColumns,
  note: text('note').notNull().default(''),
  setBy: id64('set_by'),
  setAt: instant('set_at').notNull(),
})

export const sellerInvoiceParty = pgTable(
  'seller_invoice_party',
  { tenantId: tenantId(), sellerId: id64('seller_id').notNull(), ...partyColumns, setAt: instant('set_at').notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.sellerId] })],
)

/** Invoices, receipts and credit notes. Triggers of orders, payments and disputes write them. */
export const invoice = pgTable(
  'invoice',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['invoice', 'credit_note', 'receipt'] }).notNull(),
    series: text('series').notNull(),
    year: integer('year').notNull(),
    seq: integer('seq').notNull(),
    number: text('number').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** The thing that was paid for. G Coin and the pass have a payment and no order. */
    subject: text('subject', { enum: ['order', 'top_up', 'pass'] })
      .notNull()
      .default('order'),
    orderId: id64('order_id'),
    paymentId: uuid('payment_id'),
    buyerId: id64('buyer_id').notNull(),
    sellerId: id64('seller_id'),
    soldBy: text('sold_by', { enum: ['company', 'seller'] }).notNull(),
    /** The invoice that a credit note corrects, or that a further invoice adds to. */
    corrects: uuid('corrects'),
    reason: text('reason', { enum: ['sale', 'price_rise', 'refund', 'part_refund', 'chargeback'] }).notNull(),
    issuer: jsonb('issuer').$type<InvoiceParty>().notNull(),
    note: text('note').notNull(),
    /** Null after the time for which the law asks to keep it. */
    buyer: jsonb('buyer').$type<InvoiceBuyer>(),
    /** The name and address as the search of staff compares them. */
    buyerNameKey: text('buyer_name_key').generatedAlwaysAs(sql`lower(buyer ->> 'name')`),
    buyerEmailKey: text('buyer_email_key').generatedAlwaysAs(sql`lower(buyer ->> 'email')`),
    locale: text('locale').notNull(),
    currency: text('currency').notNull(),
    title: text('title').notNull(),
    quantity: integer('quantity').notNull(),
    fullMinor: minor('full_minor').notNull(),
    discountMinor: minor('discount_minor').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** The country whose tax the amount includes; null if none is stated. */
    taxCountry: text('tax_country'),
    taxPercent: numeric('tax_percent', { precision: 5, scale: 2, mode: 'number' }),
    /** The tax in the amount. */
    taxMinor: minor('tax_minor').notNull().default(0),
    taxReverse: boolean('tax_reverse').notNull().default(false),
    /** The period of the pass that was paid. */
    coversFrom: instant('covers_from'),
    coversUntil: instant('covers_until'),
    keptUntil: date('kept_until', { mode: 'string' }).notNull(),
    forgottenAt: instant('forgotten_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
