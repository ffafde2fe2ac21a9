import { scaled } from '@tradepost/domain/money/money'
import { withoutTrailingZeros } from '@tradepost/domain/typed/typed-number'

const places = 8

/** Units per US dollar from units per euro, rounded to eight places. */
export function perDollar(perEuro: string, usdPerEuro: string): string {
  const [units, dollars] = [exact(perEuro), exact(usdPerEuro)]
  const numerator = units * 10n ** BigInt(places)
  const rounded = (2n * numerator + dollars) / (2n * dollars)
  const digits = rounded.toString().padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** Twelve places, which a rate of the source may have. */
const exact = (decimal: string): bigint => {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(12, '0').slice(0, 12))
}

/** Most percent by which a rate may differ from the last one without a second look. */
export const mostJumpPercent = 20n

/** True if a rate differs from another by more than `mostJumpPercent`. */
export function isFarFrom(rate: string, last: string): boolean {
  const [now, before] = [scaled(rate), scaled(last)]
  const difference = now > before ? now - before : before - now
  return difference * 100n > before * mostJumpPercent
}

/** A stored decimal without zeros at its end. */
export function plainDecimal(decimal: string): string {
  const [whole = '0', fraction = ''] = decimal.split('.')
  const digits = withoutTrailingZeros(fraction)
  return digits ? `${whole}.${digits}` : whole
}

export const isZero = (decimal: string): boolean => scaled(decimal) === 0n
