import tenant from 'virtual:tenant'
import type { Api } from '@tradepost/api-client'
import { type CallData, calls } from '@tradepost/contract'
import { areaType, defaultCurrency } from '@tradepost/contract/constants'
import { currencyIds, isCurrency } from '@tradepost/domain/money/currencies'
import type { Locale } from '@tradepost/i18n'
import type { ShopCurrency, ShopLanguage } from '@tradepost/marketplace-features/kernel'
import type { ToldSite } from '@tradepost/tenant-config'
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
  /** Null if the gateway has none or cannot be reached. */
  clientDownloadUrl: string | null
  /** The gateway's settings of the site; null while it cannot be reached. */
  told: ToldSite | null
}

/** The site by the tenant's own configuration, used while the gateway cannot be reached. */
function fallback(): Site {
  return {
    languages: languagesOf(tenant.languages.map((code) => ({ code }))),
    currencies: tenant.currencies.map((code) => ({ id: isCurrency(code) ? currencyIds[code] : '0', code })),
    currencyOfLanguage: {},
    configs: [],
    clientDownloadUrl: null,
    told: null,
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
    clientDownloadUrl: /^https:\/\//.test(config.clientDownloadUrl ?? '') ? config.clientDownloadUrl : null,
    told: config,
  }
}

const cacheOf = cachePerServer(() => new Map<string, { site: Promise<Site>; until: number }>())

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

interface SiteLookup {
  site: Promise<Site>
  /** Stands in if `site` takes too long. */
  before: () => Site | Promise<Site>
  /** The cached site, possibly outdated. */
  cached: Promise<Site> | undefined
}

function lookUpSite(facts: RequestFacts, api: Api): SiteLookup {
  const key = `${facts.locale}/${facts.terminal}`
  const cache = cacheOf(facts)
  const cached = cache.get(key)
  const before = () => cached?.site ?? fallback()
  if (cached && cached.until > Date.now()) return { site: cached.site, before: fallback, cached: cached.site }
  const entry = { site: fetchSite(facts, api), until: Date.now() + 30_000 }
  cache.set(key, entry)
  entry.site = entry.site.catch(() => {
    entry.until = Date.now() + 2000
    facts.shared = false
    return before()
  })
  return { site: entry.site, before, cached: cached?.site }
}

/** The lists and shared areas of the site, fetched at most twice a minute per language. */
export function siteFor(facts: RequestFacts, api: Api): Promise<Site> {
  const { site, before } = lookUpSite(facts, api)
  // Every page waits for this first and can do without it: leave most of the time to the page's own calls.
  return withTimeLimit(site, facts.env.gatewayTimeoutMs * 0.4, () => {
    facts.shared = false
    return before()
  })
}

/** The cached lists, refreshed in the background; only the first call waits. */
export function cachedSite(facts: RequestFacts, api: Api): Promise<Site> {
  const { site, before, cached } = lookUpSite(facts, api)
  return withTimeLimit(cached ?? site, facts.env.gatewayTimeoutMs * 0.4, before)
}

/** The chosen currency, else the language's, else the tenant's, else the product's default. */
export function currencyFor(site: Site, chosen: string | undefined, locale: Locale): ShopCurrency {
  const by = (test: (currency: ShopCurrency) => boolean) => site.currencies.find(test)
  return (
    by(({ code }) => code === chosen) ??
    by(({ id }) => id === site.currencyOfLanguage[locale]) ??
    by(({ code }) => code === tenant.defaultCurrency) ??
    by(({ code }) => code === defaultCurrency) ?? { id: '1', code: defaultCurrency }
  )
}
