import type { SellerOffer } from '@tradepost/contract'
import type { offer } from '../../platform/db/schema/offer.ts'

type Supplied = Pick<typeof offer.$inferSelect, 'vaultSince' | 'declaredSince' | 'deliveryMode'>

/**
 * Tells who supplies an offer: its vault of units, a program of the seller, the seller in the chat, or one text that
 * every buyer receives.
 */
export function supplyOf({ vaultSince, declaredSince, deliveryMode }: Supplied): SellerOffer['supply'] {
  if (vaultSince) return 'vault'
  if (declaredSince) return 'declared'
  return deliveryMode === 'im' ? 'manual' : 'text'
}
