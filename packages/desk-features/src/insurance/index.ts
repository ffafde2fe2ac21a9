export { InsurancePage, type InsurancePageProps } from './insurance-page.tsx'
