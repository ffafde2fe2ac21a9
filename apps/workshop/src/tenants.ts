/// <reference types="vite/client" />
import type { Tenant } from '@tradepost/tenant-config'
import { wireframe as withoutBrand } from '@tradepost/theme-from-theme-color'

const modules = import.meta.glob<{ default: Tenant }>('../../../tenants/*/tenant.ts', { eager: true })
const files = import.meta.glob<string>('../../../tenants/*/assets/*', { eager: true, query: '?url', import: 'default' })

const folderOf = (path: string) => path.split('/').at(-2) ?? path

/** Every tenant by the name of its folder. The first one is the default. */
export const tenants: Readonly<Record<string, Tenant>> = Object.fromEntries(
  Object.entries(modules)
    .map(([path, module]): [string, Tenant] => [folderOf(path), module.default])
    .sort(([, one], [, other]) => one.tenantId.localeCompare(other.tenantId, 'en', { numeric: true })),
)
export const tenantNames = Object.keys(tenants)

/** The first tenant with a grey theme, to find colours that do not come from the theme. */
export const wireframe = 'wireframe'

export const tenantNamed = (name: unknown): [name: string, tenant: Tenant] => {
  const named = Object.entries(tenants).find(([id]) => id === name) ?? Object.entries(tenants)[0]
  if (!named) throw new Error('The workshop found no tenant in tenants/*/tenant.ts')
  return name === wireframe ? [wireframe, { ...named[1], themeColor: withoutBrand.shades.base }] : named
}

/** The address of a file in a tenant's assets folder. */
export const assetOf = (name: string, file: string): string =>
  files[`../../../tenants/${name === wireframe ? tenantNames[0] : name}/assets/${file}`] ?? file
