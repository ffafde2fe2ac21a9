import { hourMs } from '@tradepost/domain/time/durations'
import { eq, sql } from 'drizzle-orm'
import { raiseAlert } from '../../platform/alerts/alerts.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import {
  currency,
  fxRate,
  type RefusedRate,
  rateFetch,
  site,
  siteCurrency,
  tenant,
} from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { fetchEcbRates } from '../../platform/money/ecb-rates.ts'
import { isFarFrom, perDollar } from './rate-rules.ts'

const pauseMs = hourMs

/** The newest rate of each currency of the installation. */
async function lastRates({ db }: Deps) {
  const rows = await db.withoutTenant((tx) =>
    tx
      .selectDistinctOn([currency.code], {
        code: currency.code,
        perUsd: fxRate.perUsd,
        rateDate: fxRate.rateDate,
      })
      .from(currency)
      .leftJoin(fxRate, eq(fxRate.code, currency.code))
      .orderBy(currency.code, sql`${fxRate.rateDate} desc nulls last`),
  )
  return new Map(rows.filter(({ code }) => code !== 'USD').map((row) => [row.code, row]))
}

/** Tells every tenant that sells in the currency. */
async function alertTenants(deps: Deps, { code, perUsd, rateDate }: RefusedRate, last: string): Promise<void> {
  const tenants = await deps.db.withoutTenant((tx) =>
    tx
      .selectDistinct({ id: tenant.id })
      .from(tenant)
      .innerJoin(site, ofTenant(site, tenant.id))
      .innerJoin(siteCurrency, eq(siteCurrency.siteId, site.id))
      .innerJoin(currency, eq(currency.id, siteCurrency.currencyId))
      .where(eq(currency.code, code)),
  )
  for (const { id } of tenants)
    await inTenant(deps, id, 'platform', (tx) =>
      raiseAlert(tx, id, 'rate_jump', { kind: 'currency', id: code }, { perUsd, rateDate, last }),
    )
}

/**
 * Fetches the rates of the central bank, at most once an hour in all processes. Does not take a rate that differs too
 * much from the last one, and raises an alert instead. Returns how many rates were new; null if nothing was fetched.
 */
export async function updateRates(deps: Deps): Promise<number | null> {
  const { db, config, log } = deps
  if (!config.ecbApi) return null
  const [begun] = await db.withoutTenant((tx) =>
    tx
      .execute<{ begun: boolean }>(sql`select begin_rate_fetch(make_interval(secs => ${pauseMs / 1000})) as begun`)
      .then(({ rows }) => rows),
  )
  if (!begun?.begun) return null
  const last = await lastRates(deps)
  try {
    const perEuro = await fetchEcbRates(config.ecbApi, ['USD', ...last.keys()])
    const usd = perEuro.get('USD')
    if (!usd) throw new Error('the answer has no rate of the US dollar')
    const rates: RefusedRate[] = []
    const tooFar: RefusedRate[] = []
    for (const [code, { perUsd, rateDate }] of last) {
      const found = code === 'EUR' ? { perEuro: '1', day: usd.day } : perEuro.get(code)
      // Two rates of different days give no price.
      if (!found || found.day !== usd.day || (rateDate !== null && found.day < rateDate)) continue
      const rate = { code, perUsd: perDollar(found.perEuro, usd.perEuro), rateDate: found.day }
      if (perUsd === rate.perUsd && rateDate === rate.rateDate) continue
      if (perUsd !== null && isFarFrom(rate.perUsd, perUsd)) tooFar.push(rate)
      else rates.push(rate)
    }
    const [before] = await db.withoutTenant((tx) => tx.select({ refused: rateFetch.refused }).from(rateFetch))
    await take(deps, rates, tooFar, null)
    for (const rate of tooFar) {
      const isKnown = before?.refused.some(({ code, rateDate }) => code === rate.code && rateDate === rate.rateDate)
      if (!isKnown) await alertTenants(deps, rate, last.get(rate.code)?.perUsd ?? '')
    }
    return rates.length
  } catch (error) {
    log.warn({ err: error }, 'the rates could not be fetched')
    await take(deps, [], [], error instanceof Error ? error.message.slice(0, 300) : 'unknown')
    return null
  }
}

const rowsOf = (rates: readonly RefusedRate[]) =>
  JSON.stringify(rates.map(({ code, perUsd, rateDate }) => ({ code, per_usd: perUsd, rate_date: rateDate })))

const take = ({ db }: Deps, rates: RefusedRate[], tooFar: RefusedRate[], problem: string | null) =>
  db.withoutTenant((tx) =>
    tx.execute(sql`select take_rates(${rowsOf(rates)}::jsonb, ${JSON.stringify(tooFar)}::jsonb, ${problem}::text)`),
  )
