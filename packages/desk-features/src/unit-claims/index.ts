export { UnitClaimsPage, type UnitClaimsPageProps } from './unit-claims-page.tsx'
