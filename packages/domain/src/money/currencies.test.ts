import { expect, it } from 'vitest'
import { currencyCodes, currencyIds, isCurrency } from './currencies.ts'

it('names every currency once, with an id of its own', () => {
  expect(Object.keys(currencyIds).sort()).toEqual([...currencyCodes].sort())
  expect(new Set(Object.values(currencyIds)).size).toBe(currencyCodes.length)
  expect([isCurrency('KWD'), isCurrency('XXX'), isCurrency('toString')]).toEqual([true, false, false])
})
