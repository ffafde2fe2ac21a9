export { PageErrorPage, type PageErrorPageProps } from './page-error-page.tsx'
export { PageErrorsPage, type PageErrorsPageProps } from './page-errors-page.tsx'
