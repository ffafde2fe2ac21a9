import type { SiteConfig } from '@tradepost/tenant-config'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { gatewayApi } from '../gateway/gateway-api.server'
import { siteConfigFor } from './public-tenant.server'
import { cachedSite, siteFor } from './site.server'

const nobody = { current: () => null, refresh: async () => false, deny() {} }

/** The site as the gateway tells it now, for answers that are the same for everybody and open no session. */
export async function fetchSiteConfig(facts: RequestFacts): Promise<SiteConfig> {
  const { told } = await siteFor(
    facts,
    gatewayApi(facts, nobody, () => undefined),
  )
  return siteConfigFor(facts, told)
}

/** What a visitor may choose among, as last told: nobody waits for a list that is known already. */
export async function fetchShopChoices(facts: RequestFacts) {
  const { languages, currencies } = await cachedSite(
    facts,
    gatewayApi(facts, nobody, () => undefined),
  )
  return { languages: languages.map(({ id }) => id), currencies: currencies.map(({ code }) => code) }
}
