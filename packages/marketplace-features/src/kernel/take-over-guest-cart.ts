import type { Api } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import type { ActionTools } from './server.ts'

/** Merges the visitor's cart into the buyer's cart. Idempotent by the cart's merge id. */
export async function takeOverGuestCart(api: Api, guestCart: ActionTools['guestCart']): Promise<void> {
  const { mergeId, lines } = guestCart.read()
  if (lines.length === 0) return
  try {
    await api(calls.cart.mergeCart, { body: { mergeId, lines } })
    guestCart.write([])
  } catch {
    // The cart stays in the browser, and the cart page tries to merge it again.
  }
}
