import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { deskOf, longText, openRefund, pageOf, sampleOrder, sampleOrderDetail } from '../testing/samples.ts'
import { OrderPage, OrdersPage } from './index.ts'

const meta: Meta = { title: 'Desk/Orders' }
export default meta

const refused = {
  ok: false,
  problems: [{ code: 'cannot_be_empty', message: 'Please enter what the buyer receives', field: 'delivery' }],
  values: {},
}
const orders = [
  sampleOrder(1),
  sampleOrder(2, { late: true }),
  sampleOrder(3, {
    state: 'delivered',
    next: { actor: 'buyer', action: 'confirm', until: '2026-11-23T10:00:00.000Z' },
    actions: [],
  }),
  sampleOrder(4, { state: 'closed', next: null, actions: [] }),
]
const counts = { all: 60, 'to-deliver': 2, 'to-confirm': 1, finished: 57 }
const order = (more: Parameters<typeof sampleOrderDetail>[0] = {}, result?: unknown) => (
  <OrderPage order={sampleOrderDetail(more)} idempotencyKey="key-12345678" result={result} />
)

export const List = deskStory(() => <OrdersPage page={{ ...pageOf(orders, 60), counts }} group="all" />)
export const Empty = deskStory(() => <OrdersPage page={{ ...pageOf([]), counts: {} }} group="to-deliver" />)
export const LongText = deskStory(() => (
  <OrdersPage
    page={{ ...pageOf([sampleOrder(1, { title: longText, buyer: { id: '1', nickName: longText } })]), counts }}
    group="all"
  />
))
export const ToDeliver = deskStory(() => order())
export const SomePieces = deskStory(() => order({ quantity: 5, deliveredQuantity: 2 }))
export const NothingTyped = deskStory(() => order({}, refused))
export const Delivered = deskStory(() =>
  order({ state: 'delivered', actions: [], deliveredQuantity: 1 }, { ok: true, done: 'delivered' }),
)
export const RefundOfDelivered = deskStory(() =>
  order({
    state: 'refund_requested',
    deliveredQuantity: 1,
    actions: ['answer_refund'],
    next: { actor: 'seller', action: 'answer_refund', until: '2026-11-22T12:00:00.000Z' },
    afterSales: { refunds: [openRefund], dispute: null, claim: null },
  }),
)
export const PartRefunded = deskStory(() => {
  const usd = (minor: number) => ({ minor, currency: 'USD' })
  return order({
    ...{ state: 'confirmed', deliveredQuantity: 1, actions: [], next: null },
    earnings: { price: usd(4899), coupon: null, refunded: usd(1500), fee: usd(272), payout: usd(3127) },
  })
})
export const Refund = deskStory(() =>
  order({
    state: 'refund_requested',
    actions: ['answer_refund'],
    next: { actor: 'seller', action: 'answer_refund', until: '2026-11-22T12:00:00.000Z' },
    afterSales: { refunds: [openRefund], dispute: null, claim: null },
  }),
)
export const LongOrder = deskStory(() =>
  order({ title: longText, inputs: [{ key: 'note', label: longText, value: longText, text: longText }] }),
)
export const AsStaff = deskStory(() => order(), deskOf('seller_staff'))
