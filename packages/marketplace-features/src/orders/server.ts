export { actOnOrder, type OrderResult } from './act-on-order.ts'
export { confirmReceipt } from './confirm/confirm-receipt.ts'
export { loadInvoice } from './load-invoice.ts'
export { loadConfirm, loadOrder, loadOrders } from './load-orders.ts'
