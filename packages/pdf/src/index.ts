export { drawReport } from './draw-report.ts'
export type { Report, ReportColumn, ReportPart, ReportPicture } from './report.ts'
