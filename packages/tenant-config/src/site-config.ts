import { isThemeColor } from '@tradepost/theme-from-theme-color'
import type { Tenant } from './tenant-schema.ts'

/** The gateway's facts of a site; the tenant's folder replaces unusable ones. */
export interface ToldSite {
  themeColor: string
  tenantLogoUrl: string | null
  trustpilotData: { url: string; score: number; count: number } | null
}

interface Here {
  /** The storefront's public address. */
  origin: string
  /** The visitor's own. */
  deviceId: string
  /** The address of one of the tenant's drawings. */
  assetOf: (file: string) => string
}

/** The site as a storefront knows it: the tenant's settings and the gateway's facts. */
export interface SiteConfig
  extends Pick<Tenant, 'tenantId' | 'siteId' | 'tenantName' | 'companyName' | 'themeColor'>,
    Pick<ToldSite, 'trustpilotData'> {
  logo: { src: string; dark: string; width: number; height: number }
  icon: string
  /** Host and port, as the gateway knows the site. */
  domain: string
  /** The full address of the logo, for other sites that show it. */
  tenantLogoUrl: string
  deviceId: string
  /** True once the gateway has answered. */
  finish: boolean
}

const isWeb = (address: string | null | undefined): address is string => /^https?:\/\//.test(address ?? '')

/** Puts the site of a tenant together; `told` is null as long as the gateway has not answered. */
export function siteConfig(tenant: Tenant, { origin, deviceId, assetOf }: Here, told: ToldSite | null): SiteConfig {
  const { tenantId, siteId, tenantName, companyName, logo, icon } = tenant
  return {
    ...{ tenantId, siteId, tenantName, companyName, deviceId },
    themeColor: told && isThemeColor(told.themeColor) ? told.themeColor : tenant.themeColor,
    logo: { src: assetOf(logo.light), dark: assetOf(logo.dark), width: logo.width, height: logo.height },
    icon: assetOf(icon),
    domain: new URL(origin).host,
    tenantLogoUrl: isWeb(told?.tenantLogoUrl) ? told.tenantLogoUrl : `${origin}/icons/512.png`,
    trustpilotData: isWeb(told?.trustpilotData?.url) ? told.trustpilotData : null,
    finish: told !== null,
  }
}
