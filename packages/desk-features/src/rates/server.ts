export { actOnRates, loadRates } from './act-on-rates.ts'
