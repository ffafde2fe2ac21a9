import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ReleaseError } from './errors/release-error.ts'
import { tenantIds } from './publishing/tenant-build.ts'

const idPattern = /^[a-z][a-z0-9-]{1,30}$/

/** Every tenant of this repository and of the store. */
export function knownTenants(store: string): string[] {
  const stored = existsSync(store) ? readdirSync(store).filter((name) => idPattern.test(name)) : []
  return [...new Set([...tenantIds(), ...stored])].sort()
}

/** Throws for a tenant that is neither in this repository nor in the store. */
export function requireKnownTenant(store: string, tenant: string): void {
  const ids = knownTenants(store)
  if (!idPattern.test(tenant) || !(ids.includes(tenant) || existsSync(join(store, tenant))))
    throw new ReleaseError(`There is no tenant ${tenant}; there are ${ids.join(', ')}.`)
}
