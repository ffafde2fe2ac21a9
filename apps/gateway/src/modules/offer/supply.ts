import type { SellerOffer } from '@tradepost/contract'
import type { offer } from '../../platform/db/schema/offer.ts'

type Supplied = Pick<typeof offer.$inferSelect, 'vaultSince' | 'deliveryMode'>

/** Tells who supplies an offer: its vault of units, the seller in the chat, or one text that every buyer receives. */
export const supplyOf = ({ vaultSince, deliveryMode }: Supplied): SellerOffer['supply'] =>
  vaultSince ? 'vault' : deliveryMode === 'im' ? 'manual' : 'text'
