export const standardType = { noStand: 0, stand: 1, mixStand: 2, boosting: 3, sharing: 4, rental: 5 } as const
export const categoryType = { servicePackage: 1, sharedAccount: 2, rentAccount: 3 } as const

/** An offer's own type and that of its category: either may say what kind it is. */
export interface OfferKind {
  standardType: number
  categoryType?: number | null | undefined
}

/** An account lent for a time against G Coin. */
export const isRental = (offer: OfferKind): boolean =>
  offer.standardType === standardType.rental || offer.categoryType === categoryType.rentAccount

/** Access to one shared game. */
export const isSharing = (offer: OfferKind): boolean =>
  offer.standardType === standardType.sharing || offer.categoryType === categoryType.sharedAccount

/** An amount of something that everyone sells alike. */
export const isCoins = (offer: OfferKind): boolean => offer.standardType === standardType.stand
