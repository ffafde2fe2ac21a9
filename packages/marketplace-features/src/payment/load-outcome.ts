import { isApiError } from '@tradepost/api-client'
import { calls, type Purchase } from '@tradepost/contract'
import { standardType } from '@tradepost/domain/offer/offer-kinds'
import { isUuid } from '@tradepost/domain/typed/id'
import { type FeatureContext, redirectTo } from '../kernel/server.ts'
import { isPayable, type Outcome, outcomeOf } from './outcome.ts'

const pageOf = (outcome: Outcome, id: string) =>
  ({ paid: `/payment/success?purchase=${id}`, failed: `/payment/failed?purchase=${id}`, open: `/payment/${id}` })[
    outcome
  ]

/** The purchase by the gateway's word, on the page that fits what happened to it. */
async function settle(ctx: FeatureContext, id: string, expected: Outcome): Promise<Purchase> {
  if (!isUuid(id)) throw redirectTo('/buyer/orders')
  let purchase: Purchase
  try {
    purchase = await ctx.api(calls.checkout.getPurchase, { params: { id } })
  } catch (error) {
    // Somebody else's purchase and an unknown one look alike.
    if (isApiError(error, 'not_found')) throw redirectTo('/buyer/orders')
    throw error
  }
  if (purchase.kind === 'top_up') throw redirectTo(`/buyer/g-coin/done?purchase=${id}`)
  const outcome = outcomeOf(purchase)
  const [order] = purchase.orders
  // No card pays a rental: what waits is finished with G Coin on its own page.
  if (order?.standardType === standardType.rental && isPayable(purchase)) throw redirectTo(`/rental/${order.offerId}`)
  const cancelled = outcome === 'open' && ctx.url.searchParams.has('cancelled') ? '?cancelled=1' : ''
  if (outcome !== expected) throw redirectTo(`${pageOf(outcome, id)}${cancelled}`)
  return purchase
}

const meta = (ctx: FeatureContext, name: 'success' | 'failed' | 'prompt') => ({
  title: ctx.t(`checkout.${name}Title`),
  description: ctx.t(name === 'prompt' ? 'checkout.promptTitle' : `checkout.${name}Description`),
  robots: 'noindex',
})

export async function loadSuccess(ctx: FeatureContext) {
  const purchase = await settle(ctx, ctx.url.searchParams.get('purchase') ?? '', 'paid')
  return { purchase, meta: meta(ctx, 'success') }
}

export async function loadFailed(ctx: FeatureContext) {
  const purchase = await settle(ctx, ctx.url.searchParams.get('purchase') ?? '', 'failed')
  return { purchase, payable: isPayable(purchase), meta: meta(ctx, 'failed') }
}

/** "Have you completed the payment?", for a purchase without an outcome. */
export async function loadPrompt(ctx: FeatureContext, id: string) {
  const purchase = await settle(ctx, id, 'open')
  return {
    purchase,
    payable: isPayable(purchase),
    asked: ctx.url.searchParams.has('asked'),
    /** The card page was left by its way back; nothing else is known to have happened there. */
    cancelled: ctx.url.searchParams.has('cancelled') && isPayable(purchase),
    meta: meta(ctx, 'prompt'),
  }
}
