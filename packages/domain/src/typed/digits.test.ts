import { describe, expect, it } from 'vitest'
import { asciiDigits } from './digits.ts'

describe('asciiDigits', () => {
  it('reads the digits of every script', () => {
    for (let code = 0; code <= 0x1_f_fff; code += 1) {
      const digit = String.fromCodePoint(code)
      if (/\p{Nd}/u.test(digit)) expect(asciiDigits(digit)).toMatch(/^[0-9]$/)
    }
    // The last two directly follow the digits of another script.
    for (const zero of ['٠', '۰', '०', '๐', '０', '\u{116da}', '\u{1d7d8}']) {
      const all = Array.from({ length: 10 }, (_, value) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + value))
      expect(asciiDigits(all.join(''))).toBe('0123456789')
    }
  })

  it('leaves everything else as it is', () => {
    expect(asciiDigits('a1 ½ Ⅷ ① 一 x')).toBe('a1 ½ Ⅷ ① 一 x')
  })
})
