import type { SiteConfig } from '@tradepost/tenant-config'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { gatewayApi } from '../gateway/gateway-api.server'
import { siteConfigFor } from './public-tenant.server'
import { cachedSite, siteFor } from './site.server'

const noSession = { current: () => null, refresh: async () => false, deny() {} }

/** The site's configuration, for responses that are the same for everybody and need no session. */
export async function fetchSiteConfig(facts: RequestFacts): Promise<SiteConfig> {
  const { gatewaySite } = await siteFor(
    facts,
    gatewayApi(facts, noSession, () => undefined),
  )
  return siteConfigFor(facts, gatewaySite)
}

/** The shop's languages and currencies, and whether it is open. Returns cached values without waiting for a refresh. */
export async function fetchShopChoices(facts: RequestFacts) {
  const { languages, currencies, isOpen } = await cachedSite(
    facts,
    gatewayApi(facts, noSession, () => undefined),
  )
  return { languages: languages.map(({ id }) => id), currencies: currencies.map(({ code }) => code), isOpen }
}
