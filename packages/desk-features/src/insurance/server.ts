export { actOnInsurance, loadInsurance } from './act-on-insurance.ts'
