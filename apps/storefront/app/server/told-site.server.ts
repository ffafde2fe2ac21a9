import type { SiteConfig } from '@tradepost/tenant-config'
import type { RequestFacts } from '../../server/request-facts.ts'
import { gatewayApi } from './gateway-api.server'
import { siteConfigFor } from './public-tenant.server'
import { siteFor } from './site.server'

const nobody = { current: () => null, refresh: async () => false, clear() {} }

/** The site as the gateway tells it now, for answers that are the same for everybody and open no session. */
export async function toldSite(facts: RequestFacts): Promise<SiteConfig> {
  const { told } = await siteFor(
    facts,
    gatewayApi(facts, nobody, () => undefined),
  )
  return siteConfigFor(facts, told)
}
