import { finance } from '@tradepost/contract'
import { translate } from '@tradepost/i18n/server'
import {
  type ActionResult,
  type ActionTools,
  type FeatureContext,
  keyOf,
  refusal,
  withProblems,
} from '../context/server.ts'

/** Finishes an order, but only for a buyer who says to have understood what that gives up. */
export async function confirmReceipt(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
  id: string,
): Promise<ActionResult | Response> {
  if (form.get('acknowledged') !== 'yes') {
    const message = translate(ctx.locale, 'orders.acknowledgeMissing')
    return refusal([{ code: 'cannot_be_empty', field: 'acknowledged', message }], form)
  }
  const idempotencyKey = keyOf(form)
  return withProblems(ctx, form, {}, async () => {
    await ctx.api(finance.confirmOrder, { params: { id }, body: { acknowledged: true } }, { idempotencyKey })
    tools.flash('success', translate(ctx.locale, 'orders.confirmed'))
    return tools.redirect(`/buyer/orders/${id}`, 303)
  })
}
