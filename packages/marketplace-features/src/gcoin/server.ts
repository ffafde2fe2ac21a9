export { loadGCoin, loadTopUp, loadTopUpDone } from './load-gcoin.ts'
export { retryTopUp, startTopUp } from './start-top-up.ts'
