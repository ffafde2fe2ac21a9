export { actOnPageError, loadPageError, loadPageErrors } from './act-on-page-error.ts'
