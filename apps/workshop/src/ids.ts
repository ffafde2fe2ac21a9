// Prefix of the fake's ids, and the start of the largest 64-bit ids. Neither fits into a JavaScript number exactly.
const usual = '19135420264049'
const largest = '92233720368547'

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

function swap(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replaceAll(from, to)
  if (Array.isArray(value)) return value.map((one) => swap(one, from, to))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, swap(inner, from, to)]))
}

/** The same data with the largest 19-digit ids. */
export const withLargestIds = (value: unknown) => swap(value, usual, largest)
/** Swaps the largest ids back for the usual ones of the fake. */
export const withUsualIds = (value: unknown) => swap(value, largest, usual)
