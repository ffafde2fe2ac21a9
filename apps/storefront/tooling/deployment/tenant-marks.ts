import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Tenant } from '@tradepost/tenant-config'

/** What gives a tenant away: words and addresses that belong to it alone, and the hashes of its drawings. */
export interface TenantMarks {
  name: string
  words: string[]
  assets: Map<string, string>
}

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** A tenant as its folder describes it. */
export async function readTenant(folder: string): Promise<Tenant> {
  const { default: tenant } = (await import(pathToFileURL(join(folder, 'tenant.ts')).href)) as { default: Tenant }
  return tenant
}

/** The marks of one tenant. */
export async function marksOf(folder: string): Promise<TenantMarks> {
  const tenant = await readTenant(folder)
  const hosts = [tenant.sellerUrl, tenant.blogUrl, tenant.clientDownloadUrl]
    .filter((address) => address !== null)
    .map((address) => new URL(address).host)
  const drawings = readdirSync(join(folder, 'assets')).map((file): [string, string] => [
    hashOf(readFileSync(join(folder, 'assets', file))),
    file,
  ])
  const words = [tenant.displayName, tenant.tenantName, tenant.companyName, tenant.themeColor, ...hosts]
  return {
    name: tenant.tenantName,
    words: [...new Map(words.map((word) => [word.toLowerCase(), word])).values()],
    assets: new Map(drawings),
  }
}

/** The folders of the other tenants beside one. */
export const siblingsOf = (folder: string): string[] =>
  readdirSync(dirname(folder))
    .map((id) => join(dirname(folder), id))
    .filter((other) => other !== folder && existsSync(join(other, 'tenant.ts')))
    .sort()
