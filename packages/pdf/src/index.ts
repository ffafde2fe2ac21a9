export { drawReport, type Report, type ReportColumn, type ReportPart, type ReportPicture } from './draw-report.ts'
