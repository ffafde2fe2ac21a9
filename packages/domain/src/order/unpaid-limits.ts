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

/** Holding all units of an offer counts as this many, however many it has. */
const wholeOffer = 20

/**
 * How many units a line counts for. Where few are on sale, each counts; where there are many, a twentieth of them counts
 * as one, so that an order of coins from a full shelf is not held against its buyer.
 */
export function heldUnits(quantity: number, onSale: number): number {
  const share = Math.ceil((wholeOffer * quantity) / Math.max(onSale, quantity, 1))
  return Math.min(quantity, Math.max(1, share))
}

/**
 * The limits of a buyer who recently let `lapsed` run out. As much as fits the limit once is forgiven; what exceeds it is
 * taken off, down to `least`.
 */
export function unpaidAllowed(most: Unpaid, least: Unpaid, lapsed: Unpaid): Unpaid {
  const left = (part: keyof Unpaid) =>
    Math.min(most[part], Math.max(least[part], 2 * most[part] - Math.floor(lapsed[part])))
  return { purchases: left('purchases'), units: left('units') }
}

/** True when a purchase of this many units fits within the limit. */
export const unpaidFits = (held: Unpaid, units: number, allowed: Unpaid): boolean =>
  held.purchases < allowed.purchases && held.units + units <= allowed.units
