import { expect, it } from 'vitest'
import { readAmount } from './read-amount.ts'

it.each([
  ['12.50', 'USD', 1250],
  ['12,5', 'EUR', 1250],
  [' 7 ', 'USD', 700],
  ['١٢٫٥', 'AED', 1250],
  ['1500', 'JPY', 1500],
  ['1.234', 'KWD', 1234],
  ['0', 'USD', null],
  ['0.001', 'USD', null],
  ['1.5', 'JPY', null],
  ['1,234.50', 'USD', 123450],
  ['-5', 'USD', null],
  ['', 'USD', null],
  ['1e5', 'USD', null],
])('reads %s %s as %s', (typed, currency, minor) => {
  expect(readAmount(typed, currency)).toBe(minor)
})
