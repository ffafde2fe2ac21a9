export { checkTenant } from './check-tenant.ts'
export { defineTenant, TenantConfigError } from './define-tenant.ts'
export { type GatewaySite, type SiteConfig, siteConfig } from './site-config.ts'
export { type ShownSettings, shownSettings, type Tenant, type TenantInput } from './tenant-schema.ts'
