export { actOnPassTerms, loadPassTerms } from './act-on-pass-terms.ts'
