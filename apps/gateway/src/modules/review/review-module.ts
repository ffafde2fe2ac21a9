import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { writeReviewCalls } from './review-calls.ts'
import { reviewDeskCalls } from './review-desk-calls.ts'
import { reviewReadCalls } from './review-reads.ts'

/** Reviews of orders: written by their buyers, read by everybody, moderated by staff. */
export const reviewModule = (deps: Deps): Implementation[] => [
  ...writeReviewCalls(deps),
  ...reviewReadCalls(deps),
  ...reviewDeskCalls(deps),
]
