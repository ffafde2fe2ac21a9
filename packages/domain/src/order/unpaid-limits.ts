/** Purchases that wait for payment, and the units they hold. */
export interface Unpaid {
  purchases: number
  units: number
}

/** The most that a buyer, and all buyers of one network together, hold unpaid at a time. */
export const unpaidMost = {
  buyer: { purchases: 5, units: 60 },
  network: { purchases: 20, units: 180 },
} as const satisfies Record<string, Unpaid>

/** The limit of a buyer who never pays: still one small purchase. */
export const unpaidLeast: Unpaid = { purchases: 1, units: 5 }

/** Holding all units of an offer counts as at most this many units. */
const wholeOffer = 20

/**
 * The number of units that a line counts for. Of a small stock each unit counts; of a large stock each twentieth counts
 * as one, so that a buyer can order thousands of coins from a stock of millions.
 */
export function heldUnits(quantity: number, onSale: number): number {
  const share = Math.ceil((wholeOffer * quantity) / Math.max(onSale, quantity, 1))
  return Math.min(quantity, Math.max(1, share))
}

/**
 * The limits of a buyer who recently let `lapsed` purchases expire. Up to the limit they have no consequence; the
 * excess is subtracted from the limit, down to `least`.
 */
export function unpaidAllowed(most: Unpaid, least: Unpaid, lapsed: Unpaid): Unpaid {
  const reduced = (part: keyof Unpaid) =>
    Math.min(most[part], Math.max(least[part], 2 * most[part] - Math.floor(lapsed[part])))
  return { purchases: reduced('purchases'), units: reduced('units') }
}

/** True when a purchase of this many units fits within the limit. */
export const unpaidFits = (held: Unpaid, units: number, allowed: Unpaid): boolean =>
  held.purchases < allowed.purchases && held.units + units <= allowed.units
