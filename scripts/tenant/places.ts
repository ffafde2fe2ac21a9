import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Tenant } from '@tradepost/tenant-config'
import { root } from '../start/settings.ts'

/** A checkout, or a folder that looks like one: where tenants and the gateway's facts of them lie. */
export interface Places {
  tenants: string
  sites: string
}

export const placesIn = (folder: string): Places => ({
  tenants: path.join(folder, 'tenants'),
  sites: path.join(folder, 'apps/gateway/sites'),
})
export const places: Places = placesIn(root)

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

/** A tenant as its folder says; an unknown one in a sentence. */
export async function readTenant({ tenants }: Places, id: string): Promise<Tenant> {
  const file = path.join(tenants, id, 'tenant.ts')
  if (!existsSync(file))
    throw new Error(`There is no tenant ${id}: ${tenants} has ${tenantIds({ tenants, sites: '' }).join(', ')}.`)
  const { default: tenant } = (await import(pathToFileURL(file).href)) as { default: Tenant }
  return tenant
}

/** What the gateway knows of each site. */
export const readSites = ({ sites }: Places): SiteFacts[] =>
  readdirSync(sites)
    .filter((file) => file.endsWith('.json'))
    .map((file): SiteFacts => JSON.parse(readFileSync(path.join(sites, file), 'utf8')))
    .sort((one, other) => one.id - other.id)
