import { expect, it } from 'vitest'
import { asTyped, centsOf, suggested, topUpLimits } from './amounts.ts'

it.each([
  ['10', 1000],
  ['10.5', 1050],
  ['10,55', 1055],
  [' 1.00 ', 100],
  ['١٠٫٥', 1050],
  ['10000', 1_000_000],
  ['1,000.00', 100_000],
  ['1.000,00', 100_000],
])('X2 X3 reads %o', (typed, cents) => expect(centsOf(typed)).toBe(cents))

it.each(['', '0.99', '10000.01', '1.234', '-5', '1e3', 'ten', '1,00.00', '10.'])('refuses %o', (typed) =>
  expect(centsOf(typed)).toBeNull(),
)

it('suggests the missing amount, or a default amount, in a format that it can parse', () => {
  expect([suggested(250), suggested(40), suggested(0), suggested(9_999_999)]).toEqual([250, 100, 1000, topUpLimits.max])
  for (const cents of [100, 105, 1999]) expect(centsOf(asTyped(cents))).toBe(cents)
})
