export { NewTenantPage, type NewTenantPageProps } from './new-tenant-page.tsx'
export { TenantsPage, type TenantsPageProps } from './tenants-page.tsx'
