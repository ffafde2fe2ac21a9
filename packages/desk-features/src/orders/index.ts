export { OrderPage, type OrderPageProps } from './order-page.tsx'
export { OrdersPage, type OrdersPageProps } from './orders-page.tsx'
