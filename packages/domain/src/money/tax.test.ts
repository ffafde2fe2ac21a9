import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestAmount } from './money.ts'
import { findPlace, splitGross } from './tax.ts'

const amount = fc.integer({ min: 0, max: largestAmount })
/** A percentage with two decimal places. */
const hundredths = fc.integer({ min: 0, max: 10_000 })

describe('splitGross', () => {
  it('divides a price without loss, and never more than half a minor unit from the exact tax', () => {
    fc.assert(
      fc.property(amount, hundredths, (gross, rate) => {
        const { net, tax } = splitGross(gross, rate / 100)
        expect(net + tax).toBe(gross)
        expect(tax >= 0 && net >= 0).toBe(true)
        const exact = BigInt(gross) * BigInt(rate)
        const off = exact - BigInt(tax) * BigInt(10_000 + rate)
        expect((off < 0n ? -off : off) * 2n <= BigInt(10_000 + rate)).toBe(true)
      }),
    )
  })

  it('gives each further part of a price a tax between zero and the part', () => {
    fc.assert(
      fc.property(amount, amount, hundredths, (a, b, rate) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)]
        const [before, after] = [splitGross(less, rate / 100), splitGross(more, rate / 100)]
        expect(after.tax - before.tax).toBeGreaterThanOrEqual(0)
        expect(after.net - before.net).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('takes nothing at a rate of zero, and half at a rate of a hundred', () => {
    expect(splitGross(11_900, 19)).toEqual({ net: 10_000, tax: 1900 })
    expect(splitGross(1250, 0)).toEqual({ net: 1250, tax: 0 })
    expect(splitGross(1250, 100)).toEqual({ net: 625, tax: 625 })
    // 3 × 20 / 120 is exactly a half.
    expect(splitGross(3, 20)).toEqual({ net: 2, tax: 1 })
    expect(splitGross(2, 7.7)).toEqual({ net: 2, tax: 0 })
  })
})

describe('findPlace', () => {
  it('agrees once another piece names the stated country, and is contradicted if all others name another', () => {
    const of = (network: string | null, card: string | null) => findPlace({ stated: 'DE', network, card })
    expect([of(null, null), of('DE', null), of(null, 'DE'), of('FR', 'DE'), of('DE', 'FR')]).toEqual([
      ...['alone', 'agreed', 'agreed', 'agreed', 'agreed'],
    ])
    expect([of('FR', null), of(null, 'FR'), of('FR', 'FR'), of('FR', 'IT')]).toEqual(Array(4).fill('contradicted'))
  })
})
