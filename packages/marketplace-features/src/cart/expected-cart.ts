import type { Cart, CartLine } from '@tradepost/contract'
import { lineTotal } from '@tradepost/domain/money/money'

function withQuantity(line: CartLine, quantity: number): CartLine {
  const total = line.offer && lineTotal(line.offer, quantity)
  return { ...line, quantity, lineTotal: total ?? line.lineTotal }
}

/** The cart as it will be once the quantities on their way are taken over; `quantities` by offer, 0 takes the line out. */
export function expectedCart(cart: Cart, quantities: ReadonlyMap<string, number>): Cart {
  if (quantities.size === 0) return cart
  const lines = cart.lines
    .map((line) => withQuantity(line, quantities.get(line.offerId) ?? line.quantity))
    .filter(({ quantity }) => quantity > 0)
  return {
    ...cart,
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    // Lines that cannot be bought do not count; only the answer says whether a new quantity can be.
    total: {
      ...cart.total,
      minor: lines.reduce((sum, line) => sum + (line.problem ? 0 : (line.lineTotal?.minor ?? 0)), 0),
    },
  }
}
