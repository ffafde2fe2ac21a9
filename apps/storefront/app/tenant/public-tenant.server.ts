import tenant from 'virtual:tenant'
import assets from 'virtual:tenant-assets'
import type { PublicTenant } from '@tradepost/marketplace-features/kernel'
import { type GatewaySite, type SiteConfig, shownSettings, siteConfig } from '@tradepost/tenant-config'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import type { Site } from './site.server'

export const assetOf = (file: string): string => assets[file] ?? `/assets/${file}`

/** The site's configuration: the tenant's settings, overridden by the gateway's. */
export const siteConfigFor = ({ env, deviceId }: RequestFacts, gatewaySite: GatewaySite | null): SiteConfig =>
  siteConfig(tenant, { origin: env.publicOrigin, deviceId, assetOf }, gatewaySite)

/** The part of a site's configuration that is sent to browsers. It contains no data of the visitor. */
export const publicTenant = (
  config: SiteConfig,
  origin: string,
  { sellerUrl, insures, clientDownloadUrl }: Pick<Site, 'sellerUrl' | 'insures' | 'clientDownloadUrl'>,
): PublicTenant => ({
  tenantId: config.tenantId,
  siteId: config.siteId,
  name: config.tenantName,
  companyName: config.companyName,
  origin,
  themeColor: config.themeColor,
  logo: config.logo,
  logoUrl: config.tenantLogoUrl,
  trustpilot: config.trustpilotData,
  insures,
  clientDownloadUrl,
  ...shownSettings(tenant),
  sellerUrl: sellerUrl ?? tenant.sellerUrl,
})
