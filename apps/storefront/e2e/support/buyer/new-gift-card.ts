import { calls } from '@tradepost/contract'
import { findOffer } from '../shop/gateway.ts'
import { visit } from '../shop/shop.ts'
import { sellerOrStaffApi } from './seller.ts'

/**
 * Lists a gift card of the demo seller, without stock unless it says how much, and returns its id. The call needs no
 * turn in the queue of imports, of which a seller may begin only a few in an hour.
 */
export async function newGiftCard(ref: string, stock = 0): Promise<string> {
  const { brandId, categoryId } = await findOffer({ matches: ({ categoryAlias }) => categoryAlias === 'gift-cards' })
  const seller = await sellerOrStaffApi(await visit(), 'seller')
  const body = { ref, brandId, categoryId, title: `Gift card ${ref}`, priceMinor: 1000, stock }
  const { id } = await seller(calls.seller.sellerOfferCreate, { body }, { idempotencyKey: crypto.randomUUID() })
  return id
}
