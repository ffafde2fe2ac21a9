import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heldUnits, unpaidAllowed, unpaidFits, unpaidLeast, unpaidMost } from './unpaid-limits.ts'

describe('units that a line counts for', () => {
  it.each([
    [1, 1, 1],
    [5, 5, 5],
    [3, 20, 3],
    [20, 20, 20],
    [12, 400, 1],
    [50, 500, 2],
    [500, 5000, 2],
    [9999, 10_000, 20],
    [40, 0, 20],
  ])('%i of %i on sale count for %i', (quantity, onSale, units) => {
    expect(heldUnits(quantity, onSale)).toBe(units)
  })

  it('never count for less by being ordered in parts', () => {
    const stock = fc.integer({ min: 2, max: 5000 })
    fc.assert(
      fc.property(stock, fc.integer({ min: 1, max: 4999 }), fc.integer({ min: 1, max: 4999 }), (onSale, one, two) => {
        fc.pre(one + two <= onSale)
        const parts = heldUnits(one, onSale) + heldUnits(two, onSale - one)
        expect(parts).toBeGreaterThanOrEqual(heldUnits(one + two, onSale))
      }),
    )
  })
})

describe('the limit of unpaid purchases', () => {
  const allowedAfter = (purchases: number, units: number) =>
    unpaidAllowed(unpaidMost.buyer, unpaidLeast, { purchases, units })

  it('forgives expired purchases up to the limit once, then shrinks down to one small purchase', () => {
    expect(allowedAfter(0, 0)).toEqual({ purchases: 5, units: 60 })
    expect(allowedAfter(5, 60)).toEqual({ purchases: 5, units: 60 })
    expect(allowedAfter(7, 100)).toEqual({ purchases: 3, units: 20 })
    expect(allowedAfter(7.9, 100.9)).toEqual({ purchases: 3, units: 20 })
    expect(allowedAfter(90, 4500)).toEqual(unpaidLeast)
  })

  it('allows as much as the limit and no more', () => {
    const { buyer } = unpaidMost
    expect(unpaidFits({ purchases: 4, units: 59 }, 1, buyer)).toBe(true)
    expect(unpaidFits({ purchases: 4, units: 59 }, 2, buyer)).toBe(false)
    expect(unpaidFits({ purchases: 5, units: 5 }, 1, buyer)).toBe(false)
  })
})
