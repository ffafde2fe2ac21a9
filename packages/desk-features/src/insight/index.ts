export { FiguresPage, type FiguresPageProps } from './figures-page.tsx'
export { InsightPage, type InsightPageProps } from './insight-page.tsx'
