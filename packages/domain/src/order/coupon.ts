/** A coupon's discount: a percentage or an amount, perhaps with a minimum total. Amounts are in `currency`. */
export interface CouponTerms {
  percentOff: number | null
  amountOffMinor: number | null
  currency: string | null
  minTotalMinor: number
  /** Maximum discount of a percentage coupon, in minor units of the lines' currency; null without a maximum. */
  mostOffMinor: number | null
}

interface Amount {
  minor: number
  currency: string
}

/** Converts a coupon of the API to its terms. In the API, `percentOff` is 0 if the discount is an amount. */
export const termsOfShown = (shown: {
  percentOff: number
  amountOff: Amount | null
  minTotal: Amount | null
  mostOff: Amount | null
}): CouponTerms => ({
  percentOff: shown.amountOff ? null : shown.percentOff,
  amountOffMinor: shown.amountOff?.minor ?? null,
  currency: shown.amountOff?.currency ?? shown.minTotal?.currency ?? null,
  minTotalMinor: shown.minTotal?.minor ?? 0,
  mostOffMinor: shown.mostOff?.minor ?? null,
})

export type CouponRefusal = 'currency' | 'minimum'

/** The reason a coupon does not apply to these lines; null when it applies. */
export function couponRefusal(
  terms: Pick<CouponTerms, 'currency' | 'minTotalMinor'>,
  lines: readonly number[],
  currency: string,
): CouponRefusal | null {
  if (terms.currency !== null && terms.currency !== currency) return 'currency'
  return sum(lines) < terms.minTotalMinor ? 'minimum' : null
}

const sum = (lines: readonly number[]) => lines.reduce((total, line) => total + line, 0)

/** Splits an amount over lines in proportion; no share exceeds its line, and the shares add up to the amount. */
export function spread(amount: number, lines: readonly number[]): number[] {
  const total = sum(lines)
  const whole = Math.min(amount, total)
  const shares = lines.map((line) => Number((BigInt(whole) * BigInt(line)) / BigInt(total || 1)))
  let rest = whole - sum(shares)
  // Rounding leaves a rest that is smaller than the number of lines: add one unit each to the largest lines.
  for (const index of [...lines.keys()].sort((a, b) => (lines[b] ?? 0) - (lines[a] ?? 0) || a - b)) {
    if (rest === 0) break
    if ((shares[index] ?? 0) >= (lines[index] ?? 0)) continue
    shares[index] = (shares[index] ?? 0) + 1
    rest--
  }
  return shares
}

/** Discount of each line: a percentage, rounded down and limited in total, or the line's share of a fixed amount. */
export function couponShares(
  terms: Omit<CouponTerms, 'currency' | 'minTotalMinor'>,
  lines: readonly number[],
): number[] {
  const { percentOff, amountOffMinor, mostOffMinor } = terms
  if (percentOff === null) return spread(amountOffMinor ?? 0, lines)
  const shares = lines.map((line) => Number((BigInt(line) * BigInt(percentOff)) / 100n))
  return mostOffMinor === null || sum(shares) <= mostOffMinor ? shares : spread(mostOffMinor, lines)
}
