export const standardType = { noStand: 0, stand: 1, mixStand: 2, boosting: 3, sharing: 4, rental: 5 } as const
export const categoryType = { servicePackage: 1, sharedAccount: 2, rentAccount: 3 } as const

/** The type of an offer and the type of its category. Each of the two can determine the kind of the offer. */
export interface OfferKind {
  standardType: number
  categoryType?: number | null | undefined
}

/** An account rented for a time and paid in G Coin. */
export const isRental = (offer: OfferKind): boolean =>
  offer.standardType === standardType.rental || offer.categoryType === categoryType.rentAccount

/** Access to one shared game. */
export const isSharing = (offer: OfferKind): boolean =>
  offer.standardType === standardType.sharing || offer.categoryType === categoryType.sharedAccount

/** In-game currency or similar goods, which are identical whoever sells them. */
export const isCoins = (offer: OfferKind): boolean => offer.standardType === standardType.stand
