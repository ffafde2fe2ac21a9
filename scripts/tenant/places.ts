import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Tenant } from '@tradepost/tenant-config'
import { root } from '../start/settings.ts'

/** The path of the folder that contains the tenants, of this checkout or of a test's copy. */
export interface Places {
  tenants: string
}

export const placesIn = (folder: string): Places => ({ tenants: path.join(folder, 'tenants') })
export const places: Places = placesIn(root)

/** A tenant's `site.json`. */
export interface SiteFacts {
  id: number
  code: string
  siteId: string
  companyName: string
  themeColor: string
  languages: string[]
  currencyOf: Record<string, string>
  currencies: string[]
}

/** The names of all tenants of a checkout. */
export const tenantIds = ({ tenants }: Places): string[] =>
  readdirSync(tenants)
    .filter((id) => existsSync(path.join(tenants, id, 'tenant.ts')))
    .sort()

/** Loads a tenant from its folder; throws a sentence when there is none. */
export async function readTenant({ tenants }: Places, id: string): Promise<Tenant> {
  const file = path.join(tenants, id, 'tenant.ts')
  if (!existsSync(file))
    throw new Error(`There is no tenant ${id}: ${tenants} has ${tenantIds({ tenants }).join(', ')}.`)
  const { default: tenant } = (await import(pathToFileURL(file).href)) as { default: Tenant }
  return tenant
}

/** The gateway's facts of every site, also of a tenant whose packages are not installed yet. */
export const readSites = ({ tenants }: Places): SiteFacts[] =>
  readdirSync(tenants)
    .map((id) => path.join(tenants, id, 'site.json'))
    .filter((file) => existsSync(file))
    .map((file): SiteFacts => JSON.parse(readFileSync(file, 'utf8')))
    .sort((one, other) => one.id - other.id)
