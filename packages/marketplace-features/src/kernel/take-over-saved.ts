import type { Api } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import type { ActionTools } from './server.ts'

/** Moves what the visitor wished for and looked at to the buyer; a second try is harmless. */
export async function takeOverSaved(api: Api, guestSaved: ActionTools['guestSaved']): Promise<void> {
  const { mergeId, wished, viewed } = guestSaved.read()
  if (wished.length === 0 && viewed.length === 0) return
  try {
    await api(calls.saved.mergeSaved, { body: { mergeId, wished, viewed } })
    guestSaved.writeWished([])
    guestSaved.forgetViewed()
  } catch {
    // It stays with the browser and is taken over by the next visit of the wishlist.
  }
}
