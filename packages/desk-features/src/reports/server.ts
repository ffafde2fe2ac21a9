export { actOnReports } from './act-on-reports.ts'
export { loadReports } from './load-reports.ts'
