import { isApiError } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { isUuid } from '@tradepost/domain/typed/id'
import { type ActionTools, type FeatureContext, redirectTo } from '../../kernel/server.ts'
import { pageMeta } from '../../page/server.ts'
import { passPaths } from '../frame/pass-paths.ts'
import { openCardPage } from './open-card-page.ts'

/** Loads the outcome of a subscription; only the gateway decides it. */
export async function loadResult(ctx: FeatureContext, id: string) {
  if (!isUuid(id)) throw redirectTo(passPaths.myPass())
  const subscription = await ctx.api(calls.pass.subscriptionResult, { params: { id } }).catch((error: unknown) => {
    // The gateway does not distinguish an unknown subscription from another user's.
    if (isApiError(error, 'not_found')) throw redirectTo(passPaths.myPass())
    throw error
  })
  return {
    subscription,
    meta: pageMeta(ctx, ctx.t('pass.myPass'), ctx.t('pass.myPassText'), {
      robots: 'noindex',
    }),
  }
}

/** Opens the card page of an unpaid subscription again. */
export async function payAgain(ctx: FeatureContext, form: FormData, tools: ActionTools, id: string): Promise<Response> {
  if (!isUuid(id) || form.get('intent') !== 'pay') return tools.redirect(passPaths.result(id))
  // A subscription has the id of its purchase.
  const key = crypto.randomUUID()
  return tools.redirect(await openCardPage(ctx, tools, { subscriptionId: id, purchaseId: id, key }), 303)
}
