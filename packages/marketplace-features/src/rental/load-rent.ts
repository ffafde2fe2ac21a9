import { calls, type OfferDetail } from '@tradepost/contract'
import { isRental } from '@tradepost/domain/offer/offer-kinds'
import { paths } from '../kernel/paths/index.ts'
import { type FeatureContext, redirectTo, siteFacts } from '../kernel/server.ts'
import { partOf, quotedTax } from '../purchase/server.ts'

// Rentals are paid in G Coin, 1:1 with US dollars, whatever currency the visitor has chosen.
const dollarId = '1'

export const priceInDollars = async (ctx: FeatureContext, id: string): Promise<OfferDetail> =>
  ctx.api(calls.offer.offerDetail, { params: { id }, body: { ...siteFacts(ctx), toCurrencyId: dollarId } })

/** An unpaid purchase of this rental that still reserves the stock; null if there is none. */
async function openRental(ctx: FeatureContext, offerId: string) {
  const { list } = await ctx.api(calls.order.orderPage, { body: { group: 'to-pay', pageNo: 1, pageSize: 24 } })
  const order = list.find((one) => one.offerId === offerId && one.actions.includes('pay'))
  return order ? { purchaseId: order.purchaseId, total: order.total, until: order.next?.until ?? null } : null
}

/** Loads the page that confirms a rental. Redirects to the offer if it is not a rental. */
export async function loadRent(ctx: FeatureContext, id: string) {
  const priced = priceInDollars(ctx, id)
  const [offer, wallet, user, open, tax] = await Promise.all([
    priced,
    ctx.api(calls.wallet.walletBalance),
    ctx.api(calls.account.userBaseInfo, { body: {} }),
    openRental(ctx, id),
    quotedTax(ctx, [id], async ({ rates: [rate] }) => partOf((await priced).price?.minor, rate?.percent ?? 0)),
  ])
  if (!isRental(offer)) throw redirectTo(paths.item(id) ?? paths.home())
  return {
    offer,
    balance: wallet.amount,
    email: user.email.email ?? '',
    open,
    /** The tax in the price; null if the shop charges none, or if the rental is ordered already. */
    tax: open ? null : tax,
    now: new Date().toISOString(),
    idempotencyKey: crypto.randomUUID(),
    meta: {
      title: ctx.t('rental.confirmTitle'),
      description: ctx.t('rental.confirmDescription'),
      robots: 'noindex',
    },
  }
}
