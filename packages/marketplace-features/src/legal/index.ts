export { AgreePage, type AgreePageProps } from './agree-page.tsx'
export { LegalPage, type LegalPageProps } from './legal-page.tsx'
