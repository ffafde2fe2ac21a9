export { OverviewPage, type OverviewPageProps } from './overview-page.tsx'
