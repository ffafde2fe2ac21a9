export { MoneyPage, type MoneyPageProps } from './money-page.tsx'
