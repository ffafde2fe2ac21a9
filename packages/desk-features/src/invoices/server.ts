export { setInvoiceParty, setInvoiceSettings } from './act-on-invoices.ts'
export { exportInvoices, loadInvoiceFile, loadInvoiceParty, loadInvoices } from './load-invoices.ts'
