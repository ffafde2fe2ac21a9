export { actOnChargeback } from './act-on-chargeback.ts'
export { exportChargebackBuyers, loadChargebackBuyers } from './load-chargeback-buyers.ts'
export { loadChargeback, loadChargebackPack, loadChargebacks } from './load-chargebacks.ts'
