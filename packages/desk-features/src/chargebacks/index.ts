export { ChargebackPage, type ChargebackPageProps } from './chargeback-page.tsx'
export { ChargebacksPage, type ChargebacksPageProps } from './chargebacks-page.tsx'
