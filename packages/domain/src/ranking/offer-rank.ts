/** The facts about an offer that decide its place in the order "best match". */
export interface RankFacts {
  /** Buyers who paid for the offer within `salesDays` and kept it. */
  buyers: number
  /** Mean score (1–5) of the seller's reviews; null without reviews. */
  rating: number | null
  reviews: number
  /** Orders of the seller within `promiseDays` that were delivered in the promised time, and all that should have been. */
  kept: number
  measured: number
  /** Price in percent of the median of `alike` offers; null if fewer than `leastAlike` offers are alike. */
  pricePercent: number | null
  alike: number
  /** Whole days since the offer was listed. */
  ageDays: number
  /** Pieces that can be bought at once, in units of the smallest order. */
  stock: number
  /** True for an offer of a single piece, such as an account: its stock cannot be larger. */
  isSingle: boolean
}

/** The factors in the order in which they are explained, each with its most points. Together they are 1,000. */
export const rankFactors = { sales: 300, rating: 200, promise: 200, price: 150, freshness: 100, stock: 50 } as const
export type RankFactor = keyof typeof rankFactors
export const rankFactorNames = Object.keys(rankFactors) as RankFactor[]

export const salesDays = 30
export const promiseDays = 90
/** An offer gains no more points by further buyers. */
export const mostBuyers = 50
/** A new offer without buyers gets part of the points for sales until it is this old. */
export const startDays = 14
export const freshDays = 30
/** The smallest number of similar offers, itself included, whose median says something. */
export const leastAlike = 5

/** An offer without buyers that is new. */
const startShare = 0.4
/** Reviews and orders that every seller has in mind of the rule, so that a single one does not decide. */
const assumed = { reviews: 10, rating: 4, orders: 10, kept: 9 } as const

const within = (share: number) => Math.min(1, Math.max(0, share))

const shares: Readonly<Record<RankFactor, (facts: RankFacts) => number>> = {
  sales: ({ buyers, ageDays }) => {
    const share = Math.log2(1 + buyers) / Math.log2(1 + mostBuyers)
    return ageDays < startDays ? Math.max(share, startShare) : share
  },
  rating: ({ rating, reviews }) => {
    const sum = (rating ?? 0) * reviews + assumed.rating * assumed.reviews
    return (sum / (reviews + assumed.reviews) - 3) / 2
  },
  promise: ({ kept, measured }) => ((kept + assumed.kept) / (measured + assumed.orders) - 0.5) * 2,
  // At the median half of the points, at half the median all; cheaper than that gains nothing.
  price: ({ pricePercent }) => (pricePercent === null ? 0.5 : 1.5 - pricePercent / 100),
  freshness: ({ ageDays }) => 1 - ageDays / freshDays,
  stock: ({ stock, isSingle }) => {
    if (isSingle || stock >= 5) return 1
    return stock >= 2 ? 0.6 : 0.2
  },
}

/** The points of each factor, whole numbers. Their sum is the score by which "best match" sorts. */
export function rankPoints(facts: RankFacts): Record<RankFactor, number> {
  const points = rankFactorNames.map((name) => [name, Math.round(rankFactors[name] * within(shares[name](facts)))])
  return Object.fromEntries(points)
}

/** The score of an offer, from 0 to 1,000. */
export const rankScore = (facts: RankFacts): number =>
  Object.values(rankPoints(facts)).reduce((sum, points) => sum + points, 0)

/** The median of prices in minor units; null without prices. */
export function medianOf(prices: readonly number[]): number | null {
  const sorted = [...prices].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) return null
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}
