export { BackLink } from './back-link.tsx'
export { OutcomeActions, OutcomeHead, PromiseLine, PurchasePage, TotalLine } from './bits.tsx'
export { PurchaseLine } from './purchase-line.tsx'
