export { RunPage, type RunPageProps } from './run-page.tsx'
export { RunsPage, type RunsPageProps } from './runs-page.tsx'
