export { InsightPage, type InsightPageProps } from './insight-page.tsx'
