import { finance } from '@tradepost/contract'
import { translate } from '@tradepost/i18n/server'
import { type ActionTools, type FeatureContext, withProblems } from '../context/server.ts'
import { pageMeta } from '../offer-parts/server.ts'
import { passPaths } from './pass-paths.ts'
import { readPlan } from './pass-plan.ts'

/** How the buyer's pass stands. */
export async function loadMembership(ctx: FeatureContext) {
  const [membership, plan] = await Promise.all([ctx.api(finance.membership), readPlan(ctx)])
  return {
    membership,
    plan,
    meta: pageMeta(ctx, translate(ctx.locale, 'pass.membership'), translate(ctx.locale, 'pass.membershipText'), {
      robots: 'noindex',
    }),
  }
}

/** Turns the renewal on or off and comes back to the page. */
export function switchRenewal(ctx: FeatureContext, form: FormData, tools: ActionTools) {
  return withProblems(ctx, form, {}, async () => {
    const { autoRenew } = await ctx.api(finance.setAutoRenew, { body: { on: form.get('renew') === 'on' } })
    tools.flash('success', translate(ctx.locale, autoRenew ? 'pass.turnedOn' : 'pass.turnedOff'))
    return tools.redirect(passPaths.membership())
  })
}
