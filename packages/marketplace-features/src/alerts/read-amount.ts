import { currencyDigits } from '@tradepost/i18n/format'

const eastern = /[\u0660-\u0669]/g

/** A typed amount in minor units; null for what is none. One comma or point, and no more digits than the currency has. */
export function readAmount(typed: string, currency: string): number | null {
  const digits = currencyDigits(currency)
  const text = typed
    .replace(eastern, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/\s/g, '')
    .replace(/[,\u066b]/, '.')
  const match = /^(\d{1,9})(?:\.(\d*))?$/.exec(text)
  if (!match) return null
  const [, whole = '', part = ''] = match
  if (part.length > digits) return null
  const minor = Number(whole + part.padEnd(digits, '0'))
  return minor > 0 ? minor : null
}
