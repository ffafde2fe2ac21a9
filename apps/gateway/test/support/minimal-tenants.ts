import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type CurrencyCode, currencyCodes, currencyIds } from '@tradepost/domain/money/currencies'
import { currencyDigits } from '@tradepost/domain/money/money'
import { languageIdOf, languages } from '@tradepost/i18n/locales'
import type pg from 'pg'
import { testClientSecrets } from './test-clients.ts'

const perUsd: Record<CurrencyCode, string> = {
  ...{ USD: '1', EUR: '0.9', AED: '3.6725', GBP: '0.8', JPY: '150', KWD: '0.307', SAR: '3.75' },
}
const currencies = currencyCodes.map((code) => [currencyIds[code], code, currencyDigits(code), perUsd[code]] as const)

interface SiteFile {
  id: number
  siteId: string
  companyName: string
  themeColor: string
  languages: readonly string[]
  currencyOf: Readonly<Record<string, CurrencyCode>>
  currencies: readonly CurrencyCode[]
}

/** A tenant as its own `site.json` describes it, with the address and client of development. */
function readTenant<Code extends string>(code: Code) {
  const file = path.join(import.meta.dirname, '../../../../tenants', code, 'site.json')
  const { id, ...site }: SiteFile = JSON.parse(readFileSync(file, 'utf8'))
  const host = `localhost:${4100 + id}`
  return { ...site, tenantId: id, host, origin: `http://${host}`, clientId: `${code}-web` as const }
}

/** The tenants of most tests, without a catalogue. */
export const testTenants = { lumen: readTenant('lumen'), sahra: readTenant('sahra') }

export type TestTenant = keyof typeof testTenants

export async function seedMinimal(owner: pg.Client): Promise<void> {
  for (const [id, code, digits, rate] of currencies) {
    await owner.query('insert into currency values ($1, $2, $3)', [id, code, digits])
    await owner.query(`insert into fx_rate values ($1, '2020-01-01', $2)`, [code, rate])
  }
  for (const code of languages) {
    await owner.query('insert into language values ($1, $2, $2)', [languageIdOf(code), code])
  }
  for (const [code, facts] of Object.entries(testTenants)) {
    const secret = testClientSecrets[facts.clientId]
    await owner.query('insert into tenant (id, code, company_name) values ($1, $2, $3)', [
      ...[facts.tenantId, code, facts.companyName],
    ])
    await owner.query(
      `insert into site (id, tenant_id, domain, origin, theme_color, default_language, default_currency)
       values ($1, $2, $3, $4, $5, $6, 'USD')`,
      [facts.siteId, facts.tenantId, facts.host, facts.origin, facts.themeColor, facts.languages[0]],
    )
    await owner.query('insert into client (id, tenant_id, secret_hash) values ($1, $2, $3)', [
      facts.clientId,
      facts.tenantId,
      createHash('sha256').update(secret).digest(),
    ])
    for (const [position, language] of facts.languages.entries()) {
      await owner.query('insert into site_language select $1, id, $3, $4 from language where code = $2', [
        facts.siteId,
        language,
        position,
        currencyIds[facts.currencyOf[language] ?? 'USD'],
      ])
    }
    for (const [position, currency] of facts.currencies.entries()) {
      await owner.query('insert into site_currency values ($1, $2, $3)', [
        ...[facts.siteId, currencyIds[currency], position],
      ])
    }
  }
}

/** Publishes the desktop client of each test tenant, so that the Family Game PASS is on sale. */
export async function publishClients(owner: pg.Client): Promise<void> {
  await owner.query(`update site set client_download_url = 'https://client.example/' || id || '/setup.exe'`)
}
