import { type CallData, calls } from '@tradepost/contract'
import type { FeatureContext, GuestLine } from '../kernel/server.ts'

type Cart = CallData<typeof calls.cart.getCart>
export type GuestLimit = 'guestLines' | 'guestTotal' | 'productCap' | 'cartFull' | 'removed' | 'soldOut'

/** Prices a visitor's cart, which is stored in the browser. */
export const quote = (ctx: FeatureContext, lines: GuestLine[]): Promise<Cart> =>
  ctx.api(calls.cart.quoteCart, { body: { toCurrencyId: ctx.currency.id, lines } })

/** The lines after one change. Quantity 0 removes a line. */
export function changed(
  lines: GuestLine[],
  offerId: string,
  quantity: number,
  add: boolean,
  inputs?: GuestLine['inputs'],
): GuestLine[] {
  const current = lines.find((line) => line.offerId === offerId)?.quantity ?? 0
  const next = add ? current + quantity : quantity
  const isInCart = lines.some((line) => line.offerId === offerId)
  const list = isInCart
    ? lines.map((line) => (line.offerId === offerId ? { ...line, quantity: next, ...(inputs && { inputs }) } : line))
    : [...lines, { offerId, quantity: next, ...(inputs && { inputs }) }]
  return list.filter((line) => line.quantity > 0)
}

/** The limit a visitor's cart would break by growing to these lines, or null. */
export function brokenLimit(cart: Cart, lines: GuestLine[], offerId: string): GuestLimit | null {
  const line = cart.lines.find((candidate) => candidate.offerId === offerId)
  if (line?.problem === 'removed') return 'removed'
  if (line?.problem === 'sold_out' || line?.problem === 'unavailable') return 'soldOut'
  if (lines.length > cart.limits.lines) return 'cartFull'
  if (lines.length > cart.limits.guestLines) return 'guestLines'
  if ((lines.find((line) => line.offerId === offerId)?.quantity ?? 0) > cart.limits.perProduct) return 'productCap'
  if (line?.problem === 'quantity') return 'productCap'
  return cart.total.minor > cart.limits.guestTotal.minor ? 'guestTotal' : null
}
