import type { FeatureContext } from './server.ts'

/** Site, tenant and currency, as every product call repeats them. */
export const siteFacts = ({ tenant, currency }: FeatureContext) => ({
  tenantId: tenant.tenantId,
  siteId: tenant.siteId,
  toCurrencyId: currency.id,
})
