import type { CallData, CallInput, calls } from '@tradepost/contract'
import { legalPages } from '@tradepost/domain/opening/opening-steps'
import { eq } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Config as Settings } from '../../platform/config/config.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { legalLink } from '../../platform/db/schema/operation/opening.ts'
import { language, site, siteLanguage, tenant } from '../../platform/db/schema/platform.ts'
import { insuranceRule } from '../../platform/db/schema/trust.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { siteCurrencies, siteLanguages } from '../dictionary/site-lists.ts'
import { pageAreas } from './page-areas.ts'

type Config = CallData<typeof calls.site.commonConfig>
type Query = CallInput<typeof calls.site.commonConfig>['query']

async function readSite(tx: Tx, context: CallContext, domain: string) {
  const [row] = await tx
    .select({ site, code: tenant.code, companyName: tenant.companyName, openedAt: tenant.openedAt })
    .from(site)
    .innerJoin(tenant, eq(tenant.id, site.tenantId))
    .where(ofTenant(site, context.tenant.tenantId, eq(site.id, context.tenant.siteId)))
  // Answer alike for an unknown domain and for another tenant's domain, so that callers cannot probe for domains.
  const hosts = row && [
    row.site.domain,
    new URL(row.site.origin).host,
    new URL(row.site.origin).hostname,
    new URL(context.tenant.origin).host,
  ]
  if (!row || !hosts?.includes(domain.toLowerCase())) throw new Failure('not_found', { field: 'domain' })
  const { site: settings, ...owner } = row
  return { ...settings, ...owner }
}

/** The legal pages of the company, in their order. */
export async function legalLinks(tx: Tx, tenantId: number): Promise<Config['legalLinks']> {
  const rows = await tx.select().from(legalLink).where(ofTenant(legalLink, tenantId))
  return legalPages.flatMap((page) => rows.filter((row) => row.page === page).map(({ url }) => ({ page, url })))
}

const isInsured = (tenantId: number) => ofTenant(insuranceRule, tenantId, eq(insuranceRule.insured, true))

/** The usual currency of each language, unless the site does not sell in it now. */
async function languageCurrencies(tx: Tx, siteId: string) {
  const rows = await tx
    .select({ languageCode: language.code, currencyId: siteLanguage.currencyId })
    .from(siteLanguage)
    .innerJoin(language, eq(language.id, siteLanguage.languageId))
    .where(eq(siteLanguage.siteId, siteId))
    .orderBy(siteLanguage.position)
  const sold = new Set((await siteCurrencies(tx, siteId)).map(({ id }) => id))
  return rows.flatMap(({ languageCode, currencyId }) =>
    currencyId === null || !sold.has(currencyId) ? [] : { languageCode, currencyId },
  )
}

/** The configuration of the caller's site, with only the requested lists and page areas. */
export async function commonConfig(
  { deskOrigins }: Pick<Settings, 'deskOrigins'>,
  tx: Tx,
  context: CallContext,
  query: Query,
): Promise<Config> {
  const settings = await readSite(tx, context, query.domain)
  const { siteId } = context.tenant
  const desk = deskOrigins[settings.code]
  return {
    tenantId: String(settings.tenantId),
    siteId: settings.id,
    tenantName: settings.code,
    companyName: settings.companyName,
    domain: settings.domain,
    themeColor: settings.themeColor,
    tenantLogoUrl: settings.logoUrl,
    icon: settings.iconUrl,
    trustpilotData: settings.trustpilot as Config['trustpilotData'],
    clientDownloadUrl: settings.clientDownloadUrl,
    isOpen: settings.openedAt !== null,
    sellerUrl: desk === undefined ? null : `${desk}/sell`,
    insures: (await tx.$count(insuranceRule, isInsured(settings.tenantId))) > 0,
    legalLinks: await legalLinks(tx, settings.tenantId),
    ...(query.showLanguage && { languageList: await siteLanguages(tx, siteId) }),
    ...(query.showCurrency && {
      currencyList: (await siteCurrencies(tx, siteId)).map(({ id, code }) => ({ id, code })),
    }),
    ...(query.showLanguageCurrency && { languageCurrencyList: await languageCurrencies(tx, siteId) }),
    configs: await pageAreas(tx, context, query.areaTypes ?? []),
  }
}
