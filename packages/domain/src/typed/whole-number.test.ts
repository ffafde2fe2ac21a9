import { describe, expect, it } from 'vitest'
import { wholeNumber } from './whole-number.ts'

describe('wholeNumber', () => {
  it('reads a number in its only accepted form', () => {
    for (const number of [0, 1, -1, 10, 1000, 999_999_999_999_999]) expect(wholeNumber(String(number))).toBe(number)
    expect(wholeNumber('5', { min: 1, max: 5 })).toBe(5)
  })

  it('refuses everything else', () => {
    for (const text of [
      ...['1.9', '1.0', '0x2', '0b1', 'true', ' 2', '2 ', '2\n', '+1', '-0', '007', '1e3', '1e300', '1_000', '1,000'],
      ...['', 'NaN', 'Infinity', '٣', '１', '½', '1n', '9'.repeat(16), '9'.repeat(400)],
    ])
      expect([text, wholeNumber(text)]).toEqual([text, null])
    expect([wholeNumber(null), wholeNumber(undefined)]).toEqual([null, null])
    expect([wholeNumber('0', { min: 1 }), wholeNumber('6', { max: 5 })]).toEqual([null, null])
  })
})
