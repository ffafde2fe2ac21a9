export { actOnTaxes } from './act-on-taxes.ts'
export { exportTaxMonth, loadTaxes } from './load-taxes.ts'
