import { describe, expect, it } from 'vitest'
import { readTypedMinor, readTypedNumber, readTypedWhole } from './typed-number.ts'

describe('readTypedNumber', () => {
  it.each([
    ['1,299', 2, '1299'],
    ['10,000', 0, '10000'],
    ['10.000,5', 2, '10000.5'],
    ['1.299,00', 2, '1299'],
    ['1,299.00', 2, '1299'],
    ['1.234.567', 2, '1234567'],
    ['1,234,567.89', 2, '1234567.89'],
    ['١٠٠', 2, '100'],
    ['١٬٢٩٩٫٥٠', 2, '1299.5'],
    ['٠٫٥', 2, '0.5'],
    ['۱۲۳', 2, '123'],
    ['１，２９９．５', 2, '1299.5'],
    ['1\u202f299,50', 2, '1299.5'],
    ['1\u00a0299,50', 2, '1299.5'],
    ['1 299 000', 0, '1299000'],
    ["1'299", 2, '1299'],
    ['1’299.50', 2, '1299.5'],
    ['\u200f12,5\u200e', 2, '12.5'],
    ['12.50', 2, '12.5'],
    ['0.500', 3, '0.5'],
    ['1.299', 3, '1.299'],
    ['10,000.00', 0, '10000'],
    ['0012', 2, '12'],
  ] as const)('X3 reads %s with %d decimals as %s', (typed, decimals, expected) =>
    expect(readTypedNumber(typed, decimals)).toBe(expected),
  )

  it.each([
    ['1.299', 2],
    ['10.000', 0],
    ['10.50', 0],
    ['1.2345', 2],
    ['1,23,456', 2],
    ['1.2.3', 2],
    ['1,2,3', 2],
    ['1 2 3', 2],
    ['1,299,00', 2],
    ['1.299,00.5', 2],
    ['12,', 2],
    ['.5', 2],
    ['-5', 2],
    ['1e9', 2],
    ['0x2', 2],
    ['abc', 2],
    ['', 2],
    ['USD 5', 2],
  ] as const)('X3 refuses %s with %d decimals', (typed, decimals) =>
    expect(readTypedNumber(typed, decimals)).toBeNull(),
  )
})

it('X3 reads amounts in minor units, and refuses those too large for exact arithmetic', () => {
  expect(readTypedMinor('1,299.5', 2)).toBe(129_950)
  expect(readTypedMinor('10,000', 0)).toBe(10_000)
  expect(readTypedMinor('9'.repeat(16), 2)).toBeNull()
})

it('X2 reads whole numbers in the digits of any script', () => {
  expect(['12', '١٢', '۱۲', '１２', '१२', '๑๒', ' 12 '].map(readTypedWhole)).toEqual(Array(7).fill(12))
  expect(['1.5', 'true', '0x2', '', '-1'].map(readTypedWhole)).toEqual([null, null, null, null, null])
})
