export { loadCompare } from './load-compare.ts'
