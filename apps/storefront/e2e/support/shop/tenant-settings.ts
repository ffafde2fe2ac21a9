import { places, readTenant, tenantIds } from '@tradepost/scripts/tenant/places'
import type { Tenant } from '@tradepost/tenant-config'

const settings = new Map<string, Tenant>(
  await Promise.all(tenantIds(places).map(async (id) => [id, await readTenant(places, id)] as const)),
)

/** The settings in a tenant's folder, so that tests need not repeat its ids, colours and languages. */
export function tenantSettings(id: string): Tenant {
  const tenant = settings.get(id)
  if (!tenant) throw new Error(`there is no tenant ${id}`)
  return tenant
}
