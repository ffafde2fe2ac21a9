import { readTypedMinor } from '@tradepost/domain/typed/typed-number'
import { describe, expect, it } from 'vitest'
import {
  currencyDigits,
  formatCount,
  formatInstant,
  formatList,
  formatMoney,
  formatNumber,
  formatRelative,
} from './format.ts'
import { locales, standardTag } from './locales.ts'

describe('typed amounts', () => {
  const amounts = [0, 1, 50, 99, 100, 1299, 129_900, 129_950, 1_234_567, 123_456_789]
  it.each(['JPY', 'USD', 'KWD'])('X3 are read back as the shop writes them in %s', (currency) => {
    const digits = currencyDigits(currency)
    for (const minor of amounts) {
      // The shop writes two digits of a currency with three.
      const written = digits === 3 ? minor * 10 : minor
      expect(readTypedMinor(formatMoney({ minor: written, currency }).slice(0, -4), digits)).toBe(written)
    }
  })
  it.each(locales)('X2 X3 are read back as %s writes them, in its own digits too', (locale) => {
    for (const numbers of ['latn', 'arab', 'arabext', 'thai', 'fullwide'])
      for (const minor of amounts) {
        const tag = `${standardTag(locale)}-u-nu-${numbers}`
        const written = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(minor / 100)
        expect(readTypedMinor(written, 2), written).toBe(minor)
      }
  })
})

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
  it('writes 0.00, not -0.00, for less than a hundredth', () => {
    const read = (minor: number) => formatMoney({ minor, currency: 'KWD' })
    expect([-1, -4, -0, 1, -5, -10].map(read)).toEqual([
      ...['0.00 KWD', '0.00 KWD', '0.00 KWD', '0.00 KWD'],
      ...['-0.01 KWD', '-0.01 KWD'],
    ])
    expect(formatMoney({ minor: -1, currency: 'USD' })).toBe('-0.01 USD')
  })
  it('writes the largest amounts in full', () => {
    expect(formatMoney({ minor: 1e24, currency: 'USD' })).toMatch(/^10(,000){7}\.[0-9]{2} USD$/)
    expect(formatMoney({ minor: 1.5e24, currency: 'JPY' })).toMatch(/^1,500(,000){7}\.[0-9]{2} JPY$/)
  })
  it.each(['JPY', 'USD', 'KWD'])('reads as Intl writes it, whatever the amount of %s', (currency) => {
    const intl = new Intl.NumberFormat('en-US', {
      ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
      signDisplay: 'negative',
    })
    const amounts = Array.from({ length: 4000 }, (_, i) => (i < 2000 ? i - 1000 : Math.floor(1.0142 ** (i - 2000) * 7)))
    const read = (minor: number) => [minor, formatMoney({ minor, currency })]
    const expected = (minor: number) => [minor, `${intl.format(minor / 10 ** currencyDigits(currency))} ${currency}`]
    expect(amounts.at(-1)).toBeGreaterThan(1e12)
    expect(amounts.map(read)).toEqual(amounts.map(expected))
  })
  it('shows a placeholder for an unknown price', () => {
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
  it('are rounded down', () => {
    expect([0, 1_099, 1_999, 999_999].map(formatCount)).toEqual(['0', '1K+', '1.9K+', '999.9K+'])
  })
  it('I-15 separate thousands by commas', () => {
    expect(formatNumber(1_234_567)).toBe('1,234,567')
  })
  it('read as Intl writes them, with decimals and without', () => {
    const intl = new Intl.NumberFormat('en-US', { signDisplay: 'negative' })
    const counts = Array.from({ length: 3000 }, (_, i) => [
      i - 1500,
      Math.floor(1.0117 ** i),
      1.006 ** i,
      -(i + 1) / 7,
      i / 16,
      i / -4096,
      Math.floor(1.07 ** i),
    ]).flat()
    counts.push(-0, -0.0001, -0.0005, 1e20, 1e21, -1e21, 1.2345e25, 1.5e300, Number.MAX_VALUE, Infinity, Number.NaN)
    expect(counts.map(formatNumber)).toEqual(counts.map((count) => intl.format(count)))
  })
})

describe('dates', () => {
  const noon = '2026-03-14T12:00:00.000Z'
  it('use the time zone asked for and Latin digits in Arabic', () => {
    expect(formatInstant(noon, 'en', 'America/New_York', 'time')).toMatch(/8:00/)
    expect(formatInstant(noon, 'ar', 'Asia/Dubai')).toMatch(/2026/)
    expect(formatInstant(noon, 'kr', 'UTC', 'date')).toBe('2026. 3. 14.')
  })
  it('can be written as the time from now', () => {
    expect(formatRelative('2026-03-14T15:00:00Z', new Date(noon), 'en')).toBe('in 3 hours')
    expect(formatRelative('2026-03-12T12:00:00Z', new Date(noon), 'de')).toBe('vorgestern')
    expect(formatRelative('2026-03-14T11:59:40Z', new Date(noon), 'en')).toBe('now')
  })
  it.each([
    ['2026-03-14T11:59:50Z', 'now', 'jetzt', 'الآن'],
    ['2026-03-14T12:00:59Z', 'now', 'jetzt', 'الآن'],
    ['2026-03-14T11:59:00Z', '1 minute ago', 'vor 1 Minute', 'قبل دقيقة واحدة'],
    ['2026-03-15T12:00:00Z', 'tomorrow', 'morgen', 'غدًا'],
    ['2026-03-28T12:00:00Z', 'in 14 days', 'in 14 Tagen', 'خلال 14 يومًا'],
    ['2026-01-13T12:00:00Z', '60 days ago', 'vor 60 Tagen', 'قبل 60 يومًا'],
    ['2026-01-12T12:00:00Z', '2 months ago', 'vor 2 Monaten', 'قبل شهرين'],
    ['2025-03-15T12:00:00Z', '11 months ago', 'vor 11 Monaten', 'قبل 11 شهرًا'],
    ['2025-03-14T12:00:00Z', '1 year ago', 'vor 1 Jahr', 'قبل سنة واحدة'],
    ['2025-03-10T12:00:00Z', '1 year ago', 'vor 1 Jahr', 'قبل سنة واحدة'],
    ['2027-03-14T12:00:00Z', 'in 1 year', 'in 1 Jahr', 'خلال سنة واحدة'],
    ['2024-03-14T12:00:00Z', '2 years ago', 'vor 2 Jahren', 'قبل سنتين'],
    ['2016-03-14T12:00:00Z', '10 years ago', 'vor 10 Jahren', 'قبل 10 سنوات'],
  ])('write %s in a suitable unit', (instant, ...expected) => {
    const locales = ['en', 'de', 'ar'] as const
    expect(locales.map((locale) => formatRelative(instant, new Date(noon), locale))).toEqual(expected)
  })
  it.each([
    [59 * 60_000 + 59_000, '1 hour ago', 'in 1 hour'],
    [86_400_000 - 1000, 'yesterday', 'tomorrow'],
    [61 * 86_400_000 - 1000, '2 months ago', 'in 2 months'],
    [365 * 86_400_000 - 1000, '1 year ago', 'in 1 year'],
    [60_000, '1 minute ago', 'in 1 minute'],
    [59_999, 'now', 'now'],
  ])('W9 use the larger unit from its full length on: %d ms', (distance, past, future) => {
    const noonPlus = (ms: number) => new Date(Date.parse(noon) + ms)
    expect(formatRelative(noonPlus(-distance), new Date(noon), 'en')).toBe(past)
    expect(formatRelative(noonPlus(distance), new Date(noon), 'en')).toBe(future)
  })
  it('W9 never write 60 minutes, 24 hours or 12 months, at any distance', () => {
    for (let distance = 60_000; distance < 800 * 86_400_000; distance = Math.ceil(distance * 1.0007)) {
      const text = formatRelative(new Date(Date.parse(noon) - distance), new Date(noon), 'en')
      expect(text).not.toMatch(/^(?:0|60 min|24 h|12 mon|now)/)
    }
  })
  it('W9 throw for an invalid date', () => {
    for (const broken of ['', 'soon', '2026-99-99', new Date(Number.NaN)])
      expect(() => formatRelative(broken, new Date(noon), 'en')).toThrow(RangeError)
    expect(() => formatInstant('soon', 'en', 'UTC')).toThrow(RangeError)
  })
  it('are written in exact days for two months', () => {
    const ahead = (days: number) => new Date(Date.parse(noon) + days * 86_400_000)
    const days = Array.from({ length: 59 }, (_, n) => n + 2)
    expect(days.map((n) => formatRelative(ahead(n), new Date(noon), 'en'))).toEqual(days.map((n) => `in ${n} days`))
  })
})

describe('every language', () => {
  // Half past four in the afternoon in Greenwich is the next day in Tokyo.
  const instant = '2026-03-14T16:30:00.000Z'
  const earlier = '2026-03-14T13:30:00.000Z'
  it.each([
    ['en', 'Mar 15, 2026', '3 hours ago', 'a, b, and c'],
    ['de', '15.03.2026', 'vor 3 Stunden', 'a, b und c'],
    ['fr', '15 mars 2026', 'il y a 3 heures', 'a, b et c'],
    ['es', '15 mar 2026', 'hace 3 horas', 'a, b y c'],
    ['it', '15 mar 2026', '3 ore fa', 'a, b e c'],
    ['ru', '15 мар. 2026 г.', '3 часа назад', 'a, b и c'],
    ['ar', '2026', 'قبل 3 ساعات', 'a وb وc'],
    ['ja', '2026/03/15', '3 時間前', 'a、b、c'],
    ['id', '15 Mar 2026', '3 jam yang lalu', 'a, b, dan c'],
    ['th', '15 มี.ค. 2026', '3 ชั่วโมงที่ผ่านมา', 'a b และc'],
    ['kr', '2026. 3. 15.', '3시간 전', 'a, b 및 c'],
    ['zh', '2026年3月15日', '3小时前', 'a、b和c'],
    ['ms', '15 Mac 2026', '3 jam lalu', 'a, b dan c'],
    ['pt', '15 de mar. de 2026', 'há 3 horas', 'a, b e c'],
  ] as const)(
    "%s writes dates, relative times and lists in its own way, in the visitor's time zone",
    (locale, day, ago, all) => {
      expect(formatInstant(instant, locale, 'Asia/Tokyo', 'date')).toContain(day)
      expect(formatInstant(instant, locale, 'Asia/Tokyo')).toMatch(/0?1[:.]30/)
      expect(formatInstant(instant, locale, 'UTC')).toMatch(/(16|0?4)[:.]30/)
      expect(formatRelative(earlier, new Date(instant), locale)).toBe(ago)
      expect(formatList(['a', 'b', 'c'], locale)).toBe(all)
    },
  )
})
