import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import {
  deskOf,
  longText,
  openRefund,
  pageOf,
  sampleOrder,
  sampleOrderDetail,
  sampleUnitClaim,
} from '../testing/samples.ts'
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

const filter = { group: 'all', sort: 'newest', keyword: '', from: '', to: '', zone: 'UTC' } as const
export const List = deskStory(() => <OrdersPage page={{ ...pageOf(orders, 60), counts }} filter={filter} />)
export const Empty = deskStory(() => (
  <OrdersPage page={{ ...pageOf([]), counts: {} }} filter={{ ...filter, group: 'to-deliver' }} />
))
export const NothingFound = deskStory(() => (
  <OrdersPage
    page={{ ...pageOf([]), counts: {} }}
    filter={{ ...filter, keyword: longText, from: '2026-10-01', to: '2026-10-31', sort: 'due' }}
  />
))
export const LongText = deskStory(() => (
  <OrdersPage
    page={{ ...pageOf([sampleOrder(1, { title: longText, buyer: { id: '1', nickName: longText } })]), counts }}
    filter={filter}
  />
))
export const ToDeliver = deskStory(() => order())
export const SomePieces = deskStory(() => order({ quantity: 5, deliveredQuantity: 2 }))
export const NothingTyped = deskStory(() => order({}, refused))
export const Delivered = deskStory(() =>
  order({ state: 'delivered', actions: [], deliveredQuantity: 1 }, { ok: true, done: 'delivered' }),
)
const disputed = {
  statement: 'The account was taken back after two days.',
  ...{ fileIds: ['00000000-0000-4000-8000-000000000001'], openedAt: '2026-11-21T12:00:00.000Z' },
  ...{ answer: null, outcome: null, part: null, reason: null, decidedAt: null },
}
const refusedRefund = {
  ...openRefund,
  answer: 'refused' as const,
  answerText: 'It works here.',
  answeredAt: '2026-11-21T09:00:00.000Z',
}
export const Disputed = deskStory(() =>
  order({
    ...{ state: 'disputed', deliveredQuantity: 1, actions: ['answer_dispute'], next: null },
    afterSales: { refunds: [refusedRefund], dispute: disputed, claim: null, unitClaims: [], parts: [] },
  }),
)
export const DisputeRefused = deskStory(() =>
  order(
    {
      ...{ state: 'disputed', deliveredQuantity: 1, actions: ['answer_dispute'], next: null },
      afterSales: { refunds: [], dispute: disputed, claim: null, unitClaims: [], parts: [] },
    },
    {
      ok: false,
      problems: [{ code: 'cannot_be_empty', message: 'Please say what happened', field: 'statement' }],
      values: { kept: '00000000-0000-4000-8000-000000000002 00000000-0000-4000-8000-000000000003' },
    },
  ),
)
export const DisputeDecided = deskStory(() => {
  const answer = { statement: longText, fileIds: [], answeredAt: '2026-11-21T13:00:00.000Z' }
  const decision = {
    outcome: 'seller' as const,
    reason: 'The chat shows the handover.',
    decidedAt: '2026-11-22T08:00:00.000Z',
  }
  return order({
    ...{ state: 'confirmed', deliveredQuantity: 1, actions: [], next: null },
    afterSales: {
      refunds: [refusedRefund],
      dispute: { ...disputed, answer, ...decision },
      claim: null,
      unitClaims: [],
      parts: [],
    },
  })
})
export const RefundOfDelivered = deskStory(() =>
  order({
    state: 'refund_requested',
    deliveredQuantity: 1,
    actions: ['answer_refund'],
    next: { actor: 'seller', action: 'answer_refund', until: '2026-11-22T12:00:00.000Z' },
    afterSales: { refunds: [openRefund], dispute: null, claim: null, unitClaims: [], parts: [] },
  }),
)
const withClaims = (...unitClaims: ReturnType<typeof sampleUnitClaim>[]): Parameters<typeof sampleOrderDetail>[0] => ({
  ...{ state: 'delivered', deliveredQuantity: 2, quantity: 2, actions: [], deliveryMode: 'platform' },
  next: { actor: 'seller', action: 'answer_claim', until: '2026-11-22T12:00:00.000Z' },
  afterSales: { refunds: [], dispute: null, claim: null, unitClaims, parts: [] },
})
export const UnitClaimed = deskStory(() => order(withClaims(sampleUnitClaim(1))))
export const UnitClaimsAnswered = deskStory(() =>
  order(
    withClaims(
      sampleUnitClaim(1, { answer: 'replaced', answeredAt: '2026-11-21T09:00:00.000Z' }),
      sampleUnitClaim(2, {
        ...{ answer: 'refused', answerText: longText, answeredAt: '2026-11-21T09:00:00.000Z', statement: longText },
      }),
    ),
    { ok: true, done: 'claimAnswered' },
  ),
)
export const UnitClaimRefusedWithoutWords = deskStory(() => {
  const claim = sampleUnitClaim(1)
  return order(withClaims(claim), {
    ok: false,
    problems: [{ code: 'cannot_be_empty', message: 'Say why you refuse', field: `text-${claim.id}` }],
    values: { claim: claim.id },
  })
})
const ofThree: Parameters<typeof sampleOrderDetail>[0] = {
  ...{ state: 'delivering', deliveredQuantity: 2, quantity: 3, deliveryMode: 'platform' },
  actions: ['deliver', 'refund_rest'],
  rest: { pieces: 1, amount: { minor: 1633, currency: 'USD' } },
}
export const NothingDelivered = deskStory(() =>
  order({
    ...{ state: 'delivering', deliveredQuantity: 0, quantity: 1, actions: ['deliver', 'refund_rest'] },
    rest: { pieces: 1, amount: { minor: 4899, currency: 'USD' } },
  }),
)
export const EndedWithoutDelivery = deskStory(() =>
  order({ state: 'refunded', deliveredQuantity: 0, actions: [], next: null }, { ok: true, done: 'ended' }),
)
export const PiecesMissing = deskStory(() => order(ofThree))
export const PiecesChanged = deskStory(() =>
  order(ofThree, {
    ok: false,
    problems: [{ code: 'state_conflict', message: 'The order has changed since you opened this page.' }],
    values: { act: 'refund-rest' },
  }),
)
export const PiecesRefunded = deskStory(() => {
  const usd = (minor: number) => ({ minor, currency: 'USD' })
  const part = { reason: 'overdue', pieces: 1, amount: usd(1633), at: '2026-11-22T10:02:00.000Z', note: null } as const
  return order(
    {
      ...{ state: 'delivered', deliveredQuantity: 2, refundedQuantity: 1, quantity: 3, actions: [] },
      next: { actor: 'buyer', action: 'confirm', until: '2026-11-25T10:02:00.000Z' },
      earnings: { price: usd(4899), coupon: null, refunded: usd(1633), fee: usd(327), payout: usd(2939) },
      afterSales: { refunds: [], dispute: null, claim: null, unitClaims: [], parts: [part] },
    },
    { ok: true, done: 'restRefunded' },
  )
})
export const PartRefunded = deskStory(() => {
  const usd = (minor: number) => ({ minor, currency: 'USD' })
  return order({
    ...{ state: 'confirmed', deliveredQuantity: 1, actions: [], next: null },
    earnings: { price: usd(4899), coupon: null, refunded: usd(1500), fee: usd(272), payout: usd(3127) },
  })
})
export const WithTax = deskStory(() => {
  const usd = (minor: number) => ({ minor, currency: 'USD' })
  return order({
    earnings: { price: usd(4899), coupon: null, refunded: null, tax: usd(782), fee: usd(329), payout: usd(3788) },
  })
})
export const Refund = deskStory(() =>
  order({
    state: 'refund_requested',
    actions: ['answer_refund'],
    next: { actor: 'seller', action: 'answer_refund', until: '2026-11-22T12:00:00.000Z' },
    afterSales: { refunds: [openRefund], dispute: null, claim: null, unitClaims: [], parts: [] },
  }),
)
const usd = (minor: number) => ({ minor, currency: 'USD' })
const partOpen: Parameters<typeof sampleOrderDetail>[0] = {
  ...{ state: 'delivered', deliveredQuantity: 3, quantity: 3, actions: [], part: { left: usd(4899), pieces: 3 } },
  next: { actor: 'buyer', action: 'confirm', until: '2026-11-25T10:02:00.000Z' },
}
export const PartToGive = deskStory(() => order(partOpen))
export const PartAnswersRequest = deskStory(() =>
  order({
    ...partOpen,
    ...{ state: 'refund_requested', actions: ['answer_refund'] },
    next: { actor: 'seller', action: 'answer_refund', until: '2026-11-22T12:00:00.000Z' },
    afterSales: { refunds: [openRefund], dispute: null, claim: null, unitClaims: [], parts: [] },
  }),
)
export const PartWrong = deskStory(() =>
  order(partOpen, {
    ok: false,
    problems: [{ code: 'data_error', message: 'Enter an amount below 48.99 USD', field: 'part-amount' }],
    values: { act: 'refund-part', 'part-amount': '50', 'part-text': longText },
  }),
)
export const PartGiven = deskStory(() => {
  const part = { reason: 'given', pieces: 0, amount: usd(900), at: '2026-11-22T10:02:00.000Z', note: longText } as const
  return order(
    {
      ...partOpen,
      part: { left: usd(3999), pieces: 3 },
      earnings: { price: usd(4899), coupon: null, refunded: usd(900), fee: usd(400), payout: usd(3599) },
      afterSales: { refunds: [], dispute: null, claim: null, unitClaims: [], parts: [part] },
    },
    { ok: true, done: 'partGiven' },
  )
})
export const MissingPiecesAnswerRequest = deskStory(() =>
  order({
    ...ofThree,
    ...{ state: 'refund_requested', actions: ['answer_refund', 'refund_rest'] },
    next: { actor: 'seller', action: 'answer_refund', until: '2026-11-22T12:00:00.000Z' },
    afterSales: { refunds: [openRefund], dispute: null, claim: null, unitClaims: [], parts: [] },
  }),
)
export const LongOrder = deskStory(() =>
  order({ title: longText, inputs: [{ key: 'note', label: longText, value: longText, text: longText }] }),
)
export const AsStaff = deskStory(() => order(), deskOf('seller_staff'))
export const Loading = loadingStory('/sell/orders')
export const OrderLoading = loadingStory('/sell/orders/1')
