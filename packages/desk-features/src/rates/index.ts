export { RatesPage, type RatesPageProps } from './rates-page.tsx'
