import { createRemixStub } from '@remix-run/testing'
import { createFake, type Fake, sampleTenant } from '@tradepost/api-client/testing'
import type { Locale } from '@tradepost/i18n'
import { WordsProvider } from '@tradepost/i18n/react'
import { buildMessages, translatorFor } from '@tradepost/i18n/server'
import { defineTenant, shownSettings } from '@tradepost/tenant-config'
import { Window } from 'happy-dom'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type PublicTenant, type Shop, ShopProvider } from '../kernel/index.ts'
import { type FeatureContext, fetchAliases } from '../kernel/server.ts'

interface PageOptions<T> {
  at: string
  load: (context: FeatureContext) => Promise<T>
  render: (data: T) => ReactElement
  terminal?: 1 | 2
  locale?: Locale
  currency?: { id: string; code: string }
  tenant?: Partial<PublicTenant>
  prepare?: (fake: Fake) => void
}

const { tenantId, siteId, name, companyName, themeColor, origin } = sampleTenant
const testTenant = defineTenant({
  ...{ tenantId, siteId, tenantName: name, displayName: 'Anvil', companyName, themeColor },
  logo: { light: 'logo.svg', dark: 'logo.svg', width: 100, height: 32 },
  icon: 'icon.svg',
  ...{ languages: ['en', 'de', 'ar'], currencies: ['USD', 'EUR', 'AED'], defaultCurrency: 'USD' },
  ...{ sellerUrl: 'https://sell.example', blogUrl: 'https://blog.example' },
})
const publicTenant: PublicTenant = {
  ...shownSettings(testTenant),
  ...{ tenantId, siteId, name, companyName, origin, themeColor, logoUrl: `${origin}/icons/512.png` },
  logo: { src: '/logo.svg', dark: '/logo.svg', width: 100, height: 32 },
  ...{ trustpilot: null, clientDownloadUrl: 'https://client.example', insures: true },
}

/** Hides React's warning about layout effects: the links of Remix's test stub use them even on the server. */
function withoutLayoutEffectWarning<R>(work: () => R): R {
  const { error } = console
  console.error = (...values: unknown[]) => {
    if (!String(values[0]).includes('useLayoutEffect does nothing on the server')) error(...values)
  }
  try {
    return work()
  } finally {
    console.error = error
  }
}

/** Renders a page on the server with its loader and the fake gateway, as a browser without JavaScript shows it. */
export async function pageOf<T>({ at, load, render, prepare, ...options }: PageOptions<T>) {
  const { terminal = 1, locale = 'en', currency = { id: '1', code: 'USD' } } = options
  const fake = createFake({ locale, currency: currency.code })
  prepare?.(fake)
  const tenant = { ...publicTenant, ...options.tenant }
  const shop: Shop = {
    ...{ api: fake.api, tenant, locale, currency, terminal, abGroup: 'A', signedIn: false },
    ...{ languages: [], currencies: [currency] },
  }
  const messages = buildMessages(locale)
  const context = {
    ...{ api: fake.api, tenant, locale, currency, terminal, signedIn: false, timeZone: 'UTC', prefix: '' },
    abGroup: 'A',
    t: translatorFor(locale, messages),
    url: new URL(at, tenant.origin),
    aliases: () => fetchAliases(fake.api, tenant),
    beside: (request) => request.catch(() => null),
  } satisfies FeatureContext
  const data = await load(context)
  const Page = () => (
    <ShopProvider shop={shop}>
      <WordsProvider locale={locale} timeZone="UTC" currency={currency.code} messages={messages}>
        {render(data)}
      </WordsProvider>
    </ShopProvider>
  )
  const Stub = createRemixStub([{ path: '*', Component: Page }])
  const { document } = new Window()
  document.body.innerHTML = withoutLayoutEffectWarning(() => renderToString(<Stub initialEntries={[at]} />))
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((node) => node.textContent.trim())
  return { document, texts, text: document.body.textContent, data, fake }
}
