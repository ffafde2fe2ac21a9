import tenant from 'virtual:tenant'
import assets from 'virtual:tenant-assets'
import type { PublicTenant } from '@tradepost/marketplace-features/context'
import type { Env } from '../../server/env.ts'

export const assetOf = (file: string): string => assets[file] ?? `/assets/${file}`

/** The part of the tenant that pages may show, in the colour the gateway last said. */
export const publicTenant = (env: Env, themeColor: string = tenant.themeColor): PublicTenant => ({
  tenantId: tenant.tenantId,
  siteId: tenant.siteId,
  name: tenant.tenantName,
  companyName: tenant.companyName,
  displayName: tenant.displayName,
  origin: env.publicOrigin,
  themeColor,
  logo: {
    src: assetOf(tenant.logo.light),
    dark: assetOf(tenant.logo.dark),
    width: tenant.logo.width,
    height: tenant.logo.height,
  },
  sellerUrl: tenant.sellerUrl,
  blogUrl: tenant.blogUrl,
  clientDownloadUrl: tenant.clientDownloadUrl,
  claims: tenant.claims,
  allowZoom: tenant.allowZoom,
  home: tenant.home,
})
