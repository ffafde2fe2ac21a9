import { type CallData, calls } from '@tradepost/contract'
import { isRental } from '@tradepost/domain/offer/offer-kinds'
import { asciiDigits } from '@tradepost/domain/typed/digits'
import { isId } from '@tradepost/domain/typed/id'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { paths } from '../kernel/paths/index.ts'
import { type ActionTools, type FeatureContext, redirectTo, takeOverGuestCart } from '../kernel/server.ts'
import { quotedTax } from '../purchase/server.ts'
import { type CouponChoice, worthOf } from './coupon-worth.ts'
import { newKey } from './idempotency-key.ts'
import { taxParts } from './tax-of-cart.ts'

type Cart = CallData<typeof calls.cart.getCart>

/** The offer in the address to buy directly, without the cart. Null to buy the cart. */
export function directOffer(url: URL): { offerId: string; quantity: number } | null {
  const offerId = url.searchParams.get('offer') ?? ''
  if (!isId(offerId)) return null
  return {
    offerId,
    quantity: wholeNumber(asciiDigits(url.searchParams.get('quantity') ?? ''), { min: 1, max: 9999 }) ?? 1,
  }
}

/** Adds the delivery inputs that were typed on the offer's page. */
function withInputs(line: { offerId: string; quantity: number }, guestCart: ActionTools['guestCart']) {
  const { direct } = guestCart.read()
  return direct?.offerId === line.offerId ? { ...line, inputs: direct.inputs } : line
}

async function fetchCart(ctx: FeatureContext, guestCart: ActionTools['guestCart']): Promise<Cart> {
  const offer = directOffer(ctx.url)
  const toCurrencyId = ctx.currency.id
  if (offer) return ctx.api(calls.cart.quoteCart, { body: { toCurrencyId, lines: [withInputs(offer, guestCart)] } })
  await takeOverGuestCart(ctx.api, guestCart)
  return ctx.api(calls.cart.getCart, { query: { toCurrencyId } })
}

/** Finds an unpaid purchase of the same offer, or any if the cart is bought, so that no stock is reserved twice. */
async function findUnpaidPurchase(ctx: FeatureContext): Promise<string | null> {
  if (ctx.url.searchParams.has('again')) return null
  const { list } = await ctx.api(calls.order.orderPage, { body: { group: 'to-pay', pageNo: 1, pageSize: 24 } })
  const payable = list.filter((order) => order.actions.includes('pay'))
  const offer = directOffer(ctx.url)
  const same = offer ? payable.find(({ offerId }) => offerId === offer.offerId) : payable[0]
  return same?.purchaseId ?? null
}

/** The buyer's unused coupons with their discount on this cart, best first. Empty if the call failed. */
export async function couponsFor(ctx: FeatureContext, cart: Cart): Promise<CouponChoice[]> {
  const body = { available: true, toCurrencyId: ctx.currency.id, pageNo: 1, pageSize: 100 }
  const { list } = await ctx.api(calls.coupon.couponList, { body }).catch(() => ({ list: [] }))
  const lines = cart.lines.map(({ lineTotal, offer }) => ({
    minor: lineTotal?.minor ?? 0,
    sellerId: offer?.seller.id ?? '',
  }))
  return list
    .map((coupon) => ({ ...coupon, ...worthOf(coupon, lines, cart.total.currency) }))
    .sort((a, b) => b.off - a.off)
}

/** The coupon in the address, if the buyer has it and it applies to this order. */
export function chosenCoupon(ctx: FeatureContext, coupons: readonly CouponChoice[]): CouponChoice | null {
  const id = ctx.url.searchParams.get('coupon')
  return coupons.find((coupon) => coupon.id === id && coupon.refusal === null) ?? null
}

/** Loads the checkout. Redirects to an unpaid purchase, or to the cart if there is nothing to buy. */
export async function loadCheckout(ctx: FeatureContext, guestCart: ActionTools['guestCart']) {
  const [cart, user, open, consent, legal] = await Promise.all([
    fetchCart(ctx, guestCart),
    ctx.api(calls.account.userBaseInfo, { body: {} }),
    findUnpaidPurchase(ctx),
    ctx.api(calls.legal.termsConsent, {}).catch(() => ({ version: null, pending: false })),
    ctx.api(calls.legal.legalPageList, {}).catch(() => []),
  ])
  const direct = directOffer(ctx.url)
  // Rentals are paid with G Coin on the rental page.
  const only = direct && cart.lines[0]?.offer
  if (only && isRental(only)) throw redirectTo(`/rental/${only.id}`)
  if (open && (direct || cart.lines.length === 0)) throw redirectTo(`/payment/${open}`)
  if (cart.lines.length === 0) throw redirectTo('/cart')
  if (consent.pending) throw redirectTo(paths.agreeToTerms(`${ctx.url.pathname}${ctx.url.search}`))
  const coupons = await couponsFor(ctx, cart)
  const coupon = chosenCoupon(ctx, coupons)
  const offerIds = cart.lines.map(({ offerId }) => offerId)
  return {
    tax: cart.isTaxed ? await quotedTax(ctx, offerIds, ({ rates }) => taxParts(cart, coupon, rates)) : null,
    /** The version of the terms to which the order agrees; null if the shop has none. */
    terms: consent.version,
    legal,
    cart,
    direct,
    coupons,
    coupon,
    email: user.email.email ?? '',
    idempotencyKey: newKey(),
    meta: {
      title: ctx.t('checkout.title'),
      description: ctx.t('checkout.description'),
      robots: 'noindex',
    },
  }
}
