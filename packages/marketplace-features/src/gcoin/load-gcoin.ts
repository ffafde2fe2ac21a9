import { isApiError, isSessionOver } from '@tradepost/api-client'
import { calls, type Purchase } from '@tradepost/contract'
import { isUuid } from '@tradepost/domain/typed/id'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { type FeatureContext, redirectTo } from '../kernel/server.ts'
import { offerIdIn } from './offer-id-in.ts'
import { suggested, topUpLimits } from './top-up/amounts.ts'

const meta = (ctx: FeatureContext, id: 'rental.gcoin' | 'rental.topUp') => ({
  title: ctx.t(id),
  description: ctx.t('rental.gcoinLead'),
  robots: 'noindex',
})

const pageIn = (text: string | null): number => wholeNumber(text, { min: 1, max: 1000 }) ?? 1

/** Loads the G Coin balance, a page of its entries, and a page of the receipts for them. */
export async function loadGCoin(ctx: FeatureContext) {
  const pageNo = pageIn(ctx.url.searchParams.get('page'))
  const documentsNo = pageIn(ctx.url.searchParams.get('documents'))
  const [wallet, entries, documents] = await Promise.all([
    ctx.api(calls.wallet.walletBalance),
    ctx.api(calls.wallet.walletPage, { body: { pageNo, pageSize: 20 } }),
    ctx.api(calls.invoice.ownInvoicePage, { body: { subject: 'top_up', pageNo: documentsNo, pageSize: 10 } }),
  ])
  return { balance: wallet.amount, entries, documents, meta: meta(ctx, 'rental.gcoin') }
}

/** Loads the top-up form. The amount and the offer to rent come from the address. */
export async function loadTopUp(ctx: FeatureContext) {
  const amount = wholeNumber(ctx.url.searchParams.get('amount'), { min: 1, max: topUpLimits.max })
  const { amount: balance } = await ctx.api(calls.wallet.walletBalance)
  return {
    balance,
    amount: suggested(amount ?? 0),
    offerId: offerIdIn(ctx.url.searchParams.get('offer')),
    idempotencyKey: crypto.randomUUID(),
    meta: meta(ctx, 'rental.topUp'),
  }
}

async function purchaseOf(ctx: FeatureContext, id: string): Promise<Purchase> {
  // Query the provider instead of waiting for its webhook. If the call fails, the stored state is shown.
  await ctx.api(calls.payment.refreshPurchase, { params: { id }, body: {} }).catch((error: unknown) => {
    if (!isApiError(error) || isSessionOver(error) || error.code === 'not_found') throw error
  })
  return ctx.api(calls.checkout.getPurchase, { params: { id } })
}

/** Loads the outcome of a top-up after the card page. Only the gateway's state counts. */
export async function loadTopUpDone(ctx: FeatureContext) {
  const id = ctx.url.searchParams.get('purchase') ?? ''
  if (!isUuid(id)) throw redirectTo('/buyer/g-coin')
  let purchase: Purchase
  try {
    purchase = await purchaseOf(ctx, id)
  } catch (error) {
    if (isApiError(error, 'not_found')) throw redirectTo('/buyer/g-coin')
    throw error
  }
  if (purchase.kind !== 'top_up') throw redirectTo(`/payment/${id}`)
  const { amount: balance } = await ctx.api(calls.wallet.walletBalance)
  const payable = new Date(purchase.payBefore) > new Date()
  const paid = ['captured', 'refunded', 'partially_refunded'].includes(purchase.state)
  const failed = purchase.state === 'failed' || purchase.state === 'cancelled'
  const outcome = paid ? ('paid' as const) : failed || (purchase.state === 'created' && !payable) ? 'failed' : 'waiting'
  return {
    purchaseId: id,
    outcome: outcome as 'paid' | 'failed' | 'waiting',
    total: purchase.total,
    payable,
    balance,
    offerId: offerIdIn(ctx.url.searchParams.get('offer')),
    meta: meta(ctx, 'rental.topUp'),
  }
}
