export { TaxesPage, type TaxesPageProps } from './taxes-page.tsx'
