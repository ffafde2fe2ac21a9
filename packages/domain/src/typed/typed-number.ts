import { asciiDigits } from './digits.ts'

// Zero-width characters and direction marks do not change a number.
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\u061c\ufeff]/g
const asciiSigns: Record<string, string> = {
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

/** The digits of a whole number, whose thousands may be separated by one kind of character; null for anything else. */
function wholeOf(text: string): string | null {
  if (plain.test(text)) return text
  return [' ', "'", ',', '\\.'].some((separator) => grouped(separator).test(text)) ? text.replace(/\D/g, '') : null
}

/** The index of the decimal separator; -1 for a whole number, null for an ambiguous number. */
function pointOf(text: string, fractionDigits: number): number | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return -1
  const sign = text.charAt(last)
  const hasOther = /[ '.,]/.test(text.replaceAll(sign, ''))
  if (text.indexOf(sign) !== last) return hasOther ? null : -1
  const before = text.slice(0, last)
  const after = text.length - last - 1
  if (hasOther || after !== 3 || !/^[1-9]\d{0,2}$/.test(before)) return last
  // One separator before exactly three digits: a comma separates thousands; a point begins a fraction if the currency
  // has three decimals, otherwise it is ambiguous.
  if (sign === ',') return -1
  return fractionDigits >= 3 ? last : null
}

/** NOTE: a regular expression instead of the loop would take quadratic time. */
export function withoutTrailingZeros(text: string): string {
  let end = text.length
  while (text[end - 1] === '0') end -= 1
  return text.slice(0, end)
}

/**
 * Converts a typed number to plain text such as "1299.5". Accepts digits of any script, thousands separated
 * by comma, point, space or apostrophe, and a decimal point or comma. Null for anything else, for more than
 * `fractionDigits` decimals, and for ambiguous text: "1.299" is a thousand in some countries and one in others.
 */
export function readTypedNumber(typed: string, fractionDigits: number): string | null {
  const text = asciiDigits(typed.replace(invisible, ''))
    .replace(/[٫٬،，．。’‘＇]/g, (sign) => asciiSigns[sign] ?? sign)
    .trim()
    .replace(/\s/g, ' ')
  // The Arabic decimal sign is never ambiguous.
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

/** A typed amount in minor units of a currency with this many decimals; null if `readTypedNumber` refuses it. */
export function readTypedMinor(typed: string, decimals: number): number | null {
  const text = readTypedNumber(typed, decimals)
  if (text === null) return null
  const [whole = '', fraction = ''] = text.split('.')
  const minor = whole + fraction.padEnd(decimals, '0')
  return minor.length > mostDigits ? null : Number(minor)
}

/** A typed whole number, such as a quantity; null for anything else. */
export function readTypedWhole(typed: string): number | null {
  const text = readTypedNumber(typed, 0)
  return text === null || text.length > mostDigits ? null : Number(text)
}
