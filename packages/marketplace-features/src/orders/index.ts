export { ConfirmPage, type ConfirmPageProps } from './confirm/confirm-page.tsx'
export { OrdersPage, type OrdersPageProps } from './list/orders-page.tsx'
export { OrderPage, type OrderPageProps } from './order-page.tsx'
