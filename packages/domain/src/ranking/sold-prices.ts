import { dayMs } from '../time/durations.ts'

/** Sales of this many days say what an offer is worth. */
export const soldDays = 90
/** The smallest number of sales that say something. Fewer are not shown. */
export const leastSold = 20

/** What similar offers sold for: a quarter sold below `low`, half below `median`, three quarters below `high`. */
export interface SoldPrices {
  count: number
  low: number
  median: number
  high: number
}

/** The prices of sales, summed up. Null for too few sales. Each number is one of the prices. */
export function soldPricesOf(prices: readonly number[]): SoldPrices | null {
  const count = prices.length
  if (count < leastSold) return null
  const sorted = [...prices].sort((one, other) => one - other)
  const at = (part: number) => sorted[Math.max(0, Math.ceil(part * count) - 1)] ?? 0
  return { count, low: at(0.25), median: at(0.5), high: at(0.75) }
}

/** The smallest number of sales in a week that give it a median. */
export const leastSoldInWeek = 3

/** A week, from Monday in UTC, and the median of its sales. */
export interface SoldWeek {
  /** The Monday, as YYYY-MM-DD. */
  from: string
  count: number
  median: number
}

/** The Monday of an instant's week in UTC, as YYYY-MM-DD. */
function mondayOf(at: Date): string {
  const daysSince = (at.getUTCDay() + 6) % 7
  return new Date(at.getTime() - daysSince * dayMs).toISOString().slice(0, 10)
}

/**
 * The course of the prices of sales: the median of each week that has enough of them, oldest first. Empty for too few sales
 * in all, and for a single week, which is no course.
 */
export function soldWeeksOf(sales: readonly { at: Date; minor: number }[]): SoldWeek[] {
  if (sales.length < leastSold) return []
  const byWeek = new Map<string, number[]>()
  for (const { at, minor } of sales) byWeek.set(mondayOf(at), [...(byWeek.get(mondayOf(at)) ?? []), minor])
  const weeks = [...byWeek]
    .filter(([, prices]) => prices.length >= leastSoldInWeek)
    .map(([from, prices]) => {
      const sorted = prices.toSorted((one, other) => one - other)
      return { from, count: prices.length, median: sorted[Math.ceil(prices.length / 2) - 1] ?? 0 }
    })
    .toSorted((one, other) => one.from.localeCompare(other.from))
  return weeks.length > 1 ? weeks : []
}
