import { Value } from 'typebox/value'
import { checkTenant } from './check-tenant.ts'
import { type Tenant, type TenantInput, TenantSchema } from './tenant-schema.ts'

/** Thrown for an invalid tenant; lists every problem. */
export class TenantConfigError extends Error {
  readonly problems: readonly string[]

  constructor(tenantName: string, problems: readonly string[]) {
    super(`Tenant ${JSON.stringify(tenantName)} cannot be built:\n- ${problems.join('\n- ')}`)
    this.name = 'TenantConfigError'
    this.problems = problems
  }
}

/** Checks a tenant and fills in its defaults. */
export function defineTenant(input: TenantInput): Tenant {
  const problems = checkTenant(input)
  if (problems.length) throw new TenantConfigError(String(input.tenantName), problems)
  const tenant = Value.Default(TenantSchema, structuredClone(input)) as Tenant
  return { ...tenant, tenantName: tenant.tenantName.toLowerCase() }
}
