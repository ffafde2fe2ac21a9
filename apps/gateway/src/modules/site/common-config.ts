import type { CallData, CallInput, calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { siteCurrencies, siteLanguages } from '../dictionary/site-lists.ts'
import { pageAreas } from './page-areas.ts'

type Config = CallData<typeof calls.site.commonConfig>
type Query = CallInput<typeof calls.site.commonConfig>['query']

interface SiteRow extends Record<string, unknown> {
  tenant_id: number
  id: string
  code: string
  company_name: string
  domain: string
  origin: string
  theme_color: string
  logo_url: string | null
  icon_url: string | null
  trustpilot: Config['trustpilotData']
  client_download_url: string | null
}

async function siteOf(tx: Tx, context: CallContext, domain: string): Promise<SiteRow> {
  const { rows } = await tx.execute<SiteRow>(sql`
    select s.tenant_id, s.id, t.code, t.company_name, s.domain, s.origin, s.theme_color, s.logo_url, s.icon_url, s.trustpilot,
      s.client_download_url
    from site s join tenant t on t.id = s.tenant_id
    where s.tenant_id = ${context.tenant.tenantId} and s.id = ${context.tenant.siteId}`)
  const [site] = rows
  // NOTE: a caller of one tenant never learns whether another tenant's domain exists.
  const hosts = site && [
    site.domain,
    new URL(site.origin).host,
    new URL(site.origin).hostname,
    new URL(context.tenant.origin).host,
  ]
  if (!site || !hosts?.includes(domain.toLowerCase())) throw new Failure('not_found', { field: 'domain' })
  return site
}

async function languageCurrencies(tx: Tx, siteId: string) {
  const { rows } = await tx.execute<{ code: string; currency_id: string }>(sql`
    select l.code, sl.currency_id from site_language sl join language l on l.id = sl.language_id
    where sl.site_id = ${siteId} and sl.currency_id is not null order by sl.position`)
  return rows.map((row) => ({ languageCode: row.code, currencyId: String(row.currency_id) }))
}

/** The configuration of the caller's site, with only the requested lists and page areas. */
export async function commonConfig(tx: Tx, context: CallContext, query: Query): Promise<Config> {
  const site = await siteOf(tx, context, query.domain)
  const { siteId } = context.tenant
  return {
    tenantId: String(site.tenant_id),
    siteId: String(site.id),
    tenantName: site.code,
    companyName: site.company_name,
    domain: site.domain,
    themeColor: site.theme_color,
    tenantLogoUrl: site.logo_url,
    icon: site.icon_url,
    trustpilotData: site.trustpilot,
    clientDownloadUrl: site.client_download_url,
    ...(query.showLanguage && { languageList: await siteLanguages(tx, siteId) }),
    ...(query.showCurrency && {
      currencyList: (await siteCurrencies(tx, siteId)).map(({ id, code }) => ({ id, code })),
    }),
    ...(query.showLanguageCurrency && { languageCurrencyList: await languageCurrencies(tx, siteId) }),
    configs: await pageAreas(tx, context, query.areaTypes ?? []),
  }
}
