export { actOnPayouts } from './act-on-payouts.ts'
export { drawStatement } from './draw-statement.ts'
export { loadMoney } from './load-money.ts'
export { exportStatement, loadStatement } from './load-statement.ts'
