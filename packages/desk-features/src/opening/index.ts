export { OpeningPage, type OpeningPageProps } from './opening-page.tsx'
