import { readTypedMinor } from '@tradepost/domain/typed/typed-number'

/** The limits of one top-up in US cents. One US dollar is one G Coin. */
export const topUpLimits = { min: 100, max: 1_000_000 } as const
const usual = 1000

/** Id of the agreement that a buyer accepts before topping up. */
export const gcoinAgreement = 'gcoin-terms-1'

/** Cents as the text of a form field. */
export const asTyped = (cents: number): string => (cents / 100).toFixed(2)

/** The amount to suggest to a buyer who is short of `missing` cents. */
export const suggested = (missing: number): number =>
  Math.min(topUpLimits.max, missing > 0 ? Math.max(topUpLimits.min, missing) : usual)

/** Reads typed dollars as cents. Null if it is not an amount or out of the limits. */
export function centsOf(typed: string): number | null {
  const cents = readTypedMinor(typed, 2)
  return cents !== null && cents >= topUpLimits.min && cents <= topUpLimits.max ? cents : null
}
