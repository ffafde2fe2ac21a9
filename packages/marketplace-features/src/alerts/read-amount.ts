import { readTypedMinor } from '@tradepost/domain/typed/typed-number'
import { currencyDigits } from '@tradepost/i18n/format'

const maxAmount = 1_000_000_000

/** Reads a typed amount in minor units. Null if it is not an amount, not positive, or above the maximum. */
export function readAmount(typed: string, currency: string): number | null {
  const digits = currencyDigits(currency)
  const minor = readTypedMinor(typed, digits)
  return minor !== null && minor > 0 && minor < maxAmount * 10 ** digits ? minor : null
}
