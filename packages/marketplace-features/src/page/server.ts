export { documentResponse, loadOwnInvoice } from './own-invoice.ts'
export { pageMeta } from './page-meta.ts'
