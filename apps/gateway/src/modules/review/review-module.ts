import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { writeReviewCalls } from './review-calls.ts'
import { reviewReadCalls } from './review-reads.ts'

/** Reviews of orders: written by their buyers, read by everybody. */
export const reviewModule = (deps: Deps): Implementation[] => [...writeReviewCalls(deps), ...reviewReadCalls(deps)]
