import { calls } from '@tradepost/contract'
import { textLimits } from '@tradepost/domain/typed/text-limits'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import {
  type ActionResult,
  type ActionTools,
  checker,
  type FeatureContext,
  idempotencyKeyOf,
  refusal,
  textOf,
  withProblems,
} from '../kernel/server.ts'

/** Publishes the buyer's review of one order. */
export async function sendReview(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
  orderId: string,
): Promise<ActionResult | Response> {
  const score = wholeNumber(textOf(form, 'score'), { min: 1, max: 5 }) ?? 0
  const check = checker(ctx, form)
  const text = check.text('text', textLimits.review)
  const missing = (field: string, id: 'afterSales.scoreMissing' | 'afterSales.sentence') => ({
    code: 'cannot_be_empty',
    field,
    message: ctx.t(id),
  })
  const problems = [
    ...check.problems,
    ...(score > 0 ? [] : [missing('score', 'afterSales.scoreMissing')]),
    ...(text || check.problems.length > 0 ? [] : [missing('text', 'afterSales.sentence')]),
  ]
  if (problems.length > 0) return refusal(problems, form)
  const idempotencyKey = idempotencyKeyOf(form)
  return withProblems(ctx, form, {}, async () => {
    await ctx.api(calls.review.writeReview, { body: { orderId, score, text } }, { idempotencyKey })
    tools.flash('success', ctx.t('afterSales.reviewSent'))
    return tools.redirect(`/buyer/orders/${orderId}`, 303)
  })
}
