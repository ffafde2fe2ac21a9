import type { Tenant } from '@tradepost/tenant-config'
import { type Places, readSites } from './places.ts'

/** Differences between a tenant and its site file. */
export function checkSite(places: Places, id: string, tenant: Tenant): string[] {
  const sites = readSites(places)
  const site = sites.find(({ code }) => code === id)
  if (!site) return ['site.json is missing: without it, the gateway does not serve this tenant']
  const pairs: [string, unknown, unknown][] = [
    ['tenantId', tenant.tenantId, String(site.id)],
    ['siteId', tenant.siteId, site.siteId],
    ['tenantName', tenant.tenantName, site.code],
    ['companyName', tenant.companyName, site.companyName],
    ['themeColor', tenant.themeColor, site.themeColor],
    ['languages', tenant.languages, site.languages],
    ['currencies', tenant.currencies, site.currencies],
    ['defaultCurrency', tenant.defaultCurrency, site.currencyOf[tenant.languages[0] ?? '']],
  ]
  const differing = pairs
    .filter(([, inTenant, inSite]) => JSON.stringify(inTenant) !== JSON.stringify(inSite))
    .map(
      ([name, inTenant, inSite]) =>
        `${name}: ${JSON.stringify(inTenant)} in tenant.ts, but ${JSON.stringify(inSite)} in site.json`,
    )
  const unmapped = site.languages.filter((language) => !site.currencies.includes(site.currencyOf[language] ?? ''))
  const sameIds = sites.filter((one) => one !== site && (one.id === site.id || one.siteId === site.siteId))
  return [
    ...differing,
    ...unmapped.map((language) => `site.json: ${language} has no currency of the site`),
    ...sameIds.map((twin) => `site.json: ${twin.code} has the same tenant or site id`),
  ]
}
