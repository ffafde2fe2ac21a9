export { ReportsPage, type ReportsPageProps } from './reports-page.tsx'
