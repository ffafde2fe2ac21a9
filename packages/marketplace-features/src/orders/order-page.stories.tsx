import type { Meta, StoryObj } from '@storybook/react-vite'
import { id64, orderIds } from '@tradepost/api-client/testing'
import { splitGross } from '@tradepost/domain/money/tax'
import { expect, waitFor } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows, showing } from '../testing/ledger.ts'
import { playing } from '../testing/playing.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { stillLoading } from '../testing/still-loading.ts'
import { OrderPage } from './order-page.tsx'
import { actOnOrder, loadOrder } from './server.ts'

const orderAt = (id: string, more: Partial<ScreenRoute> = {}): StoryObj => ({
  parameters: screen({
    path: '/buyer/orders/:id',
    at: `/buyer/orders/${id}`,
    load: (context, { params }) => loadOrder(context, params.id ?? ''),
    act: (context, form, { params }, tools) => actOnOrder(context, form, tools, params.id ?? ''),
    fake: { signedIn: true },
    ...more,
  }),
})
const meta: Meta = { title: 'Screens/Order', component: OrderPage, parameters: { ledger: rows('D', 39, 41) } }
export default meta

export const AwaitingPayment = orderAt(orderIds.awaiting_payment)
export const Paid = orderAt(orderIds.paid)
export const Delivering = orderAt(orderIds.delivering)
export const Delivered = orderAt(orderIds.delivered)
export const Confirmed = orderAt(orderIds.confirmed)
export const Closed = orderAt(orderIds.closed)
export const Expired = orderAt(orderIds.expired)
export const Cancelled = orderAt(orderIds.cancelled)
export const RefundRequested = showing(orderAt(orderIds.refund_requested), 'D-41', 'D-42')
export const RefundAccepted = orderAt(orderIds.refund_accepted)
export const RefundRejected = showing(orderAt(orderIds.refund_rejected), 'D-43')
export const AutoRefunded = showing(orderAt(orderIds.auto_refunded), 'D-42')
export const Disputed = orderAt(orderIds.disputed)
export const ResolvedRefund = orderAt(orderIds.resolved_refund)
export const ResolvedSeller = orderAt(orderIds.resolved_seller)
export const Refunded = orderAt(orderIds.refunded)
export const LongText = orderAt(orderIds.delivered, {
  prepare: ({ state }) => {
    for (const order of state.orders) order.title = `${order.title} `.repeat(6)
  },
})
/** One of three pieces is delivered: nothing to confirm yet. */
export const PartlyDelivered = orderAt(orderIds.delivering, {
  prepare: ({ state }) => {
    const order = state.orders.find(({ id }) => id === orderIds.delivering)
    if (!order) return
    const delivery = { deliveredAt: state.now().toISOString(), firstRevealedAt: null }
    Object.assign(order, { quantity: 3, deliveredQuantity: 1, delivery, deliveryInputs: [] })
    order.actions = ['reveal', ...order.actions]
  },
})
/** Two of three pieces were delivered; the price of the third went back. */
export const MissingRefunded = orderAt(orderIds.delivered, {
  prepare: ({ state }) => {
    const order = state.orders.find(({ id }) => id === orderIds.delivered)
    if (!order) return
    Object.assign(order, { quantity: 3, deliveredQuantity: 2, refundedQuantity: 1 })
    const amount = { ...order.total, minor: Math.floor(order.total.minor / 3) }
    order.afterSales.parts.push({ reason: 'overdue', pieces: 1, amount, at: state.now().toISOString(), note: null })
    order.partRefunded = amount
  },
})
/** The seller gave a part of the price back, with words, which answered the buyer's request for a refund. */
export const PartGiven = orderAt(orderIds.delivered, {
  prepare: ({ state }) => {
    const order = state.orders.find(({ id }) => id === orderIds.delivered)
    if (!order) return
    const amount = { ...order.total, minor: Math.floor(order.total.minor / 5) }
    const at = state.now().toISOString()
    const note = 'One skin was missing, so you get its price back.'
    order.afterSales.parts.push({ reason: 'given', pieces: 0, amount, at, note })
    order.afterSales.refunds.push({
      ...{ reason: 'A skin is missing.', fileIds: [], requestedAt: at, answerBy: at },
      ...{ answer: 'part', answerText: note, offered: null, answeredAt: at },
    })
    order.partRefunded = amount
  },
})
export const WithTax = orderAt(orderIds.delivered, {
  prepare: ({ state }) => {
    const order = state.orders.find(({ id }) => id === orderIds.delivered)
    if (!order) return
    const { tax: minor } = splitGross(order.total.minor, 19)
    order.tax = { country: 'DE', percent: 19, minor, vatNumber: null, isReverse: false }
  },
})
export const Unknown = orderAt(id64(404), { broken: true })

/** A paid rental. The fake derives the elapsed time of the rental from the id. */
const renting = (n: number) =>
  orderAt(id64(n), {
    prepare: ({ state }) => {
      const delivered = state.orders.find(({ id }) => id === orderIds.delivered)
      if (delivered) state.orders.push({ ...delivered, id: id64(n), standardType: 5, actions: ['reveal', 'contact'] })
    },
  })
export const RentalJustBegun = showing(renting(850), 'D-44')
export const RentalRunning = renting(851)
export const RentalOver = renting(852)
export const SharedGame = orderAt(orderIds.delivered, {
  prepare: ({ state }) => {
    const paidAt = new Date(state.now().getTime() - 3_600_000).toISOString()
    for (const order of state.orders) {
      order.standardType = 4
      for (const step of order.timeline) if (step.state === 'paid') step.at = paidAt
    }
  },
})

export const Revealed: StoryObj = {
  ...Delivered,
  ...playing(async ({ canvas, root, user, t }) => {
    await user.click(await canvas.findByRole('button', { name: t('orders.reveal') }))
    await user.click(await canvas.findByRole('button', { name: t('orders.hide') }))
    await waitFor(() => expect(root.querySelector('dl dd[translate=no]')).toBeNull())
  }),
}

/** Two files were delivered, which are links. */
export const RevealedFiles: StoryObj = {
  ...orderAt(orderIds.delivered, {
    prepare: ({ state }) => {
      state.deliveredFiles.push('save-0417.zip', `${'licence-'.repeat(12)}1.pdf`)
    },
  }),
  ...playing(async ({ canvas, user, t }) => {
    await user.click(await canvas.findByRole('button', { name: t('orders.reveal') }))
    const link = await canvas.findByRole('link', { name: 'save-0417.zip' })
    await expect(link.getAttribute('href')).toMatch(/^\/buyer\/orders\/\d+\/file\/[0-9a-f-]{36}$/)
    await expect(link).toHaveAttribute('download')
  }),
}

export const Loading = stillLoading(Delivered, 'button[value=reveal]')
export const Failing = inState(Delivered, 'error')
export const LongIds = inState(Delivered, 'ids')
export const PricesUnknown = inState(Delivered, 'prices')
export const WorstCase = worstOf(Delivered)
