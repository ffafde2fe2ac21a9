import { calls } from '@tradepost/contract'
import { readCouponCode } from '@tradepost/domain/order/coupon-code'
import {
  type ActionResult,
  type ActionTools,
  type FeatureContext,
  refusal,
  textOf,
  withProblems,
} from '../kernel/server.ts'

/** POST /buyer/coupon: claims a coupon by a typed or chosen code. */
export async function claimCoupon(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
): Promise<ActionResult | Response> {
  const code = readCouponCode(textOf(form, 'coupon'))
  if (code === null) {
    const message = ctx.t('account.couponCodeWrong')
    return refusal([{ code: 'format_error', field: 'coupon', message }], form)
  }
  const fieldOf = { coupon_invalid: 'coupon', conflict: 'coupon', bad_request: 'coupon' }
  return withProblems(ctx, form, fieldOf, async () => {
    await ctx.api(calls.coupon.claimCoupon, { body: { code } }, { idempotencyKey: crypto.randomUUID() })
    tools.flash('success', ctx.t('account.couponAdded'))
    return tools.redirect('/buyer/coupon', 303)
  })
}
