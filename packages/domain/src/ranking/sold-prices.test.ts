import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leastSold, soldPricesOf, soldWeeksOf } from './sold-prices.ts'

const range = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

describe('prices of sales', () => {
  it('say nothing about fewer than twenty sales', () => {
    expect(soldPricesOf(range(19))).toBe(null)
    expect(soldPricesOf(range(20))).toEqual({ count: 20, low: 5, median: 10, high: 15 })
  })

  it('are in order, and each is a price that was paid', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: leastSold, maxLength: 200 })
    fc.assert(
      fc.property(prices, (all) => {
        const sold = soldPricesOf(all)
        if (!sold) return false
        const { low, median, high } = sold
        return low <= median && median <= high && [low, median, high].every((price) => all.includes(price))
      }),
    )
  })

  it('do not depend on the order of the sales', () => {
    expect(soldPricesOf(range(40).toReversed())).toEqual(soldPricesOf(range(40)))
  })
})

describe('the course of the prices of sales', () => {
  const on = (day: string, ...prices: number[]) => prices.map((minor) => ({ at: new Date(`${day}T12:00:00Z`), minor }))
  const many = Array.from({ length: 14 }, (_, n) => 100 + n)

  it('has the median of each week, from Monday to Sunday in UTC, oldest first', () => {
    const sales = [
      ...on('2026-11-09', 300, 100, 200),
      // A Sunday, and the Monday after it.
      ...on('2026-10-25', ...many),
      ...on('2026-10-26', 50, 70, 60, 80),
    ]
    expect(soldWeeksOf(sales)).toEqual([
      { from: '2026-10-19', count: 14, median: 106 },
      { from: '2026-10-26', count: 4, median: 60 },
      { from: '2026-11-09', count: 3, median: 200 },
    ])
  })

  it('says nothing of fewer than twenty sales, of weeks with fewer than three, and of a single week', () => {
    expect(soldWeeksOf([...on('2026-10-19', ...many), ...on('2026-10-26', 1, 2, 3, 4, 5)])).toEqual([])
    expect(
      soldWeeksOf([...on('2026-10-19', ...many), ...on('2026-10-26', ...many), ...on('2026-11-02', 1, 2)]),
    ).toHaveLength(2)
    expect(soldWeeksOf(on('2026-10-19', ...many, ...many))).toEqual([])
  })

  it('needs no order, and each median is one of the prices of its week', () => {
    const week = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 10, maxLength: 40 })
    fc.assert(
      fc.property(week, week, (one, other) => {
        const sales = [...on('2026-10-19', ...one), ...on('2026-10-26', ...other)]
        const weeks = soldWeeksOf(sales)
        expect(weeks).toEqual(soldWeeksOf(sales.toReversed()))
        expect(one).toContain(weeks[0]?.median)
        expect(other).toContain(weeks[1]?.median)
      }),
    )
  })
})
