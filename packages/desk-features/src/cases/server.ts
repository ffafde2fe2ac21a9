export { actOnCase } from './act-on-case.ts'
export { loadCase, loadCases } from './load-cases.ts'
