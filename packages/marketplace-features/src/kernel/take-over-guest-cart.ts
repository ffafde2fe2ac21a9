import type { Api } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import type { ActionTools } from './server.ts'

/** Moves the visitor's cart into the buyer's; its merge id makes a second try harmless. */
export async function takeOverGuestCart(api: Api, guestCart: ActionTools['guestCart']): Promise<void> {
  const { mergeId, lines } = guestCart.read()
  if (lines.length === 0) return
  try {
    await api(calls.cart.mergeCart, { body: { mergeId, lines } })
    guestCart.write([])
  } catch {
    // The cart stays with the browser and is taken over by the next visit of the cart page.
  }
}
