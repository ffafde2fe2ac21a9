import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ReleaseError } from './errors/release-error.ts'
import { tenantIds } from './publishing/tenant-build.ts'

const idPattern = /^[a-z][a-z0-9-]{1,30}$/

/** Refuses what is neither a tenant of this repository nor one the store holds. */
export function refuseUnknown(store: string, tenant: string): void {
  const stored = existsSync(store) ? readdirSync(store).filter((name) => idPattern.test(name)) : []
  const known = [...new Set([...tenantIds(), ...stored])].sort()
  if (!idPattern.test(tenant) || !(known.includes(tenant) || existsSync(join(store, tenant))))
    throw new ReleaseError(`There is no tenant ${tenant}; there are ${known.join(', ')}.`)
}
