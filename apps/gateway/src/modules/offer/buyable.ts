import type { OfferCard } from '@tradepost/contract'
import { categoryType, standardType } from '@tradepost/contract/constants'
import { type SQL, sql } from 'drizzle-orm'
import { offer } from '../../platform/db/schema/offer.ts'

type Kind = Pick<OfferCard, 'standardType' | 'categoryType'>

/** Accounts lent for a time against G Coin. */
export const isRental = (card: Kind): boolean =>
  card.standardType === standardType.rental || card.categoryType === categoryType.rentAccount

/** The same in SQL, of an offer. */
export const isRentalOffer: SQL = sql`(${offer.standardType} = ${standardType.rental} or ${offer.categoryType} = ${categoryType.rentAccount})`

/** The same in SQL, of the card that an order keeps. */
export const isRentalCard = (card: SQL): SQL =>
  sql`((${card} ->> 'standardType')::int = ${standardType.rental}
    or coalesce((${card} ->> 'categoryType')::int, 0) = ${categoryType.rentAccount})`

/** Access to one shared game. */
export const isSharing = (card: Kind): boolean =>
  card.standardType === standardType.sharing || card.categoryType === categoryType.sharedAccount

/** What a provider takes money for; rentals are paid from the wallet, one at a time, and never lie in a cart. */
export const isSoldHere = (card: Kind): boolean => !isRental(card)
