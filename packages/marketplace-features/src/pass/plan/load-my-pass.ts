import { calls } from '@tradepost/contract'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { type ActionTools, type FeatureContext, withProblems } from '../../kernel/server.ts'
import { pageMeta } from '../../page/server.ts'
import { passPaths } from '../frame/pass-paths.ts'
import { readPlan } from './pass-plan.ts'

/** Loads the status of the buyer's pass, and a page of its invoices. */
export async function loadMyPass(ctx: FeatureContext) {
  const pageNo = wholeNumber(ctx.url.searchParams.get('documents'), { min: 1, max: 1000 }) ?? 1
  const [myPass, plan, documents] = await Promise.all([
    ctx.api(calls.pass.myPass),
    readPlan(ctx),
    ctx.api(calls.invoice.ownInvoicePage, { body: { subject: 'pass', pageNo, pageSize: 10 } }),
  ])
  return {
    myPass,
    plan,
    documents,
    meta: pageMeta(ctx, ctx.t('pass.myPass'), ctx.t('pass.myPassText'), {
      robots: 'noindex',
    }),
  }
}

/** Turns the renewal on or off and reloads the page. */
export function switchRenewal(ctx: FeatureContext, form: FormData, tools: ActionTools) {
  return withProblems(ctx, form, {}, async () => {
    const { autoRenew } = await ctx.api(calls.pass.setAutoRenew, { body: { on: form.get('renew') === 'on' } })
    tools.flash('success', ctx.t(autoRenew ? 'pass.turnedOn' : 'pass.turnedOff'))
    return tools.redirect(passPaths.myPass())
  })
}
