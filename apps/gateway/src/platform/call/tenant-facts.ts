import { Failure } from '../failure/failure.ts'
import type { TenantContext } from './call-context.ts'

/** Refuses a request that names a tenant or site other than the caller's. */
export function checkTenantFacts(tenant: TenantContext, facts: { tenantId?: string; siteId?: string }): void {
  if (facts.tenantId !== undefined && facts.tenantId !== String(tenant.tenantId)) {
    throw new Failure('tenant_mismatch', { field: 'tenantId' })
  }
  if (facts.siteId !== undefined && facts.siteId !== tenant.siteId)
    throw new Failure('tenant_mismatch', { field: 'siteId' })
}
