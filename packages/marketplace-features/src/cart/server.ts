import { type CallData, calls } from '@tradepost/contract'
import { type ActionTools, type FeatureContext, takeOverGuestCart } from '../kernel/server.ts'
import { quote } from './guest-cart.ts'

export { changeCart } from './change-cart.ts'

const limits = ['guestLines', 'guestTotal'] as const

/** Loads the cart with current prices. First merges a visitor's cart, if the merge at login failed. */
export async function loadCart(ctx: FeatureContext, guestCart: ActionTools['guestCart']) {
  let cart: CallData<typeof calls.cart.getCart>
  if (ctx.signedIn) {
    await takeOverGuestCart(ctx.api, guestCart)
    cart = await ctx.api(calls.cart.getCart, { query: { toCurrencyId: ctx.currency.id } })
  } else {
    cart = await quote(ctx, guestCart.read().lines)
  }
  return {
    cart,
    limit: limits.find((name) => name === ctx.url.searchParams.get('limit')) ?? null,
    meta: {
      title: ctx.t('cart.title'),
      description: ctx.t('cart.description'),
      robots: 'noindex',
    },
  }
}
