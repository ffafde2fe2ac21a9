import { isApiError, isSessionOver } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import type { ActionTools, FeatureContext, Goal } from '../kernel/server.ts'

const validKey = /^[\w:-]{8,100}$/

/** Opens the card page for a purchase that can still be paid. */
async function pay(ctx: FeatureContext, form: FormData, tools: ActionTools, id: string): Promise<Goal> {
  const base = `${ctx.tenant.origin}${ctx.prefix}/payment`
  const key = String(form.get('key') ?? '')
  const body = {
    provider: 'card' as const,
    successUrl: `${base}/success?purchase=${id}`,
    failedUrl: `${base}/failed?purchase=${id}`,
  }
  try {
    const options = { idempotencyKey: validKey.test(key) ? key : crypto.randomUUID() }
    return new URL((await ctx.api(calls.payment.startPayment, { params: { id }, body }, options)).redirectUrl)
  } catch (error) {
    if (!isApiError(error) || isSessionOver(error)) throw error
    const refused = error.code === 'order_not_payable'
    tools.flash('warning', refused ? error.message : ctx.t('checkout.startLater'))
    return `/payment/${id}`
  }
}

/** POST /payment/{id}: the intent `pay` redirects to the card page; any other reloads the page to check the outcome. */
export async function answerPrompt(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
  id: string,
): Promise<Response> {
  if (form.get('intent') === 'pay') return tools.redirect(await pay(ctx, form, tools, id), 303)
  // The page polls the outcome and redirects once there is one.
  return tools.redirect(`/payment/${id}?asked=1`, 303)
}
