import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pagesAround } from './pages-around.ts'

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 24, [1, 2, 3, 4, null, 24]],
  [4, 24, [1, 2, 3, 4, 5, null, 24]],
  [12, 24, [1, null, 11, 12, 13, null, 24]],
  [24, 24, [1, null, 21, 22, 23, 24]],
] as const)('lists the pages around page %i of %i', (page, count, expected) => {
  expect(pagesAround(page, count)).toEqual(expected)
})

it('always shows the current, first and last page, in order, and never skips a single page', () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
  fc.assert(
    fc.property(place, ([page, count]) => {
      const pages = pagesAround(page, count)
      const numbers = pages.filter((n) => n !== null)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]))
      pages.forEach((n, index) => {
        const before = pages[index - 1]
        if (n !== null && typeof before === 'number') expect(n - before).toBe(1)
        if (n === null) expect(Number(pages[index + 1]) - Number(before)).toBeGreaterThan(2)
      })
    }),
  )
})
