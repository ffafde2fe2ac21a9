import { isApiError, isSessionOver } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { largestAmount } from '@tradepost/domain/money/money'
import type { InputValues } from '@tradepost/domain/order/delivery-inputs'
import { isUuid } from '@tradepost/domain/typed/id'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { formatMoney } from '@tradepost/i18n'
import {
  type ActionResult,
  type ActionTools,
  checker,
  type FeatureContext,
  type Goal,
  refusal,
  textOf,
  withProblems,
} from '../kernel/server.ts'
import { readInputFields, statedIn, taxFields } from '../purchase/server.ts'
import { isKey, newKey } from './idempotency-key.ts'
import { chosenCoupon, couponsFor, directOffer } from './load-checkout.ts'

const couponFields = {
  coupon_invalid: 'coupon',
  coupon_minimum: 'coupon',
  coupon_currency: 'coupon',
  coupon_seller: 'coupon',
}
const texts = {
  offer_sold_out: 'checkout.soldOut',
  offer_removed: 'checkout.cannotBuy',
  quantity_invalid: 'checkout.cannotBuy',
  product_cap: 'errors.product_cap',
  too_much_unpaid: 'errors.too_much_unpaid',
  order_too_large: 'errors.order_too_large',
  cart_consumed: 'checkout.consumed',
} as const

/** The shop's text for an error code, more specific than the gateway's. Null if the shop has none. */
async function textForCode(ctx: FeatureContext, code: string): Promise<string | null> {
  if (code !== 'price_changed') return code in texts ? ctx.t(texts[code as keyof typeof texts]) : null
  const offer = directOffer(ctx.url)
  const toCurrencyId = ctx.currency.id
  const cart = offer
    ? await ctx.api(calls.cart.quoteCart, { body: { toCurrencyId, lines: [offer] } })
    : await ctx.api(calls.cart.getCart, { query: { toCurrencyId } })
  const coupon = chosenCoupon(ctx, await couponsFor(ctx, cart))
  const total = { ...cart.total, minor: cart.total.minor - (coupon?.off ?? 0) }
  return ctx.t('checkout.priceChanged', { total: formatMoney(total) })
}

/** The coupon in the address. The gateway decides if it applies. */
const couponOf = (ctx: FeatureContext): string | undefined => {
  const id = ctx.url.searchParams.get('coupon') ?? ''
  return isUuid(id) ? id : undefined
}

/** The referrer of the first visit, or else the checkout page. */
function referrerOf({ tenant, prefix, url }: FeatureContext, form: FormData): string {
  const referrer = textOf(form, 'referrerUrl')
  const isAddress = referrer.length <= 2000 && URL.canParse(referrer) && /^https?:$/.test(new URL(referrer).protocol)
  return isAddress ? referrer : `${tenant.origin}${prefix}${url.pathname}`
}

/** Checks the delivery fields and stores their values in the cart. */
async function readInputs(ctx: FeatureContext, form: FormData) {
  if (![...form.keys()].some((name) => name.startsWith('inputs.'))) return { byOffer: {}, problems: [] }
  const offer = directOffer(ctx.url)
  const toCurrencyId = ctx.currency.id
  const { lines } = offer
    ? await ctx.api(calls.cart.quoteCart, { body: { toCurrencyId, lines: [offer] } })
    : await ctx.api(calls.cart.getCart, { query: { toCurrencyId } })
  const read = lines.map((line) => ({
    ...line,
    ...readInputFields(ctx, form, line.deliveryInputs, `inputs.${line.offerId}`),
  }))
  const problems = read.flatMap((line) => line.problems)
  if (!offer && problems.length === 0) {
    for (const { offerId, quantity, deliveryInputs, inputs, values } of read) {
      const isSame = deliveryInputs.every(({ key }) => inputs[key] === values[key])
      if (!isSame) await ctx.api(calls.cart.setCartLine, { body: { offerId, quantity, inputs: values, toCurrencyId } })
    }
  }
  return { byOffer: Object.fromEntries(read.map(({ offerId, values }) => [offerId, values])), problems }
}

interface Reservation {
  deliveryEmail: string
  key: string
  inputs: Readonly<Record<string, InputValues>>
}

function reserve(ctx: FeatureContext, form: FormData, { deliveryEmail, key, inputs }: Reservation) {
  const offer = directOffer(ctx.url)
  const expected = wholeNumber(textOf(form, 'expectedTotal'), { min: 0, max: largestAmount })
  const agreedTerms = wholeNumber(textOf(form, 'agreedTerms'), { min: 1, max: contentLimits.versions })
  const body = {
    tenantId: ctx.tenant.tenantId,
    toCurrencyId: ctx.currency.id,
    referrerUrl: referrerOf(ctx, form),
    isBuyByCart: offer === null,
    ...(agreedTerms === null ? {} : { agreedTerms }),
    ...statedIn(form),
    order: {
      deliveryEmail,
      ...(offer ? { lines: [{ ...offer, inputs: inputs[offer.offerId] ?? {} }] } : {}),
      ...(couponOf(ctx) ? { couponId: couponOf(ctx) } : {}),
      ...(expected === null ? {} : { expectedTotal: expected }),
    },
  }
  return ctx.api(calls.checkout.preOrder, { body }, { idempotencyKey: key })
}

/** The provider's payment page, or the shop's page to pay again if the call failed. */
async function cardPage(ctx: FeatureContext, tools: ActionTools, purchaseId: string, key: string): Promise<Goal> {
  const base = `${ctx.tenant.origin}${ctx.prefix}/payment`
  const body = {
    provider: 'card' as const,
    successUrl: `${base}/success?purchase=${purchaseId}`,
    failedUrl: `${base}/failed?purchase=${purchaseId}`,
  }
  try {
    const options = { idempotencyKey: `${key}:pay` }
    const { redirectUrl } = await ctx.api(calls.payment.startPayment, { params: { id: purchaseId }, body }, options)
    return new URL(redirectUrl)
  } catch (error) {
    if (!isApiError(error) || isSessionOver(error)) throw error
    tools.flash('warning', ctx.t('checkout.startLater'))
    return `/payment/${purchaseId}`
  }
}

/** The path of the purchase's page, from which the buyer can also pay on another device. */
function payElsewhere(ctx: FeatureContext, tools: ActionTools, purchaseId: string): string {
  tools.flash('success', ctx.t('checkout.reserved'))
  return `/payment/${purchaseId}`
}

/** Makes the purchase at the displayed price. Redirects to the card page, or to the purchase for `reserve`. */
export async function placeOrder(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
): Promise<ActionResult | Response> {
  const check = checker(ctx, form)
  const deliveryEmail = check.email('deliveryEmail')
  const typedKey = textOf(form, 'key')
  const key = isKey(typedKey) ? typedKey : newKey()
  if (check.problems.length > 0) return refusal(check.problems, form, { key })
  const result = await withProblems(
    ctx,
    form,
    { email_format: 'deliveryEmail', ...couponFields, ...taxFields },
    async () => {
      const { byOffer, problems } = await readInputs(ctx, form)
      if (problems.length > 0) return refusal(problems, form)
      const { purchaseId, total } = await reserve(ctx, form, { deliveryEmail, key, inputs: byOffer })
      tools.guestCart.writeDirect(null)
      // The gateway has already completed a purchase with a total of zero.
      if (total.minor === 0) return tools.redirect(`/payment/success?purchase=${purchaseId}`, 303)
      const reserved = form.get('intent') === 'reserve'
      const next = reserved ? payElsewhere(ctx, tools, purchaseId) : await cardPage(ctx, tools, purchaseId, key)
      return tools.redirect(next, 303)
    },
  )
  if (result instanceof Response) return result
  const problems = await Promise.all(
    result.problems.map(async (problem) => ({
      ...problem,
      message: (await textForCode(ctx, problem.code)) ?? problem.message,
    })),
  )
  // The old key belongs to another order, so this form gets a new one.
  const used = problems.some(({ code }) => code === 'idempotency_mismatch' || code === 'cart_consumed')
  return { ...result, problems, values: { ...result.values, key: used ? newKey() : key } }
}
