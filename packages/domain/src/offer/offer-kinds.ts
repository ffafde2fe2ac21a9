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

/**
 * Each piece is a good of its own, such as an account or a code: what one buyer receives, no other buyer may receive.
 * `handOver` is the list of handover steps that the category names; without one, the type decides.
 */
export const isUnique = ({ standardType: type, categoryType }: OfferKind, handOver: string | null): boolean =>
  handOver === null ? type === standardType.noStand && (categoryType ?? null) === null : uniqueHandOvers.has(handOver)
/** The units of such an offer are accounts, with a login and a password. */
export const isAccount = (offer: OfferKind, handOver: string | null): boolean =>
  handOver !== 'gift_card' && isUnique(offer, handOver)
const uniqueHandOvers: ReadonlySet<string> = new Set(['account', 'gift_card'])
