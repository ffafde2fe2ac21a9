export { CommissionPage, type CommissionPageProps } from './commission-page.tsx'
