export { ChargebackBuyersPage, type ChargebackBuyersPageProps } from './chargeback-buyers-page.tsx'
export { ChargebackPage, type ChargebackPageProps } from './chargeback-page.tsx'
export { ChargebacksPage, type ChargebacksPageProps } from './chargebacks-page.tsx'
