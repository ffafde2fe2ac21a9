import { categoryType, standardType } from '@tradepost/domain/offer/offer-kinds'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { offer } from '../../platform/db/schema/offer.ts'

/** `isRental` in SQL, for a row of `offer`. */
export const isRentalOffer: SQL = sql`(${offer.standardType} = ${standardType.rental}
  or coalesce(${offer.categoryType}, 0) = ${categoryType.rentAccount})`

/** `isRental` in SQL, for the card that an order keeps. */
export const isRentalCard = (card: SQL): SQL =>
  sql`((${card} ->> 'standardType')::int = ${standardType.rental}
    or coalesce((${card} ->> 'categoryType')::int, 0) = ${categoryType.rentAccount})`

/** `isUnique` in SQL, for a row of `offer` and the handover list of its category. */
export const isUniqueOffer = (handOver: SQLWrapper): SQL => sql`(case when ${handOver} is null
  then ${offer.standardType} = ${standardType.noStand} and ${offer.categoryType} is null
  else ${handOver} in ('account', 'gift_card') end)`
