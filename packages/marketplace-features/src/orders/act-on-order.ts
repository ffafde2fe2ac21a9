import { type CallData, finance } from '@tradepost/contract'
import { translate } from '@tradepost/i18n/server'
import { reorder } from '../after-sales/server.ts'
import { type ActionResult, type ActionTools, type FeatureContext, refusal, withProblems } from '../context/server.ts'

export type Revealed = CallData<typeof finance.revealDelivery>
export type OrderResult = ActionResult<{ revealed: Revealed }>

const keyOf = (form: FormData) => {
  const key = String(form.get('key') ?? '')
  return /^[\w-]{8,80}$/.test(key) ? key : crypto.randomUUID()
}

/** POST of an order's page: reveals the delivered details, cancels before payment or buys again. */
export async function actOnOrder(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
  id: string,
): Promise<OrderResult | Response> {
  const intent = form.get('intent')
  if (intent === 'reveal') {
    return withProblems(ctx, form, {}, async () => {
      const revealed = await ctx.api(finance.revealDelivery, { params: { id }, body: {} })
      return { ok: true as const, revealed }
    })
  }
  if (intent === 'cancel') {
    return withProblems(ctx, form, {}, async () => {
      await ctx.api(finance.cancelOrder, { params: { id }, body: {} }, { idempotencyKey: keyOf(form) })
      tools.flash('success', translate(ctx.locale, 'orders.cancelled'))
      return tools.redirect(`/buyer/orders/${id}`, 303)
    })
  }
  if (intent === 'reorder') return reorder(ctx, form, tools, id)
  return refusal([{ code: 'format_error', message: translate(ctx.locale, 'errors.format_error') }], form)
}
