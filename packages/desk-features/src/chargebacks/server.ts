export { actOnChargeback } from './act-on-chargeback.ts'
export { loadChargeback, loadChargebackPack, loadChargebacks } from './load-chargebacks.ts'
