import { isThemeColor } from '@tradepost/theme-from-theme-color'
import type { Tenant } from './tenant-schema.ts'

/** The settings of a site that the gateway sends. The tenant folder's value replaces an invalid one. */
export interface GatewaySite {
  themeColor: string
  tenantLogoUrl: string | null
  trustpilotData: { url: string; score: number; count: number } | null
}

interface RequestContext {
  /** The storefront's public address. */
  origin: string
  deviceId: string
  /** The address of one of the tenant's drawings. */
  assetOf: (file: string) => string
}

/** The settings of a storefront's site: those of the tenant folder combined with those of the gateway. */
export interface SiteConfig
  extends Pick<Tenant, 'tenantId' | 'siteId' | 'tenantName' | 'companyName' | 'themeColor'>,
    Pick<GatewaySite, 'trustpilotData'> {
  logo: { src: string; dark: string; width: number; height: number }
  icon: string
  /** Host and port, by which the gateway finds the site. */
  domain: string
  /** The full address of the logo, for other sites that show it. */
  tenantLogoUrl: string
  deviceId: string
  /** True once the gateway has answered. */
  finish: boolean
}

const isWeb = (address: string | null | undefined): address is string => /^https?:\/\//.test(address ?? '')

/** Combines the settings of a tenant's site; `site` is null as long as the gateway has not answered. */
export function siteConfig(
  tenant: Tenant,
  { origin, deviceId, assetOf }: RequestContext,
  site: GatewaySite | null,
): SiteConfig {
  const { tenantId, siteId, tenantName, companyName, logo, icon } = tenant
  return {
    ...{ tenantId, siteId, tenantName, companyName, deviceId },
    themeColor: site && isThemeColor(site.themeColor) ? site.themeColor : tenant.themeColor,
    logo: { src: assetOf(logo.light), dark: assetOf(logo.dark), width: logo.width, height: logo.height },
    icon: assetOf(icon),
    domain: new URL(origin).host,
    tenantLogoUrl: isWeb(site?.tenantLogoUrl) ? site.tenantLogoUrl : `${origin}/icons/512.png`,
    trustpilotData: isWeb(site?.trustpilotData?.url) ? site.trustpilotData : null,
    finish: site !== null,
  }
}
