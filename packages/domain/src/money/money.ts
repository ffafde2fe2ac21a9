/** Minor-unit digits by ISO 4217, for currencies that do not have two. */
export const otherDigits: Readonly<Record<string, number>> = Object.fromEntries([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3]),
])

/** The largest amount that a request may contain, in minor units of any currency. */
export const largestAmount = 1_000_000_000_000

/** Number of minor-unit digits of a currency. G Coin has two. */
export const currencyDigits = (currency: string): number => otherDigits[currency] ?? 2

/** Divides and rounds to the nearest whole number; a half is rounded away from zero. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n
  const [n, d] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator]
  const rounded = (2n * n + d) / (2n * d)
  return isNegative ? -rounded : rounded
}

/** Decimal places of a stored rate or percentage. */
const places = 8
const scale = 10n ** BigInt(places)

/** Converts a decimal number to hundred-millionths; further decimal places are cut off. */
export function scaled(decimal: string | number): bigint {
  const text = typeof decimal === 'number' ? decimal.toFixed(places) : decimal
  const isNegative = text.startsWith('-')
  const [whole = '0', part = ''] = text.replace(/^[-+]/, '').split('.')
  const value = BigInt(whole || '0') * scale + BigInt(part.slice(0, places).padEnd(places, '0'))
  return isNegative ? -value : value
}

export interface Rate {
  /** Units of the currency for one US dollar, with up to eight decimal places. */
  perUsd: string | number
  minorDigits: number
}

/**
 * Converts a price in US cents to the price of a number of units in a currency: multiplied exactly and rounded once, a
 * half away from zero. Every amount that is charged, shown or compared comes from this function.
 */
export function priceOf(usdCents: number, { perUsd, minorDigits }: Rate, quantity = 1): number {
  const numerator = BigInt(usdCents) * BigInt(quantity) * scaled(perUsd) * 10n ** BigInt(minorDigits)
  return Number(divideRounded(numerator, scale * 100n))
}

/** Converts an amount to US cents, calculated exactly and rounded down or up once. */
function usdCents(minor: number, { perUsd, minorDigits }: Rate, round: 'down' | 'up'): bigint {
  const [n, d] = [BigInt(minor) * 100n * scale, scaled(perUsd) * 10n ** BigInt(minorDigits)]
  return round === 'down' ? n / d : (n + d - 1n) / d
}

/** Whole US dollars of an amount, rounded down: buyers earn points for each full dollar. */
export const wholeUsd = (minor: number, rate: Rate): number => Number(usdCents(minor, rate, 'down') / 100n)
/** US cents of an amount, rounded up, so that rounding never brings an amount under a limit. */
export const usdCentsRoundedUp = (minor: number, rate: Rate): number => Number(usdCents(minor, rate, 'up'))

/** A percentage of an amount, rounded once, a half away from zero. */
export const percentOf = (minor: number, percent: number): number =>
  Number(divideRounded(BigInt(minor) * scaled(percent), scale * 100n))

interface Amount {
  minor: number
  currency: string
}
/** The price of one unit, with the original price and the rate if it was converted. */
export interface UnitPrice {
  price: Amount | null
  converted?: { from: Amount; rate: number } | undefined
}

/** The price of a quantity; null without a price. */
export function lineTotal({ price, converted }: UnitPrice, quantity: number): Amount | null {
  if (!price) return null
  const { currency } = price
  const minor = converted
    ? priceOf(converted.from.minor, { perUsd: converted.rate, minorDigits: currencyDigits(currency) }, quantity)
    : price.minor * quantity
  return { minor, currency }
}
