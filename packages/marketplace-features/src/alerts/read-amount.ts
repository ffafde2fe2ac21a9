import { readTypedMinor } from '@tradepost/domain/typed/typed-number'
import { currencyDigits } from '@tradepost/i18n/format'

const most = 1_000_000_000

/** A typed amount in minor units; null for what is none, for nothing, and for what no offer costs. */
export function readAmount(typed: string, currency: string): number | null {
  const digits = currencyDigits(currency)
  const minor = readTypedMinor(typed, digits)
  return minor !== null && minor > 0 && minor < most * 10 ** digits ? minor : null
}
