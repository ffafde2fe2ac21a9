import { currencyDigits } from '@tradepost/domain/money/money'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { type Locale, standardTag } from './locales.ts'

export { currencyDigits }

/** An amount in ISO minor units. */
export interface Amount {
  minor: number
  currency: string
}

const unitNames: Record<string, string> = { GCOIN: 'G Coin' }

// All languages use the format of American English here. Intl has the same result, but its first use delays a page by a
// tenth of a second on a slow phone.
function commas(digits: string): string {
  let written = digits.slice(-3)
  for (let end = digits.length - 3; end > 0; end -= 3) written = `${digits.slice(Math.max(0, end - 3), end)},${written}`
  return written
}

/** All digits of a whole number. String() alone would write numbers of 22 and more digits with an exponent. */
function digitsOf(whole: number): string {
  const [digits = '', exponent] = String(whole).split('e+')
  return exponent ? digits.replace('.', '').padEnd(Number(exponent) + 1, '0') : digits
}

/** "1,234.50 USD" in every language; without an amount "-.-- USD". */
export function formatMoney(amount: Amount | null | undefined, currency = 'USD'): string {
  if (!amount?.currency || !Number.isFinite(amount.minor)) return `-.-- ${currency}`
  const cents = Math.round((Math.abs(amount.minor) * 100) / 10 ** currencyDigits(amount.currency))
  const whole = commas(digitsOf(Math.floor(cents / 100)))
  const rest = String(cents % 100).padStart(2, '0')
  // Never print -0.00.
  return `${amount.minor < 0 && cents > 0 ? '-' : ''}${whole}.${rest} ${unitNames[amount.currency] ?? amount.currency}`
}

/** Comma-separated thousands, and at most three decimals. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return String(value).replace('Infinity', '∞')
  const size = Number(Math.abs(value).toFixed(3))
  const decimals = size < 1e21 ? String(size).split('.')[1] : undefined
  return `${value < 0 && size > 0 ? '-' : ''}${commas(digitsOf(Math.trunc(size)))}${decimals ? `.${decimals}` : ''}`
}

/** Shortens large counts to K+, M+, B+, T+: 999 → "999", 1000 → "1K+", 1500000 → "1.5M+". */
export function formatCount(value: number): string {
  let rest = value
  let thousands = 0
  for (; rest >= 1000 && thousands < 4; thousands++) rest /= 1000
  return thousands ? `${formatNumber(Math.floor(rest * 10) / 10)}${' KMBT'[thousands]}+` : formatNumber(value)
}

type DateStyle = 'date' | 'time' | 'dateTime'
const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
}

// Creating a formatter takes a hundred times as long as using it. This many take at most 4 MB on a server.
const maxCachedFormats = 200
const dateFormats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(locale: Locale, timeZone: string, style: DateStyle): Intl.DateTimeFormat {
  const key = `${locale} ${style} ${timeZone}`
  const cached = dateFormats.get(key)
  if (cached) return cached
  // Latin digits in Arabic too, as in amounts and ids.
  const tag = `${standardTag(locale)}-u-nu-latn-ca-gregory`
  const format = new Intl.DateTimeFormat(tag, { ...dateStyles[style], timeZone })
  if (dateFormats.size >= maxCachedFormats) dateFormats.clear()
  dateFormats.set(key, format)
  return format
}

/** An instant in the visitor's language and time zone, the same on the server and in the browser. */
export const formatInstant = (
  instant: string | Date,
  locale: Locale,
  timeZone: string,
  style: DateStyle = 'dateTime',
): string => dateFormat(locale, timeZone, style).format(new Date(instant))

/** Unit, its average length, and the count from which the next unit is used. */
const spans = [
  ['minute', minuteMs, 60],
  ['hour', hourMs, 24],
  ['day', dayMs, 61],
  ['month', 30.4375 * dayMs, 12],
  ['year', 365.25 * dayMs, Number.POSITIVE_INFINITY],
] as const

/** "in 3 hours", "2 days ago"; "now" within a minute of `now`. Throws a RangeError for an invalid date. */
export function formatRelative(instant: string | Date, now: Date, locale: Locale): string {
  const delta = new Date(instant).getTime() - now.getTime()
  if (Number.isNaN(delta)) throw new RangeError(`Not a date: ${instant}`)
  const tag = `${standardTag(locale)}-u-nu-latn`
  if (Math.abs(delta) < 60_000) return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(0, 'second')
  // Rounds down, but 2 % short of a unit is still that unit: 2.98 days are three days, 2.5 are two.
  const countIn = (size: number) => Math.trunc(Math.abs(delta) / size + 0.02)
  const [unit, size] = spans.find(([, length, most]) => countIn(length) < most) ?? spans[4]
  // "Last year" means the calendar year, so it may be a day or two years ago: write "1 year ago" instead.
  const numeric = unit === 'year' || unit === 'month' ? 'always' : 'auto'
  return new Intl.RelativeTimeFormat(tag, { numeric }).format(Math.sign(delta) * Math.max(1, countIn(size)), unit)
}

/** Joins values in the way of the language: "a, b and c". */
export const formatList = (values: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(standardTag(locale), { type: 'conjunction' }).format(values)
