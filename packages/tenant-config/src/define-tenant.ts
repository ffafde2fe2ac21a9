import { checkTenant } from './check-tenant.ts'
import type { Tenant, TenantInput } from './tenant.ts'

/** Thrown with every problem of a tenant. */
export class TenantConfigError extends Error {
  readonly problems: readonly string[]

  constructor(tenantName: string, problems: readonly string[]) {
    super(`Tenant ${JSON.stringify(tenantName)} cannot be built:\n- ${problems.join('\n- ')}`)
    this.name = 'TenantConfigError'
    this.problems = problems
  }
}

/** Checks a tenant and fills in what it left to the defaults. */
export function defineTenant(input: TenantInput): Tenant {
  const problems = checkTenant(input)
  if (problems.length) throw new TenantConfigError(String(input.tenantName), problems)
  return {
    claims: { gamers: '100,000+', games: '500+' },
    allowZoom: false,
    shape: 'crisp',
    home: { hero: 'spotlight', density: 'airy' },
    overrides: {},
    ...input,
    tenantName: input.tenantName.toLowerCase(),
    blogUrl: input.blogUrl ?? null,
  }
}
