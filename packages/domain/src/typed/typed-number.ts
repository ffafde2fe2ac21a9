import { asciiDigits } from './digits.ts'

// Marks of writing direction and the spaces people put between digits have no say in what a number is.
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\u061c\ufeff]/g
const otherSigns: Record<string, string> = {
  '٫': '.',
  '٬': "'",
  '،': ',',
  '，': ',',
  '．': '.',
  '。': '.',
  '’': "'",
  '‘': "'",
  '＇': "'",
}
const grouped = (separator: string) => new RegExp(`^[1-9]\\d{0,2}(?:${separator}\\d{3})+$`)
const plain = /^\d+$/

/** The digits of a whole number whose thousands may be set apart by one kind of sign; null for anything else. */
function wholeOf(text: string): string | null {
  if (plain.test(text)) return text
  return [' ', "'", ',', '\\.'].some((separator) => grouped(separator).test(text)) ? text.replace(/\D/g, '') : null
}

/** The index where the fraction begins; -1 for a whole number, null for an ambiguous one. */
function pointOf(text: string, fractionDigits: number): number | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return -1
  const sign = text.charAt(last)
  const hasOther = /[ '.,]/.test(text.replaceAll(sign, ''))
  if (text.indexOf(sign) !== last) return hasOther ? null : -1
  const before = text.slice(0, last)
  const after = text.length - last - 1
  if (hasOther || after !== 3 || !/^[1-9]\d{0,2}$/.test(before)) return last
  // One sign and three digits: as shops write it, a comma sets thousands apart and a point begins a fraction.
  if (sign === ',') return -1
  return fractionDigits >= 3 ? last : null
}

/** NOTE: a loop, because an expression would take time squared. */
function withoutTrailingZeros(text: string): string {
  let end = text.length
  while (text[end - 1] === '0') end -= 1
  return text.slice(0, end)
}

/**
 * A typed number as plain text such as "1299.5": digits of any script, thousands set apart by comma, point, space or
 * apostrophe, the fraction begun by point or comma. Null for what is no number, has more decimals than `fractionDigits`
 * allows, or could mean two numbers: "1.299" is a thousand to some and one to others.
 */
export function readTypedNumber(typed: string, fractionDigits: number): string | null {
  const text = asciiDigits(typed.replace(invisible, ''))
    .replace(/[٫٬،，．。’‘＇]/g, (sign) => otherSigns[sign] ?? sign)
    .trim()
    .replace(/\s/g, ' ')
  // NOTE: the Arabic decimal sign is one whatever follows it.
  const point = typed.includes('٫') ? text.lastIndexOf('.') : pointOf(text, fractionDigits)
  if (point === null) return null
  const whole = wholeOf(point < 0 ? text : text.slice(0, point))
  const fraction = point < 0 ? '' : withoutTrailingZeros(text.slice(point + 1))
  if (whole === null || (fraction && !plain.test(fraction)) || fraction.length > fractionDigits) return null
  if (point >= 0 && !plain.test(text.slice(point + 1))) return null
  const digits = whole.replace(/^0+(?=\d)/, '')
  return fraction ? `${digits}.${fraction}` : digits
}

const mostDigits = 15

/** A typed amount in minor units of a currency with so many decimals; null where it is none, see `readTypedNumber`. */
export function readTypedMinor(typed: string, decimals: number): number | null {
  const text = readTypedNumber(typed, decimals)
  if (text === null) return null
  const [whole = '', fraction = ''] = text.split('.')
  const minor = whole + fraction.padEnd(decimals, '0')
  return minor.length > mostDigits ? null : Number(minor)
}

/** A typed whole number, such as a quantity; null where it is none. */
export function readTypedWhole(typed: string): number | null {
  const text = readTypedNumber(typed, 0)
  return text === null || text.length > mostDigits ? null : Number(text)
}
