import type { Api } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import type { DeskShop } from '@tradepost/desk-features/kernel/server'
import { isLocale, type Locale } from '@tradepost/i18n/locales'
import { keepFresh } from '@tradepost/serving/keep-fresh'

export interface DeskSite {
  shop: DeskShop
  /** The languages of the shop. */
  languages: Locale[]
}

const freshMs = 30_000
const sites = keepFresh<DeskSite>({ orStale: true, retryMs: 2000 })

async function fetchSite(api: Api): Promise<DeskSite> {
  const { code, companyName, origin, themeColor, logoUrl, languages, hasPush } = await api(calls.site.deskSite)
  return {
    shop: { code, name: companyName, origin, themeColor, logoUrl: logoUrl ?? `${origin}/icons/180.png`, hasPush },
    languages: languages.filter(isLocale),
  }
}

/** The tenant's brand and languages, read from the gateway at most twice a minute. */
export const siteFor = (api: Api, code: string): Promise<DeskSite> => sites.get(code, freshMs, () => fetchSite(api))
