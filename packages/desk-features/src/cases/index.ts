export { CasePage } from './case-page.tsx'
export { CasesPage } from './cases-page.tsx'
