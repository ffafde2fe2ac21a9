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
  /** File names in the tenant's assets folder; `dark` is drawn for dark pages. */
  logo: { light: string; dark: string; width: number; height: number }
  /** File name of a square SVG. */
  icon: string
  /** The first one is the default. */
  languages: Locale[]
  currencies: string[]
  defaultCurrency: string
  sellerUrl: string
  blogUrl?: string
  claims?: { gamers: string; games: string }
  /** Removes the maximum-scale of the viewport (decision X-31). */
  allowZoom?: boolean
  /** Corners: `crisp` for precise, `soft` for round and friendly. */
  shape?: 'crisp' | 'soft'
  /** Home layout differences. */
  home?: { hero: 'spotlight' | 'mosaic'; density: 'airy' | 'compact' }
  overrides?: Partial<Record<Locale, Partial<Record<MessageId, string>>>>
}

/** A checked tenant with its defaults filled in. */
export type Tenant = Required<Omit<TenantInput, 'blogUrl'>> & {
  blogUrl: string | null
}
