export { actOnAlerts, loadAlerts } from './act-on-alerts.ts'
