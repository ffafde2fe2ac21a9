import { call } from '../../call.ts'
import type * as s from '../../schemas/order/review.ts'

const asked = ['unauthorized', 'not_found', 'idempotency_running', 'idempotency_mismatch'] as const
const seller = ['unauthorized', 'forbidden', 'not_found'] as const
export const writeReview = call<typeof s.writeReview>({
  method: 'POST',
  path: '/finance/product-spu/review',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Rates one finished order, once.',
  errors: [...asked, 'state_conflict', 'conflict', 'own_offer'],
  idempotent: true,
})
export const myReviews = call<typeof s.myReviews>({
  method: 'GET',
  path: '/finance/product-spu/review/buyer',
  auth: 'buyer',
  tag: 'extension',
  summary: "The buyer's finished orders, those to review or those reviewed.",
  errors: ['unauthorized'],
  browser: true,
})
export const sellerReplyReview = call<typeof s.sellerReplyReview>({
  method: 'POST',
  path: '/finance/product-spu/review/{id}/reply',
  auth: 'seller',
  tag: 'extension',
  summary: 'Replies to a review, once.',
  errors: [...seller, 'conflict'],
})
export const scoreCount = call<typeof s.scoreCount>({
  method: 'GET',
  path: '/finance/product-spu/score-count',
  auth: 'optional',
  tag: 'spec',
  summary: 'Average score and number of reviews.',
  errors: ['bad_request'],
  browser: true,
})
export const reviewPage = call<typeof s.reviewPage>({
  method: 'GET',
  path: '/finance/product-spu/review',
  auth: 'optional',
  tag: 'spec',
  summary: 'A page of reviews with their replies.',
  errors: ['bad_request'],
  browser: true,
})
export const reviewLevelCount = call<typeof s.reviewLevelCount>({
  method: 'GET',
  path: '/finance/product-spu/review-level-count',
  auth: 'optional',
  tag: 'spec',
  summary: 'Counts of positive, neutral and negative reviews.',
  errors: ['bad_request'],
  browser: true,
})
const get = { method: 'GET', auth: 'optional', tag: 'spec', errors: ['bad_request'] } as const
export const reviewPageShow = call<typeof s.reviewPageShow>({
  ...get,
  path: '/website/review/page-show',
  summary: 'Reviews of the whole site.',
})
