import type { Meta, StoryObj } from '@storybook/react-vite'
import { inState, worstOf } from '../../testing/in-state.ts'
import { rows } from '../../testing/ledger.ts'
import { type ScreenRoute, screen } from '../../testing/screen.ts'
import { loadOrders } from '../load-orders.ts'
import { OrdersPage } from './orders-page.tsx'

const at = (query: string, more: Partial<ScreenRoute> = {}): StoryObj => ({
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

export const All = at('')
export const SecondPage = at('?page=2')
export const ToPay = at('?group=to-pay')
export const AfterSales = at('?group=after-sales')
export const None = at('', {
  prepare: ({ state }) => {
    state.orders = []
  },
})
export const LongText = at('', {
  prepare: ({ state }) => {
    state.orders = state.orders.map((order) => ({ ...order, title: `${order.title} `.repeat(4) }))
  },
})
export const Failing = at('', { fake: { signedIn: true, failures: { 'order.orderPage': 'internal' } }, broken: true })

export const LongIds = inState(All, 'ids')
export const PricesUnknown = inState(All, 'prices')
export const WorstCase = worstOf(All)
