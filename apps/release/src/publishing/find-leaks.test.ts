import { expect, it } from 'vitest'
import { shortened } from './find-leaks.ts'

it('lists five leaks and the number of the others', () => {
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  expect(shortened(seven)).toEqual(['a', 'b', 'c', 'd', 'e', '2 more traces of other tenants'])
  expect(shortened(seven.slice(2))).toEqual(seven.slice(2))
})
