export { MoneyPage, type MoneyPageProps } from './money-page.tsx'
export { StatementPage, type StatementPageProps } from './statement-page.tsx'
