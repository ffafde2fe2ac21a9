/** Number of unpaid purchases, and number of units that they reserve. */
export interface Unpaid {
  purchases: number
  units: number
}

/** Limits of one buyer, and of all buyers of one network together, at any time. */
export const unpaidMost = {
  buyer: { purchases: 5, units: 60 },
  network: { purchases: 20, units: 180 },
} as const satisfies Record<string, Unpaid>

/** The smallest limit: even a buyer who never pays may make one small purchase. */
export const unpaidLeast: Unpaid = { purchases: 1, units: 5 }

/** Reserving all units of an offer counts as at most this number of units. */
const wholeOffer = 20

/**
 * The number of units that a line counts as: its quantity, or the twentieths of the stock that it takes if these are
 * fewer, rounded up. A buyer can therefore order thousands of coins from a stock of millions.
 */
export function heldUnits(quantity: number, onSale: number): number {
  const share = Math.ceil((wholeOffer * quantity) / Math.max(onSale, quantity, 1))
  return Math.min(quantity, Math.max(1, share))
}

/**
 * The limit of a buyer. `lapsed` are the buyer's purchases that expired unpaid recently: up to `most` they change
 * nothing, and the excess over `most` is subtracted from `most`, down to `least`.
 */
export function unpaidAllowed(most: Unpaid, least: Unpaid, lapsed: Unpaid): Unpaid {
  const reduced = (part: keyof Unpaid) =>
    Math.min(most[part], Math.max(least[part], 2 * most[part] - Math.floor(lapsed[part])))
  return { purchases: reduced('purchases'), units: reduced('units') }
}

/** True when a purchase of this many units fits within the limit. */
export const unpaidFits = (held: Unpaid, units: number, allowed: Unpaid): boolean =>
  held.purchases < allowed.purchases && held.units + units <= allowed.units
