import { expect, it } from 'vitest'
import { changedBy, changesOf } from './changes-of.ts'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

it('finds what differs from the table, and what is no price or stock', () => {
  const changes = changesOf(
    form({
      ...{ 'was-price-1': '1250', 'price-1': '12.50', 'was-stock-1': '3', 'stock-1': '3' },
      ...{ 'was-price-2': '1250', 'price-2': '13', 'was-stock-2': '3', 'stock-2': '0' },
      ...{ 'was-price-3': '1250', 'price-3': 'free', 'was-stock-3': '3', 'stock-3': '-1' },
      ...{ 'price-x': '1', other: '2' },
    }),
  )
  expect(changes.map(({ name, before, after }) => [name, before, after])).toEqual([
    ['price-2', 1250, 1300],
    ['stock-2', 3, 0],
    ['price-3', 1250, null],
    ['stock-3', 3, null],
  ])
})

it('changes prices by percent to the cent', () => {
  expect([changedBy(1000, 10), changedBy(999, -5), changedBy(1, -99), changedBy(333, 0.5)]).toEqual([1100, 949, 1, 335])
})
