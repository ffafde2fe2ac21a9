import { call } from '../../call.ts'
import type * as s from '../../schemas/order/invoice.ts'

const denied = ['unauthorized', 'forbidden'] as const

export const invoiceFile = call<typeof s.invoiceFile>({
  method: 'GET',
  path: '/finance/order/buyer/{id}/invoice/{invoiceId}',
  auth: 'buyer',
  tag: 'extension',
  summary: "Returns an invoice or credit note of the buyer's order as PDF, in the language of the purchase.",
  errors: ['unauthorized', 'not_found', 'rate_limited'],
})
export const ownInvoicePage = call<typeof s.ownInvoicePage>({
  method: 'POST',
  path: '/finance/buyer/invoice/page',
  auth: 'buyer',
  reads: true,
  tag: 'extension',
  summary: "Returns a page of the buyer's documents about G Coin or the Family Game PASS, newest first.",
  errors: ['unauthorized'],
})
export const ownInvoiceFile = call<typeof s.ownInvoiceFile>({
  method: 'GET',
  path: '/finance/buyer/invoice/{id}/file',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Returns a document of the buyer as PDF, in the language of the purchase.',
  errors: ['unauthorized', 'not_found', 'rate_limited'],
})
export const sellerInvoiceParty = call<typeof s.sellerInvoiceParty>({
  method: 'GET',
  path: '/finance/seller/invoice/party',
  auth: 'seller',
  permission: 'balance.view',
  tag: 'extension',
  summary:
    'Returns the legal details that invoices in the name of the seller show, and whether the shop issues such invoices.',
  errors: [...denied],
})
export const sellerSetInvoiceParty = call<typeof s.sellerSetInvoiceParty>({
  method: 'POST',
  path: '/finance/seller/invoice/party',
  auth: 'seller',
  permission: 'payout.edit',
  tag: 'extension',
  summary: 'Sets the legal details of the seller for later invoices. Issued ones stay as they are.',
  errors: [...denied, 'bad_request', 'step_up_required'],
})
export const staffInvoicePage = call<typeof s.staffInvoicePage>({
  method: 'POST',
  path: '/finance/service/invoice/page',
  auth: 'staff',
  permission: 'invoice.view',
  reads: true,
  tag: 'extension',
  summary:
    'Returns a page of invoices, receipts and credit notes, newest first, by month, kind, and number, order, payment, name or e-mail address.',
  errors: [...denied],
})
export const staffInvoiceFile = call<typeof s.staffInvoiceFile>({
  method: 'GET',
  path: '/finance/service/invoice/{id}/file',
  auth: 'staff',
  permission: 'invoice.view',
  tag: 'extension',
  summary: 'Returns an invoice or credit note as PDF, in the language of the purchase.',
  errors: [...denied, 'not_found', 'rate_limited'],
})
export const invoiceExport = call<typeof s.invoiceExport>({
  method: 'POST',
  path: '/finance/service/invoice/export',
  auth: 'staff',
  permission: 'invoice.view',
  tag: 'extension',
  summary:
    'Returns up to 2,000 documents of a month in UTC as CSV for the accountant, in the order of their numbers. The export is recorded.',
  errors: [...denied],
})
export const invoiceSettings = call<typeof s.invoiceSettings>({
  method: 'GET',
  path: '/finance/service/invoice/settings',
  auth: 'staff',
  permission: 'invoice.view',
  tag: 'extension',
  summary: 'Returns who sells in this shop, and the legal details of the company for its invoices.',
  errors: [...denied],
})
export const setInvoiceSettings = call<typeof s.setInvoiceSettings>({
  method: 'POST',
  path: '/finance/service/invoice/settings',
  auth: 'staff',
  permission: 'invoice.edit',
  tag: 'extension',
  summary: 'Sets who sells, and the legal details of the company, for later invoices. Issued ones stay as they are.',
  errors: [...denied, 'bad_request', 'step_up_required'],
})
