import { createFake, type Fake, type FakeOptions, type FakeTenant } from '@tradepost/api-client/testing'
import { account } from '@tradepost/contract'
import { type Locale, localisePath } from '@tradepost/i18n/locales'
import { pseudoMessages } from '@tradepost/i18n/pseudo'
import { buildMessages, type CompiledMessages, translate } from '@tradepost/i18n/server'
import type { PublicTenant, Shop, ShopLanguage } from '@tradepost/marketplace-features/context'
import {
  type ActionTools,
  askAliases,
  type FeatureContext,
  type GuestLine,
} from '@tradepost/marketplace-features/context/server'
import type { Tenant } from '@tradepost/tenant-config'
import { extreme } from './extremes.ts'
import type { Setting } from './globals.ts'
import { assetOf } from './tenants.ts'

const origin = 'http://shop.test'
const currencyIds: Record<string, string> = { USD: '1', EUR: '2', AED: '3', GBP: '4', JPY: '5', KWD: '6', SAR: '7' }
const currency = (code: string) => ({ id: currencyIds[code] ?? '1', code })

const publicTenant = (name: string, tenant: Tenant): PublicTenant => ({
  tenantId: tenant.tenantId,
  siteId: tenant.siteId,
  name: tenant.tenantName,
  companyName: tenant.companyName,
  displayName: tenant.displayName,
  origin,
  logo: { ...tenant.logo, src: assetOf(name, tenant.logo.light), dark: assetOf(name, tenant.logo.dark) },
  logoUrl: `${origin}/icons/512.png`,
  trustpilot: null,
  sellerUrl: tenant.sellerUrl,
  blogUrl: tenant.blogUrl,
  clientDownloadUrl: tenant.clientDownloadUrl,
  claims: tenant.claims,
  home: tenant.home,
  themeColor: tenant.themeColor,
  allowZoom: tenant.allowZoom,
})

const fakeTenant = (tenant: Tenant): FakeTenant => ({
  tenantId: tenant.tenantId,
  siteId: tenant.siteId,
  name: tenant.tenantName,
  displayName: tenant.displayName,
  companyName: tenant.companyName,
  themeColor: tenant.themeColor,
  origin,
  languages: tenant.languages,
  currencies: tenant.currencies,
  currencyByLanguage: {},
})

const ownName = (locale: Locale) => new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
const language = (id: Locale, index: number): ShopLanguage => ({
  index,
  value: ownName(id),
  id,
  href: localisePath('/', id),
  large: id.toUpperCase(),
  icon: id,
  languageId: String(index + 1),
})

/** A shop on the fake: what components, loaders and actions of a story see. */
export interface Workbench {
  fake: Fake
  shop: Shop
  messages: CompiledMessages
  context: (url: URL) => FeatureContext
  tools: ActionTools
}

function toolsOn(fake: Fake, guest: GuestLine[]): ActionTools {
  let lines = guest
  let saved = { mergeId: '00000000-0000-4000-8000-000000000002', wished: fake.state.wished, viewed: fake.state.viewed }
  return {
    guestCart: {
      read: () => ({ mergeId: '00000000-0000-4000-8000-000000000001', lines }),
      write: (next) => {
        lines = next
      },
    },
    guestSaved: {
      read: () => saved,
      writeWished: (wished) => {
        saved = { ...saved, wished }
      },
      forgetViewed: () => {
        saved = { ...saved, viewed: [] }
      },
    },
    session: {
      grant: (body) => fake.api(account.oauthToken, { query: { client_id: 'workshop', client_secret: 'none' }, body }),
      signIn: async () => {
        fake.state.signedIn = true
      },
      renew: async () => undefined,
      signOut: async () => {
        fake.state.signedIn = false
      },
    },
    redirect: (path, status = 303) => new Response(null, { status, headers: { Location: path } }),
    flash: () => {},
    api: () => fake.api,
  }
}

/** What components ask for after the page has come: as the toolbar wants the data, or nothing at all while it loads. */
function late({ api }: Fake, { data }: Setting): Fake['api'] {
  if (data === 'loading') return () => new Promise(() => {})
  if (data === 'asis' || data === 'error') return api
  return ((...call: Parameters<typeof api>) => api(...call).then((answer) => extreme(answer, data))) as typeof api
}

export function openShop(setting: Setting, options: FakeOptions = {}, guestCart: GuestLine[] = []): Workbench {
  const { name, tenant, locale, terminal } = setting
  const fake = createFake({
    ...options,
    tenant: fakeTenant(tenant),
    locale,
    currency: setting.currency,
    errorText: (code) => translate(locale, `errors.${code}` as Parameters<typeof translate>[1]),
  })
  const facts = { locale, terminal, tenant: publicTenant(name, tenant), currency: currency(setting.currency) }
  return {
    fake,
    messages: setting.pseudo ? pseudoMessages() : buildMessages(locale, { overrides: tenant.overrides[locale] }),
    shop: {
      ...facts,
      api: late(fake, setting),
      languages: tenant.languages.map(language),
      currencies: tenant.currencies.map(currency),
      signedIn: fake.state.signedIn,
    },
    context: (url) => ({
      ...facts,
      api: fake.api,
      signedIn: fake.state.signedIn,
      timeZone: 'UTC',
      url,
      prefix: '',
      aliases: () => askAliases(fake.api, tenant),
    }),
    tools: toolsOn(fake, guestCart),
  }
}
