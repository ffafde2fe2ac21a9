import type { Money } from '@tradepost/contract'
import { priceOf, scaled } from '@tradepost/domain/money/money'
import { type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../call/call-context.ts'
import type { Tx } from '../db/database.ts'
import { Failure } from '../failure/failure.ts'

/** A currency to show prices in, with the newest rate; `perUsd` is null when no rate is known. */
export interface ShownCurrency {
  id: string
  code: string
  minorDigits: number
  /** Decimal text with up to eight places, never a float. */
  perUsd: string | null
  rateDate: string | null
}

type Rate = Pick<ShownCurrency, 'minorDigits'> & { perUsd: string }

const scale = 100_000_000n
const usdDigits = 2

/** US cents → minor units of the currency. */
export const convertPrice = (usdMinor: number, rate: Rate): number => priceOf(usdMinor, rate)

/** The smallest price in US cents that is shown as at least `minimum`: exact, whatever the amount. */
export function lowestUsd(minimum: number, { perUsd, minorDigits }: Rate): number {
  const perCent = scaled(perUsd) * 10n ** BigInt(minorDigits)
  // A rate of nothing shows every price as 0.
  if (perCent === 0n) return minimum > 0 ? Number.POSITIVE_INFINITY : 0
  // The price times the rate must come to at least half a unit less than `minimum`, which is rounded up.
  const least = (2n * BigInt(minimum) - 1n) * scale * 10n ** BigInt(usdDigits)
  return minimum > 0 ? Number((least + 2n * perCent - 1n) / (2n * perCent)) : 0
}

/** What of a request decides how an offer is shown. */
export type Audience = Pick<CallContext, 'tenant' | 'locale'>

type Row = Record<string, unknown> & { id: string; code: string; minor_digits: number; per_usd: string; day: string }

async function find(tx: Tx, condition: SQL): Promise<ShownCurrency | null> {
  const { rows } = await tx.execute<Row>(sql`
    select c.id, c.code, c.minor_digits, r.per_usd, to_char(r.rate_date, 'YYYY-MM-DD') as day
    from currency c
    left join lateral (select per_usd, rate_date from fx_rate f where f.code = c.code order by rate_date desc limit 1) r on true
    where ${condition} limit 1`)
  const [row] = rows
  if (!row) return null
  const base = { id: String(row.id), code: row.code, minorDigits: row.minor_digits }
  return row.code === 'USD'
    ? { ...base, perUsd: '1', rateDate: row.day ?? null }
    : { ...base, perUsd: row.per_usd ?? null, rateDate: row.day ?? null }
}

/** US dollars, in which sellers ask for their prices and coins are paid, whether or not a site sells in them. */
export async function dollars(tx: Tx): Promise<ShownCurrency> {
  const found = await find(tx, sql`c.code = 'USD'`)
  if (!found) throw new Failure('internal', { cause: new Error('there is no USD') })
  return found
}

/** The currency asked for, one the site sells in; without one, the one the site maps to the language, else its default. */
export async function shownCurrency(tx: Tx, context: Audience, toCurrencyId?: string): Promise<ShownCurrency> {
  if (toCurrencyId !== undefined) {
    // NOTE: nineteen digits can exceed bigint, so the comparison is made as text.
    const asked = await find(
      tx,
      sql`c.id::text = ${toCurrencyId}
        and exists (select 1 from site_currency sc where sc.site_id = ${context.tenant.siteId} and sc.currency_id = c.id)`,
    )
    if (!asked) throw new Failure('bad_request', { field: 'toCurrencyId' })
    return asked
  }
  const site = context.tenant.siteId
  const mapped = await find(
    tx,
    sql`c.id = coalesce(
      (select sl.currency_id from site_language sl join language l on l.id = sl.language_id
        where sl.site_id = ${site} and l.code = ${context.locale}),
      (select d.id from site s join currency d on d.code = s.default_currency where s.id = ${site}))`,
  )
  if (!mapped) throw new Failure('internal', { cause: new Error(`site ${site} has no currency`) })
  return mapped
}

/** What a seller's price is in the shown currency, and how it came about; price is null when there is no rate. */
export function shownPrice(
  usdMinor: number,
  currency: ShownCurrency,
): { price: Money | null; converted?: { from: Money; rate: number; rateDate: string } } {
  const from = { minor: usdMinor, currency: 'USD' }
  if (currency.code === 'USD') return { price: from }
  if (currency.perUsd === null || currency.rateDate === null) return { price: null }
  const minor = convertPrice(usdMinor, { minorDigits: currency.minorDigits, perUsd: currency.perUsd })
  return {
    price: { minor, currency: currency.code },
    converted: { from, rate: Number(currency.perUsd), rateDate: currency.rateDate },
  }
}
