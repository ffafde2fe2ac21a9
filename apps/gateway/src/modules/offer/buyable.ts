import type { OfferCard } from '@tradepost/contract'
import { categoryType, standardType } from '@tradepost/contract/constants'

type Kind = Pick<OfferCard, 'standardType' | 'categoryType'>

/** Accounts lent for a time against G Coin. */
export const isRental = (card: Kind): boolean =>
  card.standardType === standardType.rental || card.categoryType === categoryType.rentAccount

/** Access to one shared game. */
export const isSharing = (card: Kind): boolean =>
  card.standardType === standardType.sharing || card.categoryType === categoryType.sharedAccount

/** What a provider takes money for; rentals are paid from the wallet, one at a time, and never lie in a cart. */
export const isSoldHere = (card: Kind): boolean => !isRental(card)
