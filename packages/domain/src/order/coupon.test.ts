import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CouponLine, couponRefusal, couponShares, spread } from './coupon.ts'

const of = (sellerId: string, ...minors: number[]): CouponLine[] => minors.map((minor) => ({ minor, sellerId }))

const lines = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { maxLength: 50 })
const total = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0)

it('Z6 takes no more than the lines cost, and nothing from free lines', () => {
  expect(spread(500, [300, 100])).toEqual([300, 100])
  expect(spread(500, [])).toEqual([])
  expect(spread(500, [0, 0])).toEqual([0, 0])
  expect(spread(0, [300])).toEqual([0])
})

it('spreads an amount without losing any of it, and takes no more from a line than it costs', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), lines, (amount, all) => {
      const shares = spread(amount, all)
      expect(total(shares)).toBe(Math.min(amount, total(all)))
      shares.forEach((share, index) => {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(all[index] ?? 0)
      })
    }),
  )
})

it('takes a percentage of every line, rounded down', () => {
  const ten = { sellerId: null, percentOff: 10, amountOffMinor: null, mostOffMinor: null }
  expect(couponShares(ten, of('1', 199, 199, 5))).toEqual([19, 19, 0])
})

it('Z5 takes no more than its maximum off all lines together', () => {
  const ten = { sellerId: null, percentOff: 10, amountOffMinor: null, mostOffMinor: 100_00 }
  expect(couponShares(ten, of('1', 600_00, 400_00))).toEqual([60_00, 40_00])
  expect(couponShares(ten, of('1', 3000_00, 1000_00))).toEqual([75_00, 25_00])
  expect(couponShares({ ...ten, mostOffMinor: 0 }, of('1', 3000_00))).toEqual([0])
})

it('is refused in another currency, and below its minimum', () => {
  const terms = { sellerId: null, currency: 'USD', minTotalMinor: 100_00 }
  expect(couponRefusal(terms, of('1', 255_00), 'EUR')).toBe('currency')
  expect(couponRefusal(terms, of('1', 57_00), 'USD')).toBe('minimum')
  expect(couponRefusal(terms, of('1', 60_00, 40_00), 'USD')).toBeNull()
})

it('of a seller counts only lines of that seller', () => {
  const lines = [...of('7', 60_00), ...of('8', 500_00), ...of('7', 30_00)]
  const own = { sellerId: '7', percentOff: null, amountOffMinor: 12_00, mostOffMinor: null }
  expect(couponShares(own, lines)).toEqual([8_00, 0, 4_00])
  expect(couponShares({ ...own, amountOffMinor: null, percentOff: 50, mostOffMinor: 9_00 }, lines)).toEqual([
    6_00, 0, 3_00,
  ])
  expect(couponShares({ ...own, amountOffMinor: 1000_00 }, lines)).toEqual([60_00, 0, 30_00])
  const terms = { sellerId: '7', currency: 'USD', minTotalMinor: 100_00 }
  expect(couponRefusal(terms, lines, 'USD')).toBe('minimum')
  expect(couponRefusal({ ...terms, minTotalMinor: 90_00 }, lines, 'USD')).toBeNull()
  expect(couponRefusal({ ...terms, minTotalMinor: 0 }, of('8', 500_00), 'USD')).toBe('seller')
  expect(couponRefusal({ ...terms, minTotalMinor: 0 }, [], 'EUR')).toBe('seller')
})
