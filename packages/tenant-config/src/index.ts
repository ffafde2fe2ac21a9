export { checkTenant } from './check-tenant.ts'
export { defineTenant, TenantConfigError } from './define-tenant.ts'
export { type SiteConfig, siteConfig, type ToldSite } from './site-config.ts'
export { type ShownSettings, shownSettings, type Tenant, type TenantInput } from './tenant-schema.ts'
