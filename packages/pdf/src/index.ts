export { drawReport, type Report, type ReportColumn } from './draw-report.ts'
