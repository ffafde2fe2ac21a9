import type { Api } from '@tradepost/api-client'
import type { Locale } from '@tradepost/i18n'
import type { PublicTenant, ShopCurrency } from './shop.tsx'

/** What a feature's loader or action may know; the storefront builds it once per request. */
export interface FeatureContext {
  api: Api
  locale: Locale
  currency: ShopCurrency
  /** 1 desktop, 2 phone. */
  terminal: 1 | 2
  tenant: PublicTenant
  signedIn: boolean
  timeZone: string
  /** The request address without the locale prefix. */
  url: URL
}

/** What an action answers when the input was refused: the code decides, the text is already localised. */
export interface Problem {
  code: string
  message: string
  field?: string | undefined
}
export type ActionResult<T = Record<never, never>> =
  | ({ ok: true } & T)
  | { ok: false; problems: Problem[]; values: Record<string, string> }
