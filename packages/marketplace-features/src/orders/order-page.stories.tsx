import type { Meta, StoryObj } from '@storybook/react-vite'
import { id64, orderIds } from '@tradepost/api-client/testing'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { OrderPage } from './order-page.tsx'
import { actOnOrder, loadOrder } from './server.ts'

const at = (id: string, more: Partial<ScreenRoute> = {}): StoryObj => ({
  parameters: screen({
    path: '/buyer/orders/:id',
    at: `/buyer/orders/${id}`,
    load: (context, { params }) => loadOrder(context, params.id ?? ''),
    act: (context, form, { params }, tools) => actOnOrder(context, form, tools, params.id ?? ''),
    fake: { signedIn: true },
    ...more,
  }),
})
const meta: Meta = { title: 'Screens/Order', component: OrderPage }
export default meta

export const AwaitingPayment = at(orderIds.awaiting_payment)
export const Paid = at(orderIds.paid)
export const Delivering = at(orderIds.delivering)
export const Delivered = at(orderIds.delivered)
export const Confirmed = at(orderIds.confirmed)
export const Closed = at(orderIds.closed)
export const Expired = at(orderIds.expired)
export const Cancelled = at(orderIds.cancelled)
export const RefundRequested = at(orderIds.refund_requested)
export const RefundAccepted = at(orderIds.refund_accepted)
export const RefundRejected = at(orderIds.refund_rejected)
export const AutoRefunded = at(orderIds.auto_refunded)
export const Disputed = at(orderIds.disputed)
export const ResolvedRefund = at(orderIds.resolved_refund)
export const ResolvedSeller = at(orderIds.resolved_seller)
export const Refunded = at(orderIds.refunded)
export const LongText = at(orderIds.delivered, {
  prepare: ({ state }) => {
    for (const order of state.orders) order.title = `${order.title} `.repeat(6)
  },
})
export const Unknown = at(id64(404), { broken: true })
