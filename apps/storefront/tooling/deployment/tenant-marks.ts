import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Tenant } from '@tradepost/tenant-config'
import { getDomain } from 'tldts'
import { isCommonName } from './common-words.ts'

/** Marks that identify a tenant in a build: words and hosts of this tenant alone, and hashes of its drawings. */
export interface TenantMarks {
  name: string
  /** Names that are searched for everywhere in the build. */
  words: string[]
  /** Names made of ordinary words; searched for only as values of tenant settings. */
  commonNames: string[]
  /** The tenant's own texts. A name that occurs in them is an ordinary word. */
  texts: string
  hosts: string[]
  assets: Map<string, string>
}

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Reads the tenant's settings from its folder. */
export async function readTenant(folder: string): Promise<Tenant> {
  const { default: tenant } = (await import(pathToFileURL(join(folder, 'tenant.ts')).href)) as { default: Tenant }
  return tenant
}

/** A host and its parent domains up to the registered domain: for `sell.shop.co.uk` also `shop.co.uk`. */
function namesAbove(host: string): string[] {
  const domain = getDomain(host, { allowPrivateDomains: true })
  const above = host.slice(host.indexOf('.') + 1)
  return domain === null || host === domain ? [host] : [host, ...namesAbove(above)]
}

const hostOf = (address: string | null) => (address === null ? [] : [new URL(address).hostname])

/** The marks of one tenant. */
export async function marksOf(folder: string): Promise<TenantMarks> {
  const tenant = await readTenant(folder)
  // The seller site is on the tenant's own domain; a blog may be on another company's.
  const own = hostOf(tenant.sellerUrl).flatMap(namesAbove)
  const drawings = readdirSync(join(folder, 'assets')).map((file): [string, string] => [
    hashOf(readFileSync(join(folder, 'assets', file))),
    file,
  ])
  const names = [tenant.displayName, tenant.tenantName, tenant.companyName]
  const words = [...names.filter((name) => !isCommonName(name)), tenant.themeColor]
  return {
    name: tenant.tenantName,
    words: [...new Map(words.map((word) => [word.toLowerCase(), word])).values()],
    commonNames: [...new Set(names.filter(isCommonName))],
    texts: Object.values(tenant.overrides)
      .flatMap((texts) => Object.values(texts ?? {}))
      .join('\n'),
    hosts: [...new Set([...own, ...hostOf(tenant.blogUrl)])],
    assets: new Map(drawings),
  }
}

/** The folders of the other tenants next to a tenant's folder. */
export const siblingsOf = (folder: string): string[] =>
  readdirSync(dirname(folder))
    .map((id) => join(dirname(folder), id))
    .filter((other) => other !== folder && existsSync(join(other, 'tenant.ts')))
    .sort()
