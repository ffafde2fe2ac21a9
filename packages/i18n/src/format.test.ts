import { describe, expect, it } from 'vitest'
import { currencyDigits, formatCount, formatInstant, formatMoney, formatNumber, formatRelative } from './format.ts'

describe('money', () => {
  it('always reads "x.xx USD"', () => {
    const amounts = [0, 1, 99, 100, 123456789, -500].map((minor) => formatMoney({ minor, currency: 'USD' }))
    expect(amounts).toEqual(['0.00 USD', '0.01 USD', '0.99 USD', '1.00 USD', '1,234,567.89 USD', '-5.00 USD'])
    for (const amount of amounts.slice(0, 5)) expect(amount).toMatch(/^[0-9,]+\.[0-9]{2} [A-Z]{3}$/)
  })
  it('shows two decimals of currencies that have none or three', () => {
    expect(formatMoney({ minor: 1500, currency: 'JPY' })).toBe('1,500.00 JPY')
    expect(formatMoney({ minor: 1500, currency: 'KWD' })).toBe('1.50 KWD')
    expect([currencyDigits('JPY'), currencyDigits('KWD'), currencyDigits('AED')]).toEqual([0, 3, 2])
  })
  it('shows a placeholder where the price is not known', () => {
    expect(formatMoney(null)).toBe('-.-- USD')
    expect(formatMoney(undefined, 'AED')).toBe('-.-- AED')
    expect(formatMoney({ minor: Number.NaN, currency: 'USD' })).toBe('-.-- USD')
  })
  it('names G Coin', () => {
    expect(formatMoney({ minor: 250, currency: 'GCOIN' })).toBe('2.50 G Coin')
  })
})

describe('counts', () => {
  it('I-14 shorten to K+, M+, B+ and T+', () => {
    expect([999, 1000, 1_500_000, 2e9, 3e12].map(formatCount)).toEqual(['999', '1K+', '1.5M+', '2B+', '3T+'])
  })
  it('never promise more than there is', () => {
    expect([0, 1_099, 1_999, 999_999].map(formatCount)).toEqual(['0', '1K+', '1.9K+', '999.9K+'])
  })
  it('I-15 separate thousands by commas', () => {
    expect(formatNumber(1_234_567)).toBe('1,234,567')
  })
})

describe('dates', () => {
  const noon = '2026-03-14T12:00:00.000Z'
  it('use the time zone asked for and Latin digits in Arabic', () => {
    expect(formatInstant(noon, 'en', 'America/New_York', 'time')).toMatch(/8:00/)
    expect(formatInstant(noon, 'ar', 'Asia/Dubai')).toMatch(/2026/)
    expect(formatInstant(noon, 'kr', 'UTC', 'date')).toBe('2026. 3. 14.')
  })
  it('speak of the distance to now', () => {
    expect(formatRelative('2026-03-14T15:00:00Z', new Date(noon), 'en')).toBe('in 3 hours')
    expect(formatRelative('2026-03-12T12:00:00Z', new Date(noon), 'de')).toBe('vorgestern')
    expect(formatRelative('2026-03-14T11:59:40Z', new Date(noon), 'en')).toBe('this minute')
  })
})
