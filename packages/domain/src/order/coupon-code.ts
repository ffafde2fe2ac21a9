import { asciiDigits } from '../typed/digits.ts'

const shape = /^[A-Z0-9-]{3,40}$/

/**
 * Converts a typed coupon code to its stored form: full-width letters and other dashes are replaced, invisible
 * characters are dropped. Null for anything that is not a code.
 */
export function readCouponCode(typed: string): string | null {
  const code = asciiDigits(typed.normalize('NFKC'))
    .replace(/[\p{DI}\p{Cf}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()
    .toUpperCase()
  return shape.test(code) ? code : null
}
