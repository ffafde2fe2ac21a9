import type { Cart, CartLine } from '@tradepost/contract'
import { lineTotal } from '@tradepost/domain/money/money'

function withQuantity(line: CartLine, quantity: number): CartLine {
  const total = line.offer && lineTotal(line.offer, quantity)
  return { ...line, quantity, lineTotal: total ?? line.lineTotal }
}

/** The cart with the quantities in flight applied. `quantities` is by offer id; 0 removes the line. */
export function expectedCart(cart: Cart, quantities: ReadonlyMap<string, number>): Cart {
  if (quantities.size === 0) return cart
  const lines = cart.lines
    .map((line) => withQuantity(line, quantities.get(line.offerId) ?? line.quantity))
    .filter(({ quantity }) => quantity > 0)
  return {
    ...cart,
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    // Lines that cannot be bought do not count. Only the gateway knows whether a new quantity is possible.
    total: {
      ...cart.total,
      minor: lines.reduce((sum, line) => sum + (line.problem ? 0 : (line.lineTotal?.minor ?? 0)), 0),
    },
  }
}
