import type { Api } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import type { ActionTools } from './server.ts'

/** Merges the visitor's wishlist and viewed offers into the buyer's lists. Idempotent by the merge id. */
export async function takeOverSaved(api: Api, guestSaved: ActionTools['guestSaved']): Promise<void> {
  const { mergeId, wished, viewed } = guestSaved.read()
  if (wished.length === 0 && viewed.length === 0) return
  try {
    await api(calls.saved.mergeSaved, { body: { mergeId, wished, viewed } })
    guestSaved.writeWished([])
    guestSaved.forgetViewed()
  } catch {
    // The lists stay in the browser, and the wishlist page tries to merge them again.
  }
}
