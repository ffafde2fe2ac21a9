import { dayMs } from '@tradepost/domain/time/durations'
import { readTypedMinor } from '@tradepost/domain/typed/typed-number'
import { countOf, type DeskContext, type Problem, textOf } from '../kernel/server.ts'

/** A currency of the shop, with its number of decimals. */
export interface CouponCurrency {
  code: string
  minorDigits: number
}

/** The end of a typed day in UTC if it is in the next year; null for anything else. */
function endOfDay(typed: string, now: number): string | null {
  const end = new Date(`${typed}T23:59:59Z`)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(end.getTime())
  return isDay && end.getTime() > now && end.getTime() <= now + 366 * dayMs ? end.toISOString() : null
}

const percentMost = 95
const amountMost = 100_000_000
const pointsMost = 10_000_000

/** Reads the terms of a coupon from its form. `needsUntil` for a coupon that only buyers can get. */
export function readCoupon(
  { t }: Pick<DeskContext, 't'>,
  form: FormData,
  { currencies, needsUntil }: { currencies: readonly CouponCurrency[]; needsUntil: boolean },
) {
  const typed = (name: string) => textOf(form, name).trim()
  const currency = currencies.find(({ code }) => code === typed('currency')) ?? currencies[0]
  const digits = currency?.minorDigits ?? 2
  const isPercent = typed('kind') !== 'amount'
  const value = isPercent
    ? countOf(typed('value'), { min: 1, max: percentMost })
    : readTypedMinor(typed('value'), digits)
  const minTotal = typed('minTotal') ? readTypedMinor(typed('minTotal'), digits) : 0
  const days = countOf(typed('days'), { min: 1, max: 366 })
  const until = typed('until') ? endOfDay(typed('until'), Date.now()) : undefined
  const claims = typed('claims') ? countOf(typed('claims'), { min: 1, max: 1_000_000 }) : undefined
  const points = typed('points') ? countOf(typed('points'), { min: 1, max: pointsMost }) : undefined
  const problems: Problem[] = []
  const wrong = (field: string, message: string) => problems.push({ code: 'format_error', message, field })
  if (!/^[A-Za-z0-9-]{3,40}$/.test(typed('code'))) wrong('code', t('coupons.code-wrong'))
  if (!typed('name')) wrong('name', t('account.cannotBeEmpty'))
  if (value === null || value < 1 || value > amountMost) wrong('value', t('coupons.value-wrong'))
  if (minTotal === null || minTotal < 0 || minTotal > amountMost) wrong('minTotal', t('coupons.amount-wrong'))
  if (days === null) wrong('days', t('coupons.days-wrong'))
  if (until === null || (needsUntil && until === undefined)) wrong('until', t('coupons.until-wrong'))
  if (claims === null) wrong('claims', t('coupons.claims-wrong'))
  if (points === null) wrong('points', t('coupons.points-wrong'))
  if (points && until === undefined) wrong('until', t('coupons.points-until'))
  const hasAmount = !isPercent || (minTotal ?? 0) > 0
  return {
    problems,
    terms: {
      ...{ code: typed('code'), name: typed('name'), validHours: (days ?? 1) * 24 },
      ...(isPercent ? { percentOff: value ?? 0 } : { amountOff: value ?? 0 }),
      ...(minTotal ? { minTotal } : {}),
      ...(hasAmount && currency ? { currency: currency.code as 'USD' } : {}),
      ...(claims ? { claims } : {}),
    },
    /** The price in points, which only coupons of the shop have. */
    points: points ?? undefined,
    until: until ?? undefined,
  }
}
