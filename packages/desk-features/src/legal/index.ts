export { LegalPage, type LegalPageProps } from './legal-page.tsx'
export { LegalPages, type LegalPagesProps } from './legal-pages.tsx'
