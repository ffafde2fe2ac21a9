export { JobsPage, type JobsPageProps } from './jobs-page.tsx'
