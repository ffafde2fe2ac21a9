export { estimate } from './estimate.ts'
export { loadCalculator, loadValueIndex } from './load-value.ts'
