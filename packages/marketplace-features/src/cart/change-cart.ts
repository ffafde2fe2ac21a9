import { isApiError, isSessionOver } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import type { InputValues } from '@tradepost/domain/order/delivery-inputs'
import { isId } from '@tradepost/domain/typed/id'
import { readTypedWhole } from '@tradepost/domain/typed/typed-number'
import { type ActionTools, type FeatureContext, failureText } from '../kernel/server.ts'
import { typedInputs } from '../purchase/server.ts'
import { brokenLimit, changed, type GuestLimit, quote } from './guest-cart.ts'

interface Change {
  offerId: string
  quantity: number
  add: boolean
  inputs?: InputValues
}

const words = {
  guestLines: 'cart.guestLines',
  guestTotal: 'cart.guestTotal',
  productCap: 'errors.product_cap',
  cartFull: 'errors.cart_full',
  removed: 'cart.problemRemoved',
  soldOut: 'cart.problemSoldOut',
} as const satisfies Record<GuestLimit, string>

/** Reads the change from the form; null if it is invalid. */
function readChange(form: FormData): Change | null {
  // The buy box has no `intent` field, because its buy button sends the same form by GET, with all fields in the URL.
  const intent = form.get('intent') ?? 'add'
  const offerId = String(form.get('offerId') ?? '')
  const quantity = intent === 'remove' ? 0 : readTypedWhole(String(form.get('quantity') ?? 1))
  const isValid = isId(offerId) && quantity !== null && quantity <= 9999
  if (!isValid || !['add', 'set', 'remove'].includes(String(intent))) return null
  const inputs = typedInputs(form, 'inputs')
  const hasInputs = Object.keys(inputs).length > 0 && quantity > 0
  return { offerId, quantity, add: intent === 'add', ...(hasInputs && { inputs }) }
}

async function changeGuestCart(ctx: FeatureContext, tools: ActionTools, change: Change): Promise<GuestLimit | null> {
  const current = tools.guestCart.read().lines
  const lines = changed(current, change.offerId, change.quantity, change.add, change.inputs)
  const before = current.find((line) => line.offerId === change.offerId)?.quantity ?? 0
  const after = lines.find((line) => line.offerId === change.offerId)?.quantity ?? 0
  if (after > before) {
    const limit = brokenLimit(await quote(ctx, lines), lines, change.offerId)
    if (limit) return limit
  }
  tools.guestCart.write(lines)
  return null
}

/** The message for a refused change. Rethrows an ended session and unknown errors. */
function refusal(ctx: FeatureContext, error: unknown): string {
  if (!isApiError(error) || isSessionOver(error)) throw error
  return failureText(ctx, error)
}

/**
 * POST /cart: adds, sets or removes a line. Redirects to `back`, a path of this shop. A fetch request (`quiet`) gets
 * JSON instead: when two requests overlap, a redirect could show a cart from before both requests.
 */
export async function changeCart(
  ctx: FeatureContext,
  form: FormData,
  tools: ActionTools,
  back: string,
): Promise<Response | { taken: boolean }> {
  const finish = (taken: boolean) => (form.has('quiet') ? { taken } : tools.redirect(back, 303))
  const change = readChange(form)
  if (!change) {
    tools.flash('error', ctx.t('errors.format_error'))
    return finish(false)
  }
  let limit: GuestLimit | null = null
  try {
    if (ctx.signedIn) await ctx.api(calls.cart.setCartLine, { body: { ...change, toCurrencyId: ctx.currency.id } })
    else limit = await changeGuestCart(ctx, tools, change)
  } catch (error) {
    tools.flash('warning', refusal(ctx, error))
    return finish(false)
  }
  if (limit === 'guestLines' || limit === 'guestTotal') return tools.redirect(`/cart?limit=${limit}`, 303)
  if (limit) tools.flash('warning', ctx.t(words[limit]))
  else if (change.add) {
    tools.flash('success', ctx.t('cart.added'), 'cart')
    // A count that fails is no reason to show a failure.
    await ctx.api(calls.offer.recordOfferView, { body: { offerId: change.offerId, inCart: true } }).catch(() => null)
  }
  return finish(limit === null)
}
