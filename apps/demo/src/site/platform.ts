import { createHash } from 'node:crypto'
import { type CurrencyCode, currencyCodes, currencyIds } from '@tradepost/domain/money/currencies'
import { currencyDigits } from '@tradepost/domain/money/money'
import { dayMs } from '@tradepost/domain/time/durations'
import { languageIdOf, languages, ownName, standardTag } from '@tradepost/i18n'
import type pg from 'pg'
import { insertRows } from '../rows/insert-rows.ts'
import type { SeedTenant } from '../tenant/tenants.ts'

/** Units per US dollar at the time of the seed. */
const ratePerUsd: Record<CurrencyCode, string> = {
  ...{ USD: '1', EUR: '0.86', AED: '3.6725', GBP: '0.75', JPY: '152.4', KWD: '0.3065', SAR: '3.75' },
}
const currencies = currencyCodes.map((code) => ({
  ...{ id: currencyIds[code], code, minor_digits: currencyDigits(code), perUsd: ratePerUsd[code] },
}))

const regions =
  'AE AF AL AM AO AR AT AU AZ BA BD BE BG BH BO BR BY CA CH CI CL CM CN CO CR CY CZ DE DK DO DZ EC EE EG ES ET FI FR GB GE GH GR GT HK HN HR HU ID IE IL IN IQ IS IT JM JO JP KE KG KH KR KW KZ LA LB LK LT LU LV LY MA MD ME MG MK MM MN MO MT MU MV MX MY MZ NA NG NI NL NO NP NZ OM PA PE PH PK PL PS PT PY QA RO RS RU RW SA SD SE SG SI SK SN SO SV SY TH TJ TM TN TR TT TW TZ UA UG US UY UZ VE VN YE ZA ZM ZW'.split(
    ' ',
  )

function countryNames(code: string): Record<string, string> {
  return Object.fromEntries(
    languages.map((locale) => [
      locale,
      new Intl.DisplayNames(standardTag(locale), { type: 'region' }).of(code) ?? code,
    ]),
  )
}

const day = (now: Date, back: number) => new Date(now.getTime() - back * dayMs).toISOString().slice(0, 10)
/** Varies a rate slightly over the last week; the newest day has the rate above. */
const rateBefore = (perUsd: string, back: number) =>
  back === 0 ? perUsd : (Number(perUsd) * (1 + Math.sin(back * 2.3) * 0.004)).toFixed(8)

/** Inserts the lists that belong to no tenant: currencies with rates, languages, countries. */
export async function seedWorld(client: pg.ClientBase, now: Date): Promise<void> {
  await insertRows(
    client,
    'currency',
    currencies.map(({ id, code, minor_digits }) => ({ id, code, minor_digits })),
  )
  const rates = currencies.flatMap(({ code, perUsd }) =>
    [0, 1, 2, 3, 4, 5, 6].map((back) => ({
      code,
      rate_date: day(now, back),
      per_usd: code === 'USD' ? '1' : rateBefore(perUsd, back),
    })),
  )
  await insertRows(client, 'fx_rate', rates)
  await insertRows(
    client,
    'language',
    languages.map((code) => ({
      id: languageIdOf(code),
      code,
      fn_name: ownName(code),
    })),
  )
  await insertRows(
    client,
    'country',
    regions.map((code, index) => ({ id: String(index + 1), code, names: countryNames(code) })),
  )
}

const currencyId = (code: string) => currencies.find((currency) => currency.code === code)?.id ?? '1'

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
      finance_settings: {},
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
