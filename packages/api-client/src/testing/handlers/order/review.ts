import type { Review } from '@tradepost/contract'
import { isOneOf, settledStates } from '@tradepost/domain/order/order-states'
import type { Handlers } from '../../fake-call.ts'
import { orderOf } from '../../find-order.ts'
import { id64 } from '../../fixtures/ids.ts'
import { page } from '../../present.ts'
import { refuse } from '../../refuse.ts'
import type { FakeState } from '../../state.ts'

const levelCount = (state: FakeState, level: string) => state.reviews.filter((review) => review.level === level).length
const comments = (state: FakeState) =>
  state.reviews.map(({ author, text, score, createdAt, offerTitle }) => ({
    author,
    text,
    score,
    createdAt,
    offerTitle,
  }))
const average = (scores: number[]) => (scores.length ? scores.reduce((a, b) => a + b, 0) / scores.length : null)

export const review: Handlers<'review'> = {
  writeReview({ body }, context) {
    const order = orderOf(context, body.orderId)
    if (!isOneOf(settledStates, order.state)) refuse('state_conflict')
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
    const settled = state.orders.filter((order) => isOneOf(settledStates, order.state))
    const byKind = {
      'to-write': settled.filter(({ review }) => !review),
      written: settled.filter(({ review }) => review),
      replied: settled.filter(({ review }) => review?.reply),
    }
    const counts = {
      toWrite: byKind['to-write'].length,
      written: byKind.written.length,
      replied: byKind.replied.length,
    }
    const list = byKind[query.kind ?? 'to-write'].map((order) => ({ order, review: order.review }))
    return { ...page(list, query), counts, points: counts.written * 5 }
  },
  scoreCount: (_input, { state }) => ({
    average: state.reviews.length
      ? Math.round((state.reviews.reduce((sum, review) => sum + review.score, 0) / state.reviews.length) * 10) / 10
      : null,
    count: state.reviews.length,
    silentOrders: state.reviews.length * 9,
  }),
  reviewPage: ({ query = {} }, { state }) =>
    page(
      state.reviews.filter((review) => !query.level || review.level === query.level),
      query,
    ),
  reviewLevelCount: (_input, { state }) => ({
    all: state.reviews.length,
    positive: levelCount(state, 'positive'),
    neutral: levelCount(state, 'neutral'),
    negative: levelCount(state, 'negative'),
  }),
  reviewPageShow: ({ query = {} }, { state }) => ({
    average: average(state.reviews.map(({ score }) => score)),
    count: state.reviews.length,
    list: comments(state).slice(0, query.pageSize ?? 24),
  }),
}
