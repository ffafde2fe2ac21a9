import { calls } from '@tradepost/contract'
import { reviewRemovals } from '@tradepost/domain/order/review-removals'
import { type DeskContext, textOf, withProblems } from '../kernel/server.ts'

/** Takes the words of a review or of its reply away for the chosen reason, or shows them again without one. */
export function actOnReviews(context: DeskContext, form: FormData) {
  const reason = textOf(form, 'reason')
  return withProblems(context, form, async () => {
    await context.api(calls.reviewDesk.moderateReview, {
      params: { id: textOf(form, 'subject') },
      body: {
        part: textOf(form, 'part') === 'reply' ? 'reply' : 'text',
        removedFor: reviewRemovals.find((one) => one === reason) ?? null,
      },
    })
    return { ok: true as const }
  })
}
