import type { OfferCard } from '@tradepost/contract'
import { categoryType, standardType } from '@tradepost/contract/constants'

/** Rentals and shared accounts are lent, not sold: they never become an order line. */
export const isSoldHere = (card: OfferCard): boolean =>
  card.standardType !== standardType.rental &&
  card.standardType !== standardType.sharing &&
  card.categoryType !== categoryType.rentAccount &&
  card.categoryType !== categoryType.sharedAccount
