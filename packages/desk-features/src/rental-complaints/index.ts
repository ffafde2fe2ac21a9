export { ComplaintsPage, type ComplaintsPageProps } from './complaints-page.tsx'
