export { InvoicePartyPage, type InvoicePartyPageProps } from './invoice-party-page.tsx'
export { InvoicesPage, type InvoicesPageProps } from './invoices-page.tsx'
