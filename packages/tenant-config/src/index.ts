export { checkTenant } from './check-tenant.ts'
export { defineTenant, TenantConfigError } from './define-tenant.ts'
export type { Tenant, TenantInput } from './tenant.ts'
