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

/** Loads a purchase. Redirects to the page of its actual outcome if that differs from `expected`. */
async function loadPurchase(ctx: FeatureContext, id: string, expected: Outcome): Promise<Purchase> {
  if (!isUuid(id)) throw redirectTo('/buyer/orders')
  let purchase: Purchase
  try {
    purchase = await ctx.api(calls.checkout.getPurchase, { params: { id } })
  } catch (error) {
    // The gateway does not distinguish an unknown purchase from another user's.
    if (isApiError(error, 'not_found')) throw redirectTo('/buyer/orders')
    throw error
  }
  if (purchase.kind === 'top_up') throw redirectTo(`/buyer/g-coin/done?purchase=${id}`)
  const outcome = outcomeOf(purchase)
  const [order] = purchase.orders
  // Rentals are paid with G Coin on the rental page, not by card.
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
  const purchase = await loadPurchase(ctx, ctx.url.searchParams.get('purchase') ?? '', 'paid')
  return { purchase, meta: meta(ctx, 'success') }
}

export async function loadFailed(ctx: FeatureContext) {
  const purchase = await loadPurchase(ctx, ctx.url.searchParams.get('purchase') ?? '', 'failed')
  return { purchase, payable: isPayable(purchase), meta: meta(ctx, 'failed') }
}

/** Loads the page "Have you completed the payment?" of a purchase without an outcome. */
export async function loadPrompt(ctx: FeatureContext, id: string) {
  const purchase = await loadPurchase(ctx, id, 'open')
  return {
    purchase,
    payable: isPayable(purchase),
    asked: ctx.url.searchParams.has('asked'),
    /** The buyer left the card page by its back link, so probably nothing was paid. */
    cancelled: ctx.url.searchParams.has('cancelled') && isPayable(purchase),
    meta: meta(ctx, 'prompt'),
  }
}
