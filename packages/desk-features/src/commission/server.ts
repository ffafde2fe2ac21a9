export { actOnCommission, loadCommission } from './act-on-commission.ts'
