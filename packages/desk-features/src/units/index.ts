export { ExportPage } from './export-page.tsx'
export { UnitImportPage, type UnitImportPageProps } from './unit-import-page.tsx'
export { UnitsPage, type UnitsPageProps } from './units-page.tsx'
