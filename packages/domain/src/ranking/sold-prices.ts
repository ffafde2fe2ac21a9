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
