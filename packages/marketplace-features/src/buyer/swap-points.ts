import { calls } from '@tradepost/contract'
import { readCouponCode } from '@tradepost/domain/order/coupon-code'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import {
  type ActionResult,
  type ActionTools,
  type FeatureContext,
  idempotencyKeyOf,
  refusal,
  textOf,
  withProblems,
} from '../kernel/server.ts'

/** POST /buyer/point: swaps points for a coupon, at the price that the buyer was shown. */
export async function swapPoints(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
): Promise<ActionResult | Response> {
  const points = wholeNumber(textOf(form, 'points'), { min: 1, max: 10_000_000 })
  const code = readCouponCode(textOf(form, 'coupon'))
  // Only a changed form sends anything else.
  if (points === null || code === null)
    return refusal([{ code: 'format_error', message: ctx.t('account.couponCodeWrong') }], form)
  return withProblems(ctx, form, {}, async () => {
    await ctx.api(calls.coupon.claimCoupon, { body: { code, points } }, { idempotencyKey: idempotencyKeyOf(form) })
    tools.flash('success', ctx.t('account.swapDone'))
    return tools.redirect('/buyer/point', 303)
  })
}
