export { actOnPaymentKeys, loadPaymentKeys } from './act-on-payment-keys.ts'
