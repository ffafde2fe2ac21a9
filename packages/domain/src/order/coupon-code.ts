import { asciiDigits } from '../typed/digits.ts'

const shape = /^[A-Z0-9-]{3,40}$/

/**
 * A coupon's code as it is kept, whatever keyboard or page it came from: full-width letters, other dashes and what nobody
 * sees between them mean the same; null for what is no code.
 */
export function readCouponCode(typed: string): string | null {
  const code = asciiDigits(typed.normalize('NFKC'))
    .replace(/[\p{DI}\p{Cf}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()
    .toUpperCase()
  return shape.test(code) ? code : null
}
