export { actOnNewTenant, loadNewTenant, loadTenants } from './act-on-tenants.ts'
