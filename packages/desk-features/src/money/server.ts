export { loadMoney } from './load-money.ts'
