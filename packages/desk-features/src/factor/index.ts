export { FactorPage } from './factor-page.tsx'
export { SecurityPage } from './security-page.tsx'
