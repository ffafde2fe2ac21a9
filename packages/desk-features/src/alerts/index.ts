export { AlertsPage, type AlertsPageProps } from './alerts-page.tsx'
