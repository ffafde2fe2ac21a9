import { type CallData, calls } from '@tradepost/contract'
import { isRental } from '@tradepost/domain/offer/offer-kinds'
import { asciiDigits } from '@tradepost/domain/typed/digits'
import { isId } from '@tradepost/domain/typed/id'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { type ActionTools, type FeatureContext, redirectTo, takeOverGuestCart } from '../kernel/server.ts'
import { type CouponChoice, worthOf } from './coupon-worth.ts'
import { newKey } from './idempotency-key.ts'

type Cart = CallData<typeof calls.cart.getCart>

/** One offer bought at once, named in the address; null when the cart is bought. */
export function directOffer(url: URL): { offerId: string; quantity: number } | null {
  const offerId = url.searchParams.get('offer') ?? ''
  if (!isId(offerId)) return null
  return {
    offerId,
    quantity: wholeNumber(asciiDigits(url.searchParams.get('quantity') ?? ''), { min: 1, max: 9999 }) ?? 1,
  }
}

/** An offer bought at once, with what its box was told for the delivery. */
function withInputs(line: { offerId: string; quantity: number }, guestCart: ActionTools['guestCart']) {
  const { direct } = guestCart.read()
  return direct?.offerId === line.offerId ? { ...line, inputs: direct.inputs } : line
}

async function whatIsBought(ctx: FeatureContext, guestCart: ActionTools['guestCart']): Promise<Cart> {
  const offer = directOffer(ctx.url)
  const toCurrencyId = ctx.currency.id
  if (offer) return ctx.api(calls.cart.quoteCart, { body: { toCurrencyId, lines: [withInputs(offer, guestCart)] } })
  await takeOverGuestCart(ctx.api, guestCart)
  return ctx.api(calls.cart.getCart, { query: { toCurrencyId } })
}

/** A purchase of the same things that waits for its payment, so that nobody reserves them twice. */
async function openPurchase(ctx: FeatureContext): Promise<string | null> {
  if (ctx.url.searchParams.has('again')) return null
  const { list } = await ctx.api(calls.order.orderPage, { body: { group: 'to-pay', pageNo: 1, pageSize: 24 } })
  const payable = list.filter((order) => order.actions.includes('pay'))
  const offer = directOffer(ctx.url)
  const same = offer ? payable.find(({ offerId }) => offerId === offer.offerId) : payable[0]
  return same?.purchaseId ?? null
}

/** The buyer's free coupons with what each is worth to this cart, the best first; the checkout stands without them. */
export async function couponsFor(ctx: FeatureContext, cart: Cart): Promise<CouponChoice[]> {
  const body = { available: true, toCurrencyId: ctx.currency.id, pageNo: 1, pageSize: 100 }
  const { list } = await ctx.api(calls.coupon.couponList, { body }).catch(() => ({ list: [] }))
  const lines = cart.lines.map((line) => line.lineTotal?.minor ?? 0)
  return list
    .map((coupon) => ({ ...coupon, ...worthOf(coupon, lines, cart.total.currency) }))
    .sort((a, b) => b.off - a.off)
}

/** The coupon the address names, where it is one of the buyer's and good for this order. */
export function chosenCoupon(ctx: FeatureContext, coupons: readonly CouponChoice[]): CouponChoice | null {
  const id = ctx.url.searchParams.get('coupon')
  return coupons.find((coupon) => coupon.id === id && coupon.refusal === null) ?? null
}

/** Everything the checkout shows; without anything to buy it leads to the open payment or to the cart. */
export async function loadCheckout(ctx: FeatureContext, guestCart: ActionTools['guestCart']) {
  const [cart, user, open] = await Promise.all([
    whatIsBought(ctx, guestCart),
    ctx.api(calls.account.userBaseInfo, { body: {} }),
    openPurchase(ctx),
  ])
  const direct = directOffer(ctx.url)
  // NOTE: rentals are paid with G Coin, on their own page.
  const only = direct && cart.lines[0]?.offer
  if (only && isRental(only)) throw redirectTo(`/rental/${only.id}`)
  if (open && (direct || cart.lines.length === 0)) throw redirectTo(`/payment/${open}`)
  if (cart.lines.length === 0) throw redirectTo('/cart')
  const coupons = await couponsFor(ctx, cart)
  return {
    cart,
    direct,
    coupons,
    coupon: chosenCoupon(ctx, coupons),
    email: user.email.email ?? '',
    idempotencyKey: newKey(),
    meta: {
      title: ctx.t('checkout.title'),
      description: ctx.t('checkout.description'),
      robots: 'noindex',
    },
  }
}
