import { calls } from '@tradepost/contract'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import {
  type ActionResult,
  type ActionTools,
  type FeatureContext,
  idempotencyKeyOf,
  textOf,
  withProblems,
} from '../kernel/server.ts'

/** POST /buyer/point: swaps points for a coupon, at the price that the buyer was shown. */
export async function swapPoints(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
): Promise<ActionResult | Response> {
  const points = wholeNumber(textOf(form, 'points'), { min: 1 }) ?? 1
  return withProblems(ctx, form, {}, async () => {
    const body = { code: textOf(form, 'coupon'), points }
    await ctx.api(calls.coupon.claimCoupon, { body }, { idempotencyKey: idempotencyKeyOf(form) })
    tools.flash('success', ctx.t('account.swapDone'))
    return tools.redirect('/buyer/point', 303)
  })
}
