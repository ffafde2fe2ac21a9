export { loadReport } from './load-report.ts'
export { sendReport } from './send-report.ts'
