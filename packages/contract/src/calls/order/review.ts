import { call } from '../../call.ts'
import type * as s from '../../schemas/order/review.ts'

const buyerErrors = ['unauthorized', 'not_found', 'idempotency_running', 'idempotency_mismatch'] as const
const seller = ['unauthorized', 'forbidden', 'not_found'] as const
export const writeReview = call<typeof s.writeReview>({
  method: 'POST',
  path: '/finance/product-spu/review',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Reviews a finished order. Each order can be reviewed once.',
  errors: [...buyerErrors, 'state_conflict', 'conflict', 'own_offer'],
  idempotent: true,
})
export const myReviews = call<typeof s.myReviews>({
  method: 'GET',
  path: '/finance/product-spu/review/buyer',
  auth: 'buyer',
  tag: 'extension',
  summary: "Returns a page of the buyer's finished orders: those to review, those reviewed or those with a reply.",
  errors: ['unauthorized'],
  browser: true,
})
export const sellerReplyReview = call<typeof s.sellerReplyReview>({
  method: 'POST',
  path: '/finance/product-spu/review/{id}/reply',
  auth: 'seller',
  permission: 'review.reply',
  tag: 'extension',
  summary: 'Replies to a review. Each review can be replied to once.',
  errors: [...seller, 'conflict', 'rate_limited'],
})
export const scoreCount = call<typeof s.scoreCount>({
  method: 'GET',
  path: '/finance/product-spu/score-count',
  auth: 'optional',
  tag: 'spec',
  summary: 'Returns the average score and the number of reviews, of an offer or a seller.',
  errors: ['bad_request'],
  browser: true,
})
export const reviewPage = call<typeof s.reviewPage>({
  method: 'GET',
  path: '/finance/product-spu/review',
  auth: 'optional',
  tag: 'spec',
  summary: "Returns a page of reviews with the sellers' replies.",
  errors: ['bad_request'],
  browser: true,
})
export const reviewLevelCount = call<typeof s.reviewLevelCount>({
  method: 'GET',
  path: '/finance/product-spu/review-level-count',
  auth: 'optional',
  tag: 'spec',
  summary: 'Counts positive, neutral and negative reviews.',
  errors: ['bad_request'],
  browser: true,
})
const get = { method: 'GET', auth: 'optional', tag: 'spec', errors: ['bad_request'] } as const
export const reviewPageShow = call<typeof s.reviewPageShow>({
  ...get,
  path: '/website/review/page-show',
  summary: 'Returns the average score and the newest reviews of the whole site.',
})
