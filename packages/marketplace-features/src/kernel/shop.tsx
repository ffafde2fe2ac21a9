import type { Api } from '@tradepost/api-client'
import type { Locale } from '@tradepost/i18n'
import type { ShownSettings } from '@tradepost/tenant-config'
import { createContext, type ReactNode, useContext } from 'react'

export interface ShopCurrency {
  id: string
  code: string
}

/** The part of a tenant that pages may show. */
export interface PublicTenant extends ShownSettings {
  tenantId: string
  siteId: string
  /** Lower-case short name. */
  name: string
  companyName: string
  origin: string
  /** #rrggbb */
  themeColor: string
  /** `dark` is the version for dark backgrounds. */
  logo: { src: string; dark: string; width: number; height: number }
  /** Absolute URL of the logo as a picture, for search engines and link previews. */
  logoUrl: string
  /** The shop's score on an independent review site. */
  trustpilot: { url: string; score: number; count: number } | null
  /** Null if the desktop client of the Family Game PASS is not published, or the call failed. */
  clientDownloadUrl: string | null
  /** True if the shop insures offers of at least one category. */
  insures: boolean
}

/** The visitor's group in experiments, assigned at random on the first visit and then fixed. */
export type AbGroup = 'A' | 'B'

export interface ShopLanguage {
  index: number
  value: string
  id: Locale
  href: string
  large: string
  icon: string
  languageId: string
  googtrans?: string
}

/** The shop, as components see it. */
export interface Shop {
  api: Api
  tenant: PublicTenant
  locale: Locale
  currency: ShopCurrency
  languages: ShopLanguage[]
  currencies: ShopCurrency[]
  terminal: 1 | 2
  abGroup: AbGroup
  signedIn: boolean
}

const ShopContext = createContext<Shop | null>(null)

export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>
}

export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('useShop() outside ShopProvider')
  return shop
}
