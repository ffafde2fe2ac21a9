export { ImportPage } from './import-page.tsx'
export { ImportStatePage, type ImportStatePageProps } from './import-state-page.tsx'
