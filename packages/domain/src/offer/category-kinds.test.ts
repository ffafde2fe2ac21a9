import { expect, it } from 'vitest'
import { categoryKindOf, categoryKinds, kindFacts } from './category-kinds.ts'

it('each kind of category is told from the others by its columns', () => {
  expect(categoryKinds.map((kind) => categoryKindOf(kindFacts[kind]))).toEqual(categoryKinds)
  expect(categoryKindOf({ standardType: 2, categoryType: 1, handOver: null })).toBeNull()
})
