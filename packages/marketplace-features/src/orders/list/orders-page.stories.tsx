import type { Meta, StoryObj } from '@storybook/react-vite'
import { inState, worstOf } from '../../testing/in-state.ts'
import { rows } from '../../testing/ledger.ts'
import { type ScreenRoute, screen } from '../../testing/screen.ts'
import { loadOrders } from '../load-orders.ts'
import { OrdersPage } from './orders-page.tsx'

const ordersAt = (query: string, more: Partial<ScreenRoute> = {}): StoryObj => ({
  parameters: screen({
    path: '/buyer/orders',
    at: `/buyer/orders${query}`,
    load: loadOrders,
    fake: { signedIn: true },
    ...more,
  }),
})
const meta: Meta = {
  title: 'Screens/Orders',
  component: OrdersPage,
  parameters: { ledger: [...rows('A', 24, 62), ...rows('D', 39)] },
}
export default meta

export const All = ordersAt('')
export const SecondPage = ordersAt('?page=2')
export const ToPay = ordersAt('?group=to-pay')
export const AfterSales = ordersAt('?group=after-sales')
export const None = ordersAt('', {
  prepare: ({ state }) => {
    state.orders = []
  },
})
export const LongText = ordersAt('', {
  prepare: ({ state }) => {
    state.orders = state.orders.map((order) => ({ ...order, title: `${order.title} `.repeat(4) }))
  },
})
export const Failing = ordersAt('', {
  fake: { signedIn: true, failures: { 'order.orderPage': 'internal' } },
  broken: true,
})

export const LongIds = inState(All, 'ids')
export const PricesUnknown = inState(All, 'prices')
export const WorstCase = worstOf(All)
