import type { Money } from '@tradepost/contract'
import { priceOf, scaled } from '@tradepost/domain/money/money'
import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CallContext } from '../call/call-context.ts'
import type { Tx } from '../db/database.ts'
import { currency, currentRate, language, site, siteCurrency, siteLanguage } from '../db/schema/platform.ts'
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

/** The parts of a request that determine how an offer is shown. */
export type Audience = Pick<CallContext, 'tenant' | 'locale'>

/** SQL condition: the rate is older than the shop accepts. */
export const isTooOld: SQL<boolean> = sql<boolean>`coalesce(${currentRate.lastDay} < (moment() at time zone 'UTC')::date, false)`

async function findCurrency(tx: Tx, condition: SQL | undefined): Promise<(ShownCurrency & { tooOld: boolean }) | null> {
  const [row] = await tx
    .select({
      id: currency.id,
      code: currency.code,
      minorDigits: currency.minorDigits,
      perUsd: currentRate.perUsd,
      rateDate: currentRate.rateDate,
      tooOld: isTooOld,
    })
    .from(currency)
    .innerJoin(currentRate, eq(currentRate.currencyId, currency.id))
    .where(condition)
    .limit(1)
  if (!row) return null
  return row.code === 'USD' ? { ...row, perUsd: '1' } : row
}

/** A currency by its code, with its newest rate; null if the installation does not know it. */
export const currencyOf = (tx: Tx, code: string): Promise<ShownCurrency | null> =>
  findCurrency(tx, eq(currency.code, code))

/** US dollars: the currency of sellers' prices and of coin payments, even on a site that does not sell in it. */
export async function dollars(tx: Tx): Promise<ShownCurrency> {
  const usd = await findCurrency(tx, eq(currency.code, 'USD'))
  if (!usd) throw new Failure('internal', { cause: new Error('the currency USD is missing') })
  return usd
}

/** True if the site sells in US dollars because the rate of another currency is too old. */
async function sellsInDollarsInstead(tx: Tx, siteId: string, currencyId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: siteCurrency.currencyId })
    .from(siteCurrency)
    .innerJoin(currentRate, eq(currentRate.currencyId, siteCurrency.currencyId))
    .where(and(eq(siteCurrency.siteId, siteId), isTooOld))
    .limit(1)
  return row !== undefined && (await dollars(tx)).id === currencyId
}

async function wantedCurrency(tx: Tx, { tenant: { siteId }, locale }: Audience, toCurrencyId?: string) {
  if (toCurrencyId !== undefined) {
    // Nineteen digits can exceed bigint, so ids are compared as text.
    const sold = tx
      .select({ id: siteCurrency.currencyId })
      .from(siteCurrency)
      .where(and(eq(siteCurrency.siteId, siteId), eq(siteCurrency.currencyId, currency.id)))
    const requested = await findCurrency(tx, and(sql`${currency.id}::text = ${toCurrencyId}`, exists(sold)))
    if (requested) return requested
    if (await sellsInDollarsInstead(tx, siteId, toCurrencyId)) return dollars(tx)
    throw new Failure('bad_request', { field: 'toCurrencyId' })
  }
  const ofLanguage = tx
    .select({ id: siteLanguage.currencyId })
    .from(siteLanguage)
    .innerJoin(language, eq(language.id, siteLanguage.languageId))
    .where(and(eq(siteLanguage.siteId, siteId), eq(language.code, locale)))
  const defaultCurrency = alias(currency, 'default_currency')
  const ofSite = tx
    .select({ id: defaultCurrency.id })
    .from(site)
    .innerJoin(defaultCurrency, eq(defaultCurrency.code, site.defaultCurrency))
    .where(eq(site.id, siteId))
  const mapped = await findCurrency(tx, sql`${currency.id} = coalesce(${ofLanguage}, ${ofSite})`)
  if (!mapped) throw new Failure('internal', { cause: new Error(`site ${siteId} has no currency`) })
  return mapped
}

/**
 * The requested currency, which the site must sell in. Without a request: the site's currency for the caller's
 * language, else the site's default. US dollars instead of a currency whose rate is too old.
 */
export async function shownCurrency(tx: Tx, context: Audience, toCurrencyId?: string): Promise<ShownCurrency> {
  const wanted = await wantedCurrency(tx, context, toCurrencyId)
  return 'tooOld' in wanted && wanted.tooOld ? dollars(tx) : wanted
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
