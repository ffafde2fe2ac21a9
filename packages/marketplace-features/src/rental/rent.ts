import { isApiError, isSessionOver } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { largestAmount } from '@tradepost/domain/money/money'
import { isUuid } from '@tradepost/domain/typed/id'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { formatMoney } from '@tradepost/i18n'
import {
  type ActionResult,
  type ActionTools,
  checker,
  type FeatureContext,
  idempotencyKeyOf,
  refusal,
  textOf,
  withProblems,
} from '../kernel/server.ts'
import { statedIn, taxFields } from '../purchase/server.ts'
import { priceInDollars } from './load-rent.ts'

const goneCodes = ['offer_removed', 'offer_sold_out', 'order_not_payable']

async function textForCode(ctx: FeatureContext, code: string, offerId: string): Promise<string | null> {
  if (goneCodes.includes(code)) return ctx.t('rental.cannotRent')
  if (code === 'too_much_unpaid') return ctx.t('errors.too_much_unpaid')
  if (code !== 'price_changed') return null
  const { price } = await priceInDollars(ctx, offerId)
  const amount = formatMoney(price && { ...price, currency: 'GCOIN' }, 'GCOIN')
  return ctx.t('rental.priceChanged', { amount })
}

/** Pays the purchase with G Coin. If the call fails, redirects to the rental page, where the renter can try again. */
async function pay(ctx: FeatureContext, tools: ActionTools, purchaseId: string, key: string, offerId: string) {
  try {
    const options = { idempotencyKey: `${key}:pay` }
    const { orderId } = await ctx.api(calls.payment.payWithWallet, { params: { id: purchaseId }, body: {} }, options)
    tools.flash('success', ctx.t('rental.started'))
    return tools.redirect(`/buyer/orders/${orderId}`, 303)
  } catch (error) {
    if (!isApiError(error) || isSessionOver(error) || error.code === 'order_not_payable') throw error
    tools.flash('warning', ctx.t('rental.later'))
    return tools.redirect(`/rental/${offerId}`, 303)
  }
}

/** POST /rental/{id}: makes the purchase at the displayed price, pays with G Coin and redirects to the order. */
export async function rent(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
  offerId: string,
): Promise<ActionResult | Response> {
  const key = idempotencyKeyOf(form)
  const unpaidId = textOf(form, 'purchase')
  const check = checker(ctx, form)
  const deliveryEmail = isUuid(unpaidId) ? '' : check.email('deliveryEmail')
  if (check.problems.length > 0) return refusal(check.problems, form, { key })
  const expected = wholeNumber(textOf(form, 'expectedTotal'), { min: 1, max: largestAmount })
  const order = {
    deliveryEmail,
    lines: [{ offerId, quantity: 1 }],
    ...(expected === null ? {} : { expectedTotal: expected }),
  }
  const result = await withProblems(ctx, form, { email_format: 'deliveryEmail', ...taxFields }, async () => {
    const { purchaseId } = isUuid(unpaidId)
      ? { purchaseId: unpaidId }
      : await ctx.api(
          calls.checkout.preOrder,
          { body: { isBuyByCart: false, ...statedIn(form), order } },
          { idempotencyKey: key },
        )
    return pay(ctx, tools, purchaseId, key, offerId)
  })
  if (result instanceof Response) return result
  const problems = await Promise.all(
    result.problems.map(async (problem) => ({
      ...problem,
      message: (await textForCode(ctx, problem.code, offerId)) ?? problem.message,
    })),
  )
  // Without a readable response, a retry is the same request with the same key. After a refusal, it needs a new key.
  const same = problems.every(({ code }) => ['network', 'timeout', 'garbage'].includes(code))
  return { ...result, problems, values: { ...result.values, key: same ? key : crypto.randomUUID() } }
}
