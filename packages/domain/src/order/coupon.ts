/**
 * A coupon's discount: a percentage or an amount, perhaps with a minimum total. Amounts are in `currency`. A seller's own
 * coupon, which the seller pays for, is only for that seller's offers.
 */
export interface CouponTerms {
  sellerId: string | null
  percentOff: number | null
  amountOffMinor: number | null
  currency: string | null
  minTotalMinor: number
  /** Maximum discount of a percentage coupon, in minor units of the lines' currency; null without a maximum. */
  mostOffMinor: number | null
}

/** A line of a purchase: its price without a coupon, and who sells it. */
export interface CouponLine {
  minor: number
  sellerId: string
}

interface Amount {
  minor: number
  currency: string
}

/** Converts a coupon of the API to its terms. In the API, `percentOff` is 0 if the discount is an amount. */
export const termsOfShown = (shown: {
  seller: { id: string } | null
  percentOff: number
  amountOff: Amount | null
  minTotal: Amount | null
  mostOff: Amount | null
}): CouponTerms => ({
  sellerId: shown.seller?.id ?? null,
  percentOff: shown.amountOff ? null : shown.percentOff,
  amountOffMinor: shown.amountOff?.minor ?? null,
  currency: shown.amountOff?.currency ?? shown.minTotal?.currency ?? null,
  minTotalMinor: shown.minTotal?.minor ?? 0,
  mostOffMinor: shown.mostOff?.minor ?? null,
})

export type CouponRefusal = 'currency' | 'minimum' | 'seller'

/** The prices of the lines for which a coupon counts; 0 for the lines of other sellers. */
const counted = ({ sellerId }: Pick<CouponTerms, 'sellerId'>, lines: readonly CouponLine[]): number[] =>
  lines.map((line) => (sellerId === null || line.sellerId === sellerId ? line.minor : 0))

/** The reason a coupon does not apply to these lines; null when it applies. */
export function couponRefusal(
  terms: Pick<CouponTerms, 'sellerId' | 'currency' | 'minTotalMinor'>,
  lines: readonly CouponLine[],
  currency: string,
): CouponRefusal | null {
  if (terms.sellerId !== null && !lines.some((line) => line.sellerId === terms.sellerId)) return 'seller'
  if (terms.currency !== null && terms.currency !== currency) return 'currency'
  return sum(counted(terms, lines)) < terms.minTotalMinor ? 'minimum' : null
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
  lines: readonly CouponLine[],
): number[] {
  const { percentOff, amountOffMinor, mostOffMinor } = terms
  const prices = counted(terms, lines)
  if (percentOff === null) return spread(amountOffMinor ?? 0, prices)
  const shares = prices.map((price) => Number((BigInt(price) * BigInt(percentOff)) / 100n))
  return mostOffMinor === null || sum(shares) <= mostOffMinor ? shares : spread(mostOffMinor, prices)
}
