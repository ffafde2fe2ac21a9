import { Type } from 'typebox'
import {
  DeskPageNo,
  Id,
  Instant,
  Money,
  Nullable,
  OneOf,
  Page,
  PageNo,
  PageSize,
  Strict,
  Text,
  Uuid,
} from '../common.ts'
import { EvidencedTax } from './tax.ts'

const invoiceKinds = ['invoice', 'credit_note', 'receipt'] as const
const soldBy = OneOf(['company', 'seller'])
const Country = Type.String({ pattern: '^[A-Z]{2}$', maxLength: 2, examples: ['DE'] })
/** A month in UTC. */
const Month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', maxLength: 7, examples: ['2026-11'] })

/** Legal details of whoever issues an invoice. */
const party = {
  name: Text(200, 2),
  /** The postal address, in lines. */
  address: Text(500),
  country: Nullable(Country),
  /** The number at the tax office, or the VAT id. */
  taxNumber: Text(40),
}
const PartyData = Type.Object(party)

/** A document as lists name it. */
export const InvoiceHead = Type.Object({
  id: Uuid,
  /** A receipt is for G Coin, which is taxed when it is spent. */
  kind: OneOf(invoiceKinds),
  /** Without a gap in its series and year. */
  number: Type.String({ examples: ['INV-2026-000042'] }),
  issuedAt: Instant,
  /** The total of the document. A credit note takes it from the invoices of its order. */
  amount: Money,
})
const InvoiceRow = Type.Object({
  ...InvoiceHead.properties,
  subject: OneOf(['order', 'top_up', 'pass']),
  /** Null for G Coin and the pass. */
  orderId: Nullable(Id),
  /** The payment for G Coin or the pass. */
  paymentId: Nullable(Uuid),
  /** The number of the invoice that the document corrects or adds to. */
  corrects: Nullable(Type.String()),
  issuer: Type.String(),
  /** The tax of a document about the pass; absent if the shop charged none. That of an order stands on the page of the order. */
  tax: Type.Optional(EvidencedTax),
  /** Null after the ten years for which the name is kept. */
  buyer: Nullable(Type.Object({ name: Type.String(), email: Type.String() })),
})
const File = {
  data: Type.Object({
    fileName: Type.String({ examples: ['INV-2026-000042.pdf'] }),
    /** The PDF in Base64. */
    document: Type.String(),
  }),
}

export const invoiceFile = { params: Type.Object({ id: Id, invoiceId: Uuid }), ...File }
export const ownInvoicePage = {
  body: Strict({ subject: OneOf(['top_up', 'pass']), pageNo: PageNo, pageSize: PageSize }),
  data: Page(InvoiceHead),
}
export const ownInvoiceFile = { params: Type.Object({ id: Uuid }), ...File }
export const staffInvoiceFile = { params: Type.Object({ id: Uuid }), ...File }

const Own = Type.Object({
  /** Null until the seller states them. Invoices then show the name of the store only. */
  party: Nullable(PartyData),
  /** True if this shop issues invoices in the name of its sellers. */
  isShown: Type.Boolean(),
  /** The codes of all countries. */
  countries: Type.Array(Country),
})
export const sellerInvoiceParty = { data: Own }
export const sellerSetInvoiceParty = { body: Strict(party), data: Own }

export const staffInvoicePage = {
  body: Strict({
    /** A number, the id of an order or payment, or the beginning of a buyer's name or e-mail address. */
    keyword: Type.Optional(Text(120)),
    month: Type.Optional(Month),
    kind: Type.Optional(OneOf(invoiceKinds)),
    pageNo: DeskPageNo,
    pageSize: PageSize,
  }),
  data: Type.Object({
    ...Page(InvoiceRow).properties,
    /** The months from that of the newest document back to that of the first, 120 at most. */
    months: Type.Array(Month),
  }),
}
const Cursor = Type.String({ pattern: '^[A-Z0-9-]{1,60}$', maxLength: 60, examples: ['INV-2026-000042'] })
export const invoiceExport = {
  body: Strict({
    month: Month,
    /** Return documents after this one: the `next` of the part before. */
    after: Type.Optional(Cursor),
  }),
  data: Type.Object({ csv: Type.String(), next: Nullable(Cursor) }),
}

const Settings = Type.Object({
  /** Whose sales they are: the company's, or those of each seller, in whose name the company issues the invoices. */
  soldBy,
  ...party,
  /** A sentence at the end of every document. */
  note: Text(500),
})
const SettingsData = Type.Object({
  settings: Settings,
  /** False until staff have stated the details: invoices show the name of the company only. */
  isStated: Type.Boolean(),
  setAt: Nullable(Instant),
  countries: Type.Array(Country),
})
export const invoiceSettings = { data: SettingsData }
export const setInvoiceSettings = { body: Strict(Settings.properties), data: SettingsData }
