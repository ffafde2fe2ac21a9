import type { Tenant, TenantInput } from './tenant.ts'

/** Checks a tenant and fills in what it left to the defaults. */
export function defineTenant(input: TenantInput): Tenant {
  return {
    claims: { gamers: '100,000+', games: '500+' },
    allowZoom: false,
    home: { hero: 'spotlight', density: 'airy' },
    overrides: {},
    ...input,
    tenantName: input.tenantName.toLowerCase(),
    blogUrl: input.blogUrl ?? null,
  }
}
