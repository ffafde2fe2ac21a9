import { expect, it } from 'vitest'
import { shortened } from './find-leaks.ts'

it('tells five leaks, and how many more there are', () => {
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  expect(shortened(seven)).toEqual(['a', 'b', 'c', 'd', 'e', '2 more of what belongs to another tenant'])
  expect(shortened(seven.slice(2))).toEqual(seven.slice(2))
})
