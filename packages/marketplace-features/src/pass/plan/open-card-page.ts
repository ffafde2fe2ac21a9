import { isApiError, isSessionOver } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import type { ActionTools, FeatureContext, Goal } from '../../kernel/server.ts'
import { passPaths } from '../frame/pass-paths.ts'

interface Subscription {
  subscriptionId: string
  purchaseId: string
  key: string
}

/** The provider's payment page, or the result page to try again if the call failed. */
export async function openCardPage(
  ctx: FeatureContext,
  tools: ActionTools,
  { subscriptionId, purchaseId, key }: Subscription,
): Promise<Goal> {
  const result = passPaths.result(subscriptionId)
  const back = `${ctx.tenant.origin}${ctx.prefix}${result}`
  const body = { provider: 'card' as const, successUrl: back, failedUrl: back }
  try {
    const options = { idempotencyKey: key }
    const { redirectUrl } = await ctx.api(calls.payment.startPayment, { params: { id: purchaseId }, body }, options)
    return new URL(redirectUrl)
  } catch (error) {
    if (!isApiError(error) || isSessionOver(error)) throw error
    const hasOwnText = error.code === 'order_not_payable' || error.code === 'pass_not_on_sale'
    tools.flash('warning', hasOwnText ? error.message : ctx.t('pass.notActivatedNow'))
    return result
  }
}
