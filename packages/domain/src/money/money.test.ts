import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyDigits, divideRounded, lineTotal, percentOf, priceOf, usdCentsRoundedUp, wholeUsd } from './money.ts'

const cents = fc.integer({ min: 1, max: 100_000_000 })
const quantity = fc.integer({ min: 1, max: 9999 })
const minorDigits = fc.constantFrom(0, 2, 3)
/** An exchange rate with eight decimal places, as in the database. */
const perUsd = fc
  .bigInt({ min: 1n, max: 5n * 10n ** 10n })
  .map((value) => `${value / 10n ** 8n}.${String(value % 10n ** 8n).padStart(8, '0')}`)
const exact = (usd: number, rate: string, digits: number, n: number) => {
  const [whole = '0', part = ''] = rate.split('.')
  return { numerator: BigInt(usd) * BigInt(n) * BigInt(whole + part) * 10n ** BigInt(digits), denominator: 10n ** 10n }
}

describe('priceOf', () => {
  it('Z10 multiplies exactly and rounds once: never more than half a minor unit from the exact product', () => {
    fc.assert(
      fc.property(cents, perUsd, minorDigits, quantity, (usd, rate, digits, n) => {
        const { numerator, denominator } = exact(usd, rate, digits, n)
        const off = numerator - BigInt(priceOf(usd, { perUsd: rate, minorDigits: digits }, n)) * denominator
        expect((off < 0n ? -off : off) * 2n <= denominator).toBe(true)
      }),
    )
  })

  it('Z10 rounds a half away from zero, on both sides of it', () => {
    expect(priceOf(1, { perUsd: '0.5', minorDigits: 2 })).toBe(1)
    expect(priceOf(-1, { perUsd: '0.5', minorDigits: 2 })).toBe(-1)
    expect([divideRounded(5n, 2n), divideRounded(-5n, 2n), divideRounded(5n, -2n), divideRounded(-5n, -2n)]).toEqual([
      3n,
      -3n,
      -3n,
      3n,
    ])
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (n, d) => {
        expect(divideRounded(-n, d)).toBe(-divideRounded(n, d))
      }),
    )
  })

  it('Z10 never costs less for more units, and converts the total of small units, not each unit', () => {
    fc.assert(
      fc.property(cents, perUsd, minorDigits, quantity, (usd, rate, digits, n) => {
        const priceFor = (count: number) => priceOf(usd, { perUsd: rate, minorDigits: digits }, count)
        expect(priceFor(n + 1)).toBeGreaterThanOrEqual(priceFor(n))
      }),
    )
    // 0.03 US dollars are 4.57 yen: a thousand are 4,572, not a thousand times five.
    expect(priceOf(3, { perUsd: '152.4', minorDigits: 0 }, 1000)).toBe(4572)
  })
})

describe('lineTotal', () => {
  it('Z10 equals what the gateway charges for a converted price, not a multiple of the rounded unit price', () => {
    fc.assert(
      fc.property(
        cents,
        perUsd,
        fc.constantFrom('JPY', 'KRW', 'EUR', 'KWD', 'ISK'),
        quantity,
        (usd, rate, currency, n) => {
          const terms = { perUsd: rate, minorDigits: currencyDigits(currency) }
          const price = { minor: priceOf(usd, terms), currency }
          const converted = { from: { minor: usd, currency: 'USD' }, rate: Number(rate) }
          expect(lineTotal({ price, converted }, n)).toEqual({ minor: priceOf(usd, terms, n), currency })
        },
      ),
    )
  })

  it('Z10 multiplies a price that was not converted, and is null without a price', () => {
    expect(lineTotal({ price: { minor: 199, currency: 'USD' } }, 3)).toEqual({ minor: 597, currency: 'USD' })
    expect(lineTotal({ price: null }, 3)).toBeNull()
  })
})

describe('currencyDigits', () => {
  it('Z10 knows the digits of currencies without hundredths, as the platform does', () => {
    const codes = ['JPY', 'KRW', 'ISK', 'VND', 'CLP', 'XOF', 'KWD', 'BHD', 'TND', 'USD', 'EUR', 'AED']
    const digitsOf = (currency: string) =>
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
    expect(codes.map(currencyDigits)).toEqual(codes.map(digitsOf))
    expect(currencyDigits('GCOIN')).toBe(2)
  })
})

describe('percentOf', () => {
  it('Z10 is exact for shares with a fraction', () => {
    expect(percentOf(44_50, 8)).toBe(356)
    expect(percentOf(25, 2)).toBe(1)
    expect(percentOf(-25, 2)).toBe(-1)
    expect(percentOf(1_000_000_007, 7.25)).toBe(72_500_001)
  })
})

describe('US dollars of an amount', () => {
  it('Z10 are whole and rounded down for points, in cents and rounded up for limits', () => {
    expect(wholeUsd(1_99, { perUsd: '1', minorDigits: 2 })).toBe(1)
    expect(wholeUsd(15_138, { perUsd: '151.38', minorDigits: 0 })).toBe(100)
    expect(usdCentsRoundedUp(15_138, { perUsd: '151.38', minorDigits: 0 })).toBe(100_00)
    expect(usdCentsRoundedUp(15_139, { perUsd: '151.38', minorDigits: 0 })).toBe(100_01)
    // At 0.8624 EUR per dollar the result is exact; floating-point division would add a cent.
    expect(usdCentsRoundedUp(86_240, { perUsd: '0.8624', minorDigits: 2 })).toBe(1000_00)
  })
})
