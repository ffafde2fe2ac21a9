import type { Locale, MessageId } from '@tradepost/i18n'

/** Everything a tenant may change. */
export interface TenantInput {
  tenantId: string
  siteId: string
  /** Short name; stored lower-case. */
  tenantName: string
  displayName: string
  companyName: string
  /** `#rrggbb`; every palette is derived from it. */
  themeColor: string
  logo: { light: string; dark: string; width: number; height: number }
  icon: string
  /** The first one is the default. */
  languages: Locale[]
  currencies: string[]
  defaultCurrency: string
  sellerUrl: string
  blogUrl?: string
  clientDownloadUrl: string
  claims?: { gamers: string; games: string }
  /** Removes the maximum-scale of the viewport (decision X-31). */
  allowZoom?: boolean
  /** Home layout differences. */
  home?: { hero: 'spotlight' | 'mosaic'; density: 'airy' | 'compact' }
  overrides?: Partial<Record<Locale, Partial<Record<MessageId, string>>>>
}

/** A checked tenant with its defaults filled in. */
export type Tenant = Required<Omit<TenantInput, 'blogUrl'>> & { blogUrl: string | null }
