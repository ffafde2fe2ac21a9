import { createHash } from 'node:crypto'
import { type CurrencyCode, currencyCodes, currencyIds, isCurrency } from '@tradepost/domain/money/currencies'
import { dayMs } from '@tradepost/domain/time/durations'
import { addWorldLists } from '@tradepost/gateway/modules/tenant/world-lists'
import { languageIdOf } from '@tradepost/i18n'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { insertRows } from '../rows/insert-rows.ts'
import type { SeedTenant } from '../tenant/tenants.ts'

/** Units per US dollar at the time of the seed. */
const ratePerUsd: Record<CurrencyCode, string> = {
  ...{ USD: '1', EUR: '0.86', AED: '3.6725', GBP: '0.75', JPY: '152.4', KWD: '0.3065', SAR: '3.75' },
}
const day = (now: Date, back: number) => new Date(now.getTime() - back * dayMs).toISOString().slice(0, 10)
/** Varies a rate slightly over the last week; the newest day has the rate above. */
const rateBefore = (perUsd: string, back: number) =>
  back === 0 ? perUsd : (Number(perUsd) * (1 + Math.sin(back * 2.3) * 0.004)).toFixed(8)

/** Inserts the lists that belong to no tenant, and the rates of the last week. */
export async function seedWorld(client: pg.Client, now: Date): Promise<void> {
  await addWorldLists(drizzle(client))
  const rates = currencyCodes.flatMap((code) =>
    [0, 1, 2, 3, 4, 5, 6].map((back) => ({
      code,
      rate_date: day(now, back),
      per_usd: code === 'USD' ? '1' : rateBefore(ratePerUsd[code], back),
    })),
  )
  await insertRows(client, 'fx_rate', rates)
}

const currencyId = (code: string) => currencyIds[isCurrency(code) ? code : 'USD']

/** Inserts the tenant with its site, client, languages and currencies. */
export async function seedTenantFacts(client: pg.ClientBase, tenant: SeedTenant, secret: string): Promise<void> {
  const { id, siteId, origin } = tenant
  await insertRows(client, 'tenant', [{ id, code: tenant.code, company_name: tenant.companyName }])
  await insertRows(client, 'site', [
    {
      id: siteId,
      tenant_id: id,
      domain: new URL(origin).host,
      origin,
      theme_color: tenant.themeColor,
      trustpilot: tenant.trustpilot,
      client_download_url: tenant.clientDownloadUrl,
      default_language: tenant.languages[0],
      default_currency: 'USD',
      finance_settings: { sellerDepositUsd: 50_00 },
    },
  ])
  await insertRows(client, 'client', [
    {
      id: `${tenant.code}-web`,
      tenant_id: id,
      enabled: true,
      secret_hash: `\\x${createHash('sha256').update(secret).digest('hex')}`,
    },
  ])
  await insertRows(
    client,
    'site_language',
    tenant.languages.map((code, position) => ({
      site_id: siteId,
      language_id: languageIdOf(code),
      position,
      currency_id: currencyId(tenant.currencyOf[code] ?? 'USD'),
    })),
  )
  await insertRows(
    client,
    'site_currency',
    tenant.currencies.map((code, position) => ({ site_id: siteId, currency_id: currencyId(code), position })),
  )
}
