import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leastSold, soldPricesOf } from './sold-prices.ts'

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
