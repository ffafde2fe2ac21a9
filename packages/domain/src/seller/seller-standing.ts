export const sellerStandings = ['active', 'vacation', 'suspended', 'banned'] as const
export type SellerStanding = (typeof sellerStandings)[number]

/**
 * The standings that allow each act. A test compares the table with the function `standing_allows` of the database.
 * Orders that are paid go on in every standing.
 */
const allowing = {
  /** The seller's offers are on the shelf. */
  show: ['active', 'vacation'],
  /** The offers can be bought. */
  sell: ['active'],
  /** New offers, and lists of units, can be added. */
  add: ['active', 'vacation'],
  /** The seller is shown as online while the seller's site is open. */
  be_online: ['active'],
  /** A buyer can open a conversation that is about no order. */
  be_contacted: ['active', 'vacation', 'suspended'],
  /** The seller's balance is paid out. */
  be_paid_out: ['active', 'vacation'],
} as const satisfies Record<string, readonly SellerStanding[]>
export type SellerAct = keyof typeof allowing

export const sellerActs = Object.keys(allowing) as SellerAct[]

/** Tells whether a seller of the standing may act so. */
export const standingAllows = (standing: SellerStanding, act: SellerAct): boolean =>
  (allowing[act] as readonly SellerStanding[]).includes(standing)
