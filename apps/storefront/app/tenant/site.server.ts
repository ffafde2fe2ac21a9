import tenant from 'virtual:tenant'
import type { Api } from '@tradepost/api-client'
import { type CallData, calls } from '@tradepost/contract'
import { areaType, defaultCurrency } from '@tradepost/contract/constants'
import { currencyIds, isCurrency } from '@tradepost/domain/money/currencies'
import type { Locale } from '@tradepost/i18n'
import type { ShopCurrency, ShopLanguage } from '@tradepost/marketplace-features/kernel'
import { keepFresh } from '@tradepost/serving/keep-fresh'
import type { GatewaySite } from '@tradepost/tenant-config'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { languagesOf } from './languages.ts'
import { cachePerServer } from './server-cache'
import { withTimeLimit } from './time-limit.server'

type Config = CallData<typeof calls.site.commonConfig>

export interface Site {
  languages: ShopLanguage[]
  currencies: ShopCurrency[]
  currencyOfLanguage: Record<string, string>
  configs: Config['configs']
  /** False while the shop is closed to shoppers. */
  isOpen: boolean
  legalLinks: Config['legalLinks']
  /** The entrance of the tenant's desk for sellers; null if the gateway does not know it or cannot be reached. */
  sellerUrl: string | null
  /** True if the shop insures anything; false while the gateway cannot be reached. */
  insures: boolean
  /** Null if the gateway has none or cannot be reached. */
  clientDownloadUrl: string | null
  /** The gateway's settings of the site; null while it cannot be reached. */
  gatewaySite: GatewaySite | null
}

/** The site from the tenant's own configuration, used while the gateway cannot be reached. */
function fallback(): Site {
  return {
    languages: languagesOf(tenant.languages.map((code) => ({ code }))),
    currencies: tenant.currencies.map((code) => ({ id: isCurrency(code) ? currencyIds[code] : '0', code })),
    currencyOfLanguage: {},
    configs: [],
    isOpen: true,
    legalLinks: [],
    sellerUrl: null,
    insures: false,
    clientDownloadUrl: null,
    gatewaySite: null,
  }
}

function siteOf(config: Config): Site {
  const base = fallback()
  const languages = languagesOf(config.languageList ?? [])
  const currencies = config.currencyList ?? []
  return {
    languages: languages.length ? languages : base.languages,
    currencies: currencies.length ? currencies : base.currencies,
    currencyOfLanguage: Object.fromEntries(
      (config.languageCurrencyList ?? []).map(({ languageCode, currencyId }) => [languageCode, currencyId]),
    ),
    configs: config.configs,
    isOpen: config.isOpen,
    legalLinks: config.legalLinks,
    sellerUrl: /^https?:\/\//.test(config.sellerUrl ?? '') ? config.sellerUrl : null,
    insures: config.insures,
    clientDownloadUrl: /^https:\/\//.test(config.clientDownloadUrl ?? '') ? config.clientDownloadUrl : null,
    gatewaySite: config,
  }
}

const keepMs = 30_000
const cacheOf = cachePerServer(() => keepFresh<Site>({ retryMs: 2000 }))
const keyOf = ({ locale, terminal }: RequestFacts) => `${locale}/${terminal}`

async function fetchSite(facts: RequestFacts, api: Api): Promise<Site> {
  const config = await api(calls.site.commonConfig, {
    query: {
      domain: new URL(facts.env.publicOrigin).hostname,
      areaTypes: [areaType.footer, areaType.hotCategory],
      showCurrency: true,
      showLanguage: true,
      showLanguageCurrency: true,
    },
  })
  return siteOf(config)
}

/** The lists and shared areas of the site, fetched at most twice a minute per language. */
export function siteFor(facts: RequestFacts, api: Api): Promise<Site> {
  const sites = cacheOf(facts)
  const substitute = () => {
    facts.shared = false
    return sites.peek(keyOf(facts)) ?? fallback()
  }
  const site = sites.get(keyOf(facts), keepMs, () => fetchSite(facts, api)).catch(substitute)
  // Every page first waits for the site but can do without it: leave most of the time limit to the page's own calls.
  return withTimeLimit(site, facts.env.gatewayTimeoutMs * 0.4, substitute)
}

/** The cached lists, refreshed in the background; only the first call waits. */
export function cachedSite(facts: RequestFacts, api: Api): Promise<Site> {
  const site = cacheOf(facts)
    .getKept(keyOf(facts), keepMs, () => fetchSite(facts, api))
    .catch(fallback)
  return withTimeLimit(site, facts.env.gatewayTimeoutMs * 0.4, fallback)
}

/** The chosen currency; else the default of the language, of the tenant or of the product, in this order. */
export function currencyFor(site: Site, chosen: string | undefined, locale: Locale): ShopCurrency {
  const by = (test: (currency: ShopCurrency) => boolean) => site.currencies.find(test)
  return (
    by(({ code }) => code === chosen) ??
    by(({ id }) => id === site.currencyOfLanguage[locale]) ??
    by(({ code }) => code === tenant.defaultCurrency) ??
    by(({ code }) => code === defaultCurrency) ?? { id: '1', code: defaultCurrency }
  )
}
