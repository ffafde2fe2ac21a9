import type { FeatureContext } from './server.ts'

/** Tenant, site and currency, which every offer call requires. */
export const siteFacts = ({ tenant, currency }: FeatureContext) => ({
  tenantId: tenant.tenantId,
  siteId: tenant.siteId,
  toCurrencyId: currency.id,
})
