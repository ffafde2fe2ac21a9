export { defineTenant } from './define-tenant.ts'
export type { Tenant, TenantInput } from './tenant.ts'
