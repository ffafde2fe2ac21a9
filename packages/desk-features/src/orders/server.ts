export { actOnOrder } from './act-on-order.ts'
export { loadOrder, loadOrders } from './load-orders.ts'
