import { call } from '../../call.ts'
import type * as s from '../../schemas/order/review-desk.ts'

export const deskReviewPage = call<typeof s.deskReviewPage>({
  method: 'GET',
  path: '/operation/service/review',
  auth: 'staff',
  permission: 'review.view',
  tag: 'extension',
  summary: 'Returns a page of all reviews, the newest first, with words that the shop no longer shows.',
  errors: ['unauthorized', 'forbidden'],
})
export const moderateReview = call<typeof s.moderateReview>({
  method: 'POST',
  path: '/operation/service/review/{id}/moderate',
  auth: 'staff',
  permission: 'review.moderate',
  tag: 'extension',
  summary:
    'Takes the words of a review or of its reply away for a reason, or shows them again with null. The score stays and counts. Staff cannot moderate what they wrote themselves.',
  errors: ['unauthorized', 'forbidden', 'not_found'],
})
