import type { AfterSales, OrderDetail, Review } from '@tradepost/contract'
import type { FakeContext, Handlers, Topic } from '../fake-call.ts'
import { id64 } from '../fixtures/ids.ts'
import { move } from '../order-rules.ts'
import { currencyOf, page, priceCart } from '../present.ts'
import { refuse } from '../refuse.ts'
import { endingSentinel } from '../sentinels.ts'

const hourMs = 3_600_000
const finished: readonly string[] = ['confirmed', 'closed']

function orderOf({ state }: FakeContext, id: string): OrderDetail {
  const failure = endingSentinel(id)
  if (failure) refuse(failure)
  return state.orders.find((order) => order.id === id) ?? refuse('not_found')
}

/** The order, if the buyer may do this to it now. */
function allowed(context: FakeContext, id: string, action: OrderDetail['actions'][number]): OrderDetail {
  const order = orderOf(context, id)
  return order.actions.includes(action) ? order : refuse('state_conflict')
}

const change = (order: OrderDetail, part: Partial<AfterSales>) => {
  order.afterSales = { ...order.afterSales, ...part }
}
const undecided = { outcome: null, reason: null, decidedAt: null }

/** What a buyer asks for after the sale; nobody answers here. */
export const afterSalesFinance = {
  requestRefund({ params, body }, context) {
    const order = allowed(context, params.id, 'refund')
    const now = context.state.now()
    const request = {
      reason: body.reason,
      fileIds: body.fileIds ?? [],
      requestedAt: now.toISOString(),
      answerBy: new Date(now.getTime() + 48 * hourMs).toISOString(),
      answer: null,
      answerText: null,
      answeredAt: null,
    }
    change(order, { refunds: [...order.afterSales.refunds, request] })
    move(order, 'refund_requested', 'buyer', now)
    return structuredClone(order)
  },
  openDispute({ params, body }, context) {
    const order = allowed(context, params.id, 'dispute')
    const openedAt = context.state.now().toISOString()
    change(order, { dispute: { statement: body.statement, fileIds: body.fileIds ?? [], openedAt, ...undecided } })
    move(order, 'disputed', 'buyer', context.state.now())
    return structuredClone(order)
  },
  claimInsurance({ params, body }, context) {
    const order = allowed(context, params.id, 'insurance')
    const claimedAt = context.state.now().toISOString()
    if (order.afterSales.claim || !order.insuredUntil || order.insuredUntil < claimedAt) refuse('state_conflict')
    change(order, { claim: { statement: body.statement, fileIds: body.fileIds ?? [], claimedAt, ...undecided } })
    return structuredClone(order)
  },
  reorder({ params, body = {} }, context) {
    const { state } = context
    const { offerId, quantity, inputs: given } = orderOf(context, params.id)
    const inputs = Object.fromEntries(given.map(({ key, value }) => [key, value]))
    if (!state.offers.some((offer) => offer.id === offerId)) refuse('offer_removed', 'offerId')
    state.cart = [...state.cart.filter((line) => line.offerId !== offerId), { offerId, quantity, inputs }]
    state.cartVersion += 1
    return priceCart(state, state.cart, currencyOf(state, body.toCurrencyId))
  },
  writeReview({ body }, context) {
    const order = orderOf(context, body.orderId)
    if (!finished.includes(order.state)) refuse('state_conflict')
    if (order.review) refuse('conflict')
    const review: Review = {
      id: id64(9000 + context.state.orders.indexOf(order)),
      level: body.score >= 4 ? 'positive' : body.score === 3 ? 'neutral' : 'negative',
      score: body.score,
      text: body.text,
      textLanguage: context.state.locale,
      createdAt: context.state.now().toISOString(),
      author: 'Demo',
      offerTitle: order.title,
      reply: null,
    }
    order.review = review
    order.actions = order.actions.filter((action) => action !== 'review')
    return structuredClone(review)
  },
  myReviews({ query = {} }, { state }) {
    const mine = state.orders.filter((order) => finished.includes(order.state))
    const of = {
      'to-write': mine.filter(({ review }) => !review),
      written: mine.filter(({ review }) => review),
      replied: mine.filter(({ review }) => review?.reply),
    }
    const counts = { toWrite: of['to-write'].length, written: of.written.length, replied: of.replied.length }
    const list = of[query.kind ?? 'to-write'].map((order) => ({ order, review: order.review }))
    return { ...page(list, query), counts, points: counts.written * 5 }
  },
} satisfies Partial<Handlers<Topic>>
