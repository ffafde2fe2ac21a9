export { actOnOrder, type OrderResult, type Revealed } from './act-on-order.ts'
export { confirmReceipt } from './confirm-receipt.ts'
export { loadConfirm, loadOrder, loadOrders } from './load-orders.ts'
