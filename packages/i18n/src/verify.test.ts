import { expect, it } from 'vitest'
import { verifyCatalogues } from './verify.ts'

it('has every word in every built-in language', () => {
  expect(verifyCatalogues().map(({ locale, id, what }) => `${locale} ${id} ${what}`)).toEqual([])
})
