import { createFake, type Fake, type FakeOptions, type FakeTenant } from '@tradepost/api-client/testing'
import { type Call, calls } from '@tradepost/contract'
import { currencyIds, isCurrency } from '@tradepost/domain/money/currencies'
import { type Locale, localisePath, ownName } from '@tradepost/i18n/locales'
import { pseudoMessages } from '@tradepost/i18n/pseudo'
import { buildMessages, type CompiledMessages, translate, translatorFor } from '@tradepost/i18n/server'
import type { PublicTenant, Shop, ShopLanguage } from '@tradepost/marketplace-features/kernel'
import {
  type ActionTools,
  type FeatureContext,
  fetchAliases,
  type GuestCart,
  type GuestLine,
  type GuestSaved,
  redirectTo,
  replaceBy,
} from '@tradepost/marketplace-features/kernel/server'
import { shownSettings, type Tenant } from '@tradepost/tenant-config'
import { extreme } from './extremes.ts'
import type { Setting } from './globals.ts'
import { withLargestIds, withUsualIds } from './ids.ts'
import { counted } from './settled.ts'
import { noteStates } from './states.ts'
import { assetOf } from './tenants.ts'

const origin = 'http://shop.test'
const currency = (code: string) => ({ id: currencyIds[isCurrency(code) ? code : 'USD'], code })

const publicTenant = (name: string, tenant: Tenant, { state }: Fake): PublicTenant => ({
  tenantId: tenant.tenantId,
  siteId: tenant.siteId,
  name: tenant.tenantName,
  companyName: tenant.companyName,
  origin,
  logo: { ...tenant.logo, src: assetOf(name, tenant.logo.light), dark: assetOf(name, tenant.logo.dark) },
  logoUrl: `${origin}/icons/512.png`,
  trustpilot: null,
  clientDownloadUrl: state.clientDownloadUrl,
  insures: true,
  themeColor: tenant.themeColor,
  ...shownSettings(tenant),
  sellerUrl: tenant.sellerUrl ?? 'http://desk.test/sell',
})

const fakeTenant = (tenant: Tenant): FakeTenant => ({
  tenantId: tenant.tenantId,
  siteId: tenant.siteId,
  name: tenant.tenantName,
  companyName: tenant.companyName,
  themeColor: tenant.themeColor,
  origin,
  languages: tenant.languages,
  currencies: tenant.currencies,
  currencyByLanguage: {},
})

const language = (id: Locale, index: number): ShopLanguage => ({
  index,
  value: ownName(id),
  id,
  href: localisePath('/', id),
  large: id.toUpperCase(),
  icon: id,
  languageId: String(index + 1),
})

/** A shop on the fake, for the components, loaders and actions of a story. */
export interface Workbench {
  fake: Fake
  shop: Shop
  messages: CompiledMessages
  context: (url: URL) => FeatureContext
  /** Replaces the ids in the content of a story's address or cookie by those that its pages show. */
  shown: <T>(value: T) => T
  tools: ActionTools
}

function toolsOn(
  fake: Fake,
  api: Fake['api'],
  guest: GuestLine[],
  saved: Pick<GuestSaved, 'wished' | 'viewed'>,
): ActionTools {
  let lines = guest
  let direct: GuestCart['direct'] = null
  let current = { mergeId: '00000000-0000-4000-8000-000000000002', ...saved }
  return {
    guestCart: {
      read: () => ({ mergeId: '00000000-0000-4000-8000-000000000001', lines, direct }),
      write: (next) => {
        lines = next
      },
      writeDirect: (next) => {
        direct = next
      },
    },
    guestSaved: {
      read: () => current,
      writeWished: (wished) => {
        current = { ...current, wished }
      },
      forgetViewed: () => {
        current = { ...current, viewed: [] }
      },
    },
    session: {
      grant: (body) =>
        fake.api(calls.signIn.oauthToken, { query: { client_id: 'workshop', client_secret: 'none' }, body }),
      signIn: async () => {
        fake.state.signedIn = true
      },
      renew: async () => undefined,
      signOut: async () => {
        fake.state.signedIn = false
      },
    },
    redirect: (to, status = 303) => redirectTo(to, status),
    replace: (to, status = 303) => replaceBy(to, status),
    flash: () => {},
    api: () => api,
  }
}

const hasLargestIds = ({ data }: Setting) => data === 'ids' || data === 'worst'

type AnyCall = (call: Call, input?: unknown, options?: unknown) => Promise<unknown>

/** The fake's api. Counts running calls, and uses the largest ids if the toolbar is set so. */
function apiOf(fake: Fake, setting: Setting): Fake['api'] {
  const callFake = fake.api as AnyCall
  const largest: AnyCall = async (call, input, options) =>
    withLargestIds(await counted(callFake(call, withUsualIds(input), options)))
  const usual: AnyCall = (call, input, options) => counted(callFake(call, input, options))
  return (hasLargestIds(setting) ? largest : usual) as Fake['api']
}

/** Answers calls of components after loading, with the data set in the toolbar. In the loading state, never answers. */
function apiAfterLoad(api: Fake['api'], { data }: Setting): Fake['api'] {
  if (data === 'loading') return () => new Promise(() => {})
  return ((...call: Parameters<typeof api>) =>
    api(...call).then((answer) => {
      noteStates(answer, true)
      return extreme(answer, data)
    })) as typeof api
}

const compiled = new Map<string, CompiledMessages>()

/** The messages of a story, compiled once per tenant and language. */
export function messagesOf({ name, pseudo, locale, tenant }: Setting): CompiledMessages {
  const key = pseudo ? 'pseudo' : `${name} ${locale}`
  const messages =
    compiled.get(key) ?? (pseudo ? pseudoMessages() : buildMessages(locale, { overrides: tenant.overrides[locale] }))
  compiled.set(key, messages)
  return messages
}

export function openShop(setting: Setting, options: FakeOptions = {}, guestCart: GuestLine[] = []): Workbench {
  const { name, tenant, locale, terminal, abGroup } = setting
  const fake = createFake({
    ...options,
    tenant: fakeTenant(tenant),
    locale,
    currency: setting.currency,
    abGroup,
    errorText: (code) => translate(locale, `errors.${code}` as Parameters<typeof translate>[1]),
  })
  const api = apiOf(fake, setting)
  const shown = <T>(value: T) => (hasLargestIds(setting) ? (withLargestIds(value) as T) : value)
  const messages = messagesOf(setting)
  const common = {
    locale,
    terminal,
    abGroup,
    tenant: publicTenant(name, tenant, fake),
    currency: currency(setting.currency),
  }
  return {
    fake,
    shown,
    messages,
    shop: {
      ...common,
      api: apiAfterLoad(api, setting),
      languages: tenant.languages.map(language),
      currencies: tenant.currencies.map(currency),
      signedIn: fake.state.signedIn,
    },
    context: (url) => ({
      ...common,
      api,
      t: translatorFor(locale, messages),
      signedIn: fake.state.signedIn,
      timeZone: 'UTC',
      url,
      prefix: '',
      aliases: () => fetchAliases(api, tenant),
      beside: (load) => load.catch(() => null),
    }),
    tools: toolsOn(fake, api, shown(guestCart), shown({ wished: fake.state.wished, viewed: fake.state.viewed })),
  }
}
