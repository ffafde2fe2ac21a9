export { actOnOrder } from './act-on-order.ts'
export { exportOrders } from './export-orders.ts'
export { loadOrder, loadOrders } from './load-orders.ts'
