import type { Money } from '@tradepost/contract'
import { priceOf, scaled } from '@tradepost/domain/money/money'
import { type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../call/call-context.ts'
import type { Tx } from '../db/database.ts'
import { Failure } from '../failure/failure.ts'

/** A currency to show prices in, with its newest rate; `perUsd` is null when it has none. */
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

/** The smallest price in US cents that is shown as at least `minimum`. Exact for every amount. */
export function lowestUsd(minimum: number, { perUsd, minorDigits }: Rate): number {
  const perCent = scaled(perUsd) * 10n ** BigInt(minorDigits)
  // A rate of zero shows every price as 0.
  if (perCent === 0n) return minimum > 0 ? Number.POSITIVE_INFINITY : 0
  // Shown prices are rounded, so price times rate must reach `minimum` less half a unit.
  const least = (2n * BigInt(minimum) - 1n) * scale * 10n ** BigInt(usdDigits)
  return minimum > 0 ? Number((least + 2n * perCent - 1n) / (2n * perCent)) : 0
}

/** The facts of a request that decide how an offer is shown. */
export type Audience = Pick<CallContext, 'tenant' | 'locale'>

type Row = Record<string, unknown> & { id: string; code: string; minor_digits: number; per_usd: string; day: string }

async function findCurrency(tx: Tx, condition: SQL): Promise<ShownCurrency | null> {
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

/** US dollars: sellers set their prices in them and coins are paid in them, even on a site that does not sell in them. */
export async function dollars(tx: Tx): Promise<ShownCurrency> {
  const usd = await findCurrency(tx, sql`c.code = 'USD'`)
  if (!usd) throw new Failure('internal', { cause: new Error('the currency USD is missing') })
  return usd
}

/**
 * The requested currency, which must be one the site sells in. Without a request, the currency that the site maps to the
 * caller's language, else the site's default.
 */
export async function shownCurrency(tx: Tx, context: Audience, toCurrencyId?: string): Promise<ShownCurrency> {
  if (toCurrencyId !== undefined) {
    // Nineteen digits can exceed bigint, so ids are compared as text.
    const requested = await findCurrency(
      tx,
      sql`c.id::text = ${toCurrencyId}
        and exists (select 1 from site_currency sc where sc.site_id = ${context.tenant.siteId} and sc.currency_id = c.id)`,
    )
    if (!requested) throw new Failure('bad_request', { field: 'toCurrencyId' })
    return requested
  }
  const site = context.tenant.siteId
  const mapped = await findCurrency(
    tx,
    sql`c.id = coalesce(
      (select sl.currency_id from site_language sl join language l on l.id = sl.language_id
        where sl.site_id = ${site} and l.code = ${context.locale}),
      (select d.id from site s join currency d on d.code = s.default_currency where s.id = ${site}))`,
  )
  if (!mapped) throw new Failure('internal', { cause: new Error(`site ${site} has no currency`) })
  return mapped
}

/** A seller's price in the shown currency, with the conversion; `price` is null when the currency has no rate. */
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
