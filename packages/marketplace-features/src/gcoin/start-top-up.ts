import { isApiError, isSessionOver } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { isUuid } from '@tradepost/domain/typed/id'
import { formatMoney } from '@tradepost/i18n'
import {
  type ActionResult,
  type ActionTools,
  type FeatureContext,
  type Goal,
  idempotencyKeyOf,
  type Problem,
  refusal,
  textOf,
  withProblems,
} from '../kernel/server.ts'
import { offerIdIn } from './offer-id-in.ts'
import { centsOf, gcoinAgreement, topUpLimits } from './top-up/amounts.ts'

const donePath = (purchaseId: string, offerId: string | null) =>
  `/buyer/g-coin/done?purchase=${purchaseId}${offerId ? `&offer=${offerId}` : ''}`

/** The provider's payment page of a top-up, or the page to try again if the call failed. */
async function cardPage(
  ctx: FeatureContext,
  tools: ActionTools,
  purchaseId: string,
  offerId: string | null,
  key: string,
): Promise<Goal> {
  const done = donePath(purchaseId, offerId)
  const url = `${ctx.tenant.origin}${ctx.prefix}${done}`
  const body = { provider: 'card' as const, successUrl: url, failedUrl: url }
  try {
    const input = { params: { id: purchaseId }, body }
    return new URL((await ctx.api(calls.payment.startPayment, input, { idempotencyKey: key })).redirectUrl)
  } catch (error) {
    if (!isApiError(error) || isSessionOver(error)) throw error
    tools.flash('warning', ctx.t('rental.startLater'))
    return done
  }
}

function checkForm(ctx: FeatureContext, form: FormData): { amount: number; problems: Problem[] } {
  const problems: Problem[] = []
  const amount = centsOf(textOf(form, 'amount'))
  const limit = (minor: number) => formatMoney({ minor, currency: 'USD' })
  if (amount === null) {
    const message = ctx.t('rental.amountWrong', {
      min: limit(topUpLimits.min),
      max: limit(topUpLimits.max),
    })
    problems.push({ code: 'format_error', field: 'amount', message })
  }
  if (textOf(form, 'agreed') !== 'yes')
    problems.push({ code: 'consent_required', field: 'agreed', message: ctx.t('rental.agreeMissing') })
  return { amount: amount ?? 0, problems }
}

/** POST /buyer/g-coin/top-up: makes a top-up if the buyer consented, and redirects to the card page. */
export async function startTopUp(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
): Promise<ActionResult | Response> {
  const key = idempotencyKeyOf(form)
  const { amount, problems } = checkForm(ctx, form)
  if (problems.length > 0) return refusal(problems, form, { key })
  return withProblems(ctx, form, { bad_request: 'amount' }, async () => {
    const body = { amount, agreed: true as const, agreement: gcoinAgreement }
    const { purchaseId } = await ctx.api(calls.wallet.topUp, { body }, { idempotencyKey: key })
    return tools.redirect(await cardPage(ctx, tools, purchaseId, offerIdIn(textOf(form, 'offer')), `${key}:pay`), 303)
  })
}

/** POST /buyer/g-coin/done: redirects to the card page again. */
export async function retryTopUp(ctx: FeatureContext, form: FormData, tools: ActionTools): Promise<Response> {
  const purchaseId = textOf(form, 'purchase')
  if (!isUuid(purchaseId)) return tools.redirect('/buyer/g-coin', 303)
  return tools.redirect(
    await cardPage(ctx, tools, purchaseId, offerIdIn(textOf(form, 'offer')), idempotencyKeyOf(form)),
    303,
  )
}
