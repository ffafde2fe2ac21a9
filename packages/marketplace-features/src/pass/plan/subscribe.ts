import { isApiError } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { largestAmount } from '@tradepost/domain/money/money'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { formatMoney } from '@tradepost/i18n'
import {
  type ActionResult,
  type ActionTools,
  type FeatureContext,
  idempotencyKeyOf,
  refusal,
  textOf,
  withProblems,
} from '../../kernel/server.ts'
import { pageMeta } from '../../page/server.ts'
import { partOf, quotedTax, statedIn, taxFields } from '../../purchase/server.ts'
import { openCardPage } from './open-card-page.ts'
import { readPlan } from './pass-plan.ts'

/** Loads the agreement and its price. */
export async function loadSubscribe(ctx: FeatureContext) {
  const [plan, myPass] = await Promise.all([readPlan(ctx), ctx.api(calls.pass.myPass)])
  return {
    plan,
    myPass,
    /** The tax in the price; null if the shop charges none. */
    tax: plan.isTaxed
      ? await quotedTax(ctx, [], ({ percentOfPass }) => partOf(plan.price?.minor, percentOfPass))
      : null,
    idempotencyKey: crypto.randomUUID() as string,
    meta: pageMeta(ctx, ctx.t('pass.subscribeTitle'), ctx.t('pass.agreementText'), {
      robots: 'noindex',
    }),
  }
}

/** "I agree and activate": makes the purchase at the price the buyer saw and redirects to the card page. */
export async function activate(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
): Promise<ActionResult | Response> {
  const key = idempotencyKeyOf(form)
  if (form.get('consent') !== 'yes') {
    const message = ctx.t('errors.consent_required')
    return refusal([{ field: 'consent', code: 'consent_required', message }], form, { key })
  }
  const expected = wholeNumber(textOf(form, 'expectedTotal'), { min: 1, max: largestAmount })
  const body = {
    toCurrencyId: ctx.currency.id,
    consent: true,
    autoRenew: form.get('autoRenew') === 'on',
    ...statedIn(form),
    ...(expected === null ? {} : { expectedTotal: expected }),
  }
  const result = await withProblems(ctx, form, { consent_required: 'consent', ...taxFields }, async () => {
    const { subscriptionId, purchaseId } = await ctx.api(calls.pass.subscribePass, { body }, { idempotencyKey: key })
    return tools.redirect(await openCardPage(ctx, tools, { subscriptionId, purchaseId, key: `${key}:pay` }), 303)
  })
  if (result instanceof Response) return result
  const problems = await Promise.all(
    result.problems.map(async (problem) => {
      if (problem.code === 'unavailable') return { ...problem, message: ctx.t('pass.notActivatedNow') }
      if (problem.code !== 'price_changed') return problem
      const plan = await readPlan(ctx).catch((error: unknown) => {
        if (isApiError(error)) return null
        throw error
      })
      return { ...problem, message: ctx.t('pass.priceChanged', { total: formatMoney(plan?.price) }) }
    }),
  )
  // A changed price or a used key needs a new idempotency key.
  const fresh = problems.some(({ code }) => code === 'price_changed' || code === 'idempotency_mismatch')
  return { ...result, problems, values: { ...result.values, key: fresh ? crypto.randomUUID() : key } }
}
