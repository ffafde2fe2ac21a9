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
  /** Null while the gateway names none, or cannot be reached. */
  clientDownloadUrl: string | null
  /** What the gateway told of the site itself; null while it cannot be reached. */
  told: ToldSite | null
}

/** What the tenant's own configuration tells, for the minutes the gateway cannot be reached. */
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

const keptIn = cachePerServer(() => new Map<string, { site: Promise<Site>; until: number }>())

async function load(facts: RequestFacts, api: Api): Promise<Site> {
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

interface Asked {
  site: Promise<Site>
  before: () => Site | Promise<Site>
  /** What is known already, be it old. */
  known: Promise<Site> | undefined
}

function askSite(facts: RequestFacts, api: Api): Asked {
  const key = `${facts.locale}/${facts.terminal}`
  const kept = keptIn(facts)
  const known = kept.get(key)
  const before = () => known?.site ?? fallback()
  if (known && known.until > Date.now()) return { site: known.site, before: fallback, known: known.site }
  const entry = { site: load(facts, api), until: Date.now() + 30_000 }
  kept.set(key, entry)
  entry.site = entry.site.catch(() => {
    entry.until = Date.now() + 2000
    facts.shared = false
    return before()
  })
  return { site: entry.site, before, known: known?.site }
}

/** The lists and shared areas of the site, asked for at most twice a minute per language. */
export function siteFor(facts: RequestFacts, api: Api): Promise<Site> {
  const { site, before } = askSite(facts, api)
  // NOTE: every page asks this first and can do without it; what it is about needs most of the time.
  return withTimeLimit(site, facts.env.gatewayTimeoutMs * 0.4, () => {
    facts.shared = false
    return before()
  })
}

/** The lists as they are known, asked for anew behind them; only the first of all is waited for. */
export function cachedSite(facts: RequestFacts, api: Api): Promise<Site> {
  const { site, before, known } = askSite(facts, api)
  return withTimeLimit(known ?? site, facts.env.gatewayTimeoutMs * 0.4, before)
}

/** Chosen currency, else the one of the language, else the tenant's, else the product's. */
export function currencyFor(site: Site, chosen: string | undefined, locale: Locale): ShopCurrency {
  const by = (test: (currency: ShopCurrency) => boolean) => site.currencies.find(test)
  return (
    by(({ code }) => code === chosen) ??
    by(({ id }) => id === site.currencyOfLanguage[locale]) ??
    by(({ code }) => code === tenant.defaultCurrency) ??
    by(({ code }) => code === defaultCurrency) ?? { id: '1', code: defaultCurrency }
  )
}
