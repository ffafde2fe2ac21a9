import { categoryType, standardType } from '@tradepost/domain/offer/offer-kinds'
import { type SQL, sql } from 'drizzle-orm'
import { offer } from '../../platform/db/schema/offer.ts'

/** `isRental` in SQL, for a row of `offer`. */
export const isRentalOffer: SQL = sql`(${offer.standardType} = ${standardType.rental}
  or coalesce(${offer.categoryType}, 0) = ${categoryType.rentAccount})`

/** `isRental` in SQL, for the card that an order keeps. */
export const isRentalCard = (card: SQL): SQL =>
  sql`((${card} ->> 'standardType')::int = ${standardType.rental}
    or coalesce((${card} ->> 'categoryType')::int, 0) = ${categoryType.rentAccount})`
