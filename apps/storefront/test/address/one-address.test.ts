import { reservedAliases, type ShopRoute, shopRoutes } from '@tradepost/domain/address/routes'
import { isPrefixed, prefixedLocales } from '@tradepost/i18n/locales'
import { routePaths } from '@tradepost/serving/metrics/route-names'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerAsFake } from '../support/answer-as-fake.ts'
import { startStorefront } from '../support/storefront.ts'
import { type Answer, site, startStubGateway } from '../support/stub-gateway.ts'

type Shop = Awaited<ReturnType<typeof startStorefront>>
type Tenant = 'lumen' | 'kiba' | 'sahra'
const longTimeout = { GATEWAY_TIMEOUT_MS: '5000' }
const visitorCookie = 'device=11111111-2222-4333-8444-555555555555; ab=A'
const stubs: Awaited<ReturnType<typeof startStubGateway>>[] = []
const shops: Shop[] = []
const languages = { lumen: ['en', 'de'], kiba: ['ja', 'en'], sahra: ['ar', 'en', 'de'] } as const
const ok = (data: unknown): Answer => ({ body: { code: '0000', msg: 'ok', data } })

async function open(tenant: Tenant, offered: readonly string[] = languages[tenant]) {
  const answer = answerAsFake()
  const config = () =>
    ok({ ...site, languageList: offered.map((code, n) => ({ code, languageId: String(n + 1), fnName: code })) })
  const gateway = await startStubGateway({ '/website/page/common/config': config }, answer)
  const shop = await startStorefront(gateway.url, longTimeout, { tenant })
  stubs.push(gateway)
  shops.push(shop)
  return { gateway, shop, send: (path: string, cookie = visitorCookie) => shop.send(path, { cookie }) }
}
let lumen: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  lumen = await open('lumen')
})
afterAll(async () => {
  await Promise.all(shops.map(({ stop }) => stop()))
  await Promise.all(stubs.map(({ stop }) => stop()))
})

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const languageOf = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1]
const nameOf = (html: string) => /data-route-name="([^"]*)"/.exec(html)?.[1]

describe('one page, one address', () => {
  it('X9 other spellings of an address are redirected', async () => {
    for (const [other, canonical] of [
      ['/brands/', '/brands'],
      ['/BRANDS', '/brands'],
      ['/brands//', '/brands'],
      ['/%62rands', '/brands'],
      ['/Help/?q=gold', '/help?q=gold'],
      ['/de/', '/de'],
      ['/DE/Brands/', '/de/brands'],
      ['/de/de/brands', '/de/brands'],
      ['/de/de/brands', '/de/brands'],
      ['/de//brands', '/de/brands'],
      ['/items/0012', '/items/12'],
      ['/HELP/ARTICLE/12', '/help/article/12'],
    ]) {
      const { status, headers } = await lumen.send(other ?? '')
      expect([other, status, headers.location]).toEqual([other, 301, canonical])
      expect((await lumen.shop.send(other ?? '', { method: 'HEAD', cookie: visitorCookie })).headers.location).toBe(
        canonical,
      )
    }
  })

  it('X9 the canonical address has no unknown parameters, and no page number on a page without a list', async () => {
    const { origin } = lumen.shop
    for (const path of ['/', '/brands', '/help', '/all-games', '/reviews', '/de/brands'])
      for (const query of ['', '?page=7', '?page=2&utm_source=x', '?whatever=1', '?tab=x&sort=y']) {
        const { status, text } = await lumen.send(`${path}${query}`)
        expect([path, query, status, canonicalOf(text)]).toEqual([path, query, 200, `${origin}${path}`])
        expect([path, query, [...text.matchAll(/hrefLang="[^"]*" href="[^"]*\?/g)].length]).toEqual([path, query, 0])
      }
  })

  it('X14 a part of the sitemap that does not exist is not found', async () => {
    const parts = [
      'items-1001',
      'items-0',
      'items-99',
      'items',
      'pages-1',
      'pages-2',
      'brands-1',
      'ITEMS-1',
      'toString-1',
    ]
    for (const part of [
      ...parts,
      'constructor',
      '__proto__',
      'nothing-1',
      'items-1e3',
      'items-1.0',
      '%00',
      'stores-100000',
    ])
      expect([part, (await lumen.send(`/sitemaps/${part}.xml`)).status]).toEqual([part, 404])
    expect((await lumen.send('/sitemaps/items-1.xml')).status).toBe(200)
  })
})

describe('an address for search engines', () => {
  it.each(['lumen', 'kiba', 'sahra'] as const)(
    'X10 in the sitemap of %s is not redirected, and has the language of its prefix',
    async (tenant) => {
      const { send, shop } = await open(tenant)
      const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
      const parts = locs((await send('/sitemap.xml')).text)
      expect(parts.length).toBeGreaterThan(4)
      const listed = new Set<string>()
      for (const part of parts) {
        const { status, text } = await send(new URL(part).pathname)
        // Parts of the sitemap that would be empty answer 404.
        expect([part, status === 200 || status === 404]).toEqual([part, true])
        for (const address of locs(text)) listed.add(address)
      }
      const [first] = languages[tenant]
      const homes = languages[tenant].map((id) => `${shop.origin}${id === first && id === 'en' ? '/' : `/${id}`}`)
      for (const home of homes) expect([home, listed.has(home)]).toEqual([home, true])
      // Check only some of the many addresses; the fake gateway has no page for some of the ids.
      for (const address of [...listed].slice(0, 160)) {
        const path = address.slice(shop.origin.length) || '/'
        const { status, text, headers } = await send(path)
        if (status === 404 && /\/(?:items|store|help\/article|family-game-room|events)\b/.test(path)) continue
        const named = /^\/([a-z]{2})(?:\/|$)/.exec(path)?.[1]
        expect([path, status, headers.location]).toEqual([path, 200, undefined])
        expect([path, languageOf(text)]).toEqual([path, named ?? 'en'])
        if (!/noindex/.test(text)) expect([path, canonicalOf(text)]).toEqual([path, address])
      }
    },
    180_000,
  )

  it.each(['kiba', 'sahra'] as const)(
    'X10 /en of %s is its home page in English, even without a cookie',
    async (tenant) => {
      const { shop } = await open(tenant)
      const { status, text } = await shop.send('/en')
      expect([status, languageOf(text), canonicalOf(text)]).toEqual([200, 'en', `${shop.origin}/en`])
      expect((await shop.send('/en/brands')).headers.location).toBe('/brands')
      expect(languageOf((await shop.send('/brands')).text)).toBe('en')
      expect((await shop.send('/')).headers.location).toBe(`/${languages[tenant][0]}`)
    },
  )
})

describe('the language', () => {
  it('D-24 is the first in the list of the gateway by default, not the one of the build', async () => {
    const { shop, send } = await open('lumen', ['de', 'en', 'fr'])
    const home = await shop.send('/')
    expect([home.status, home.headers.location]).toEqual([302, '/de'])
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin }
    const choose = (language: string, was: string) =>
      shop.send('/choice', {
        ...{ method: 'POST', headers: form, cookie: visitorCookie },
        body: new URLSearchParams({ language, was, currency: 'USD', from: '/brands' }).toString(),
      })
    const german = await choose('de', 'en')
    expect([german.headers.location, german.setCookie.some((line) => /^lang=;/.test(line))]).toEqual(['/', true])
    expect((await choose('fr', 'en')).headers.location).toBe('/fr/brands')
    expect((await choose('en', 'de')).setCookie.join()).toContain('lang=en')
    expect((await send('/de')).text).toContain(`hrefLang="x-default" href="${shop.origin}/de"`)
  })

  it('D-23 is kept when only the currency is changed, even if the shop does not offer it', async () => {
    const { text } = await lumen.send('/ru/brands?page=2&panel=language')
    // The form holds the current language.
    expect(text).toMatch(/<option[^>]*value="ru"[^>]*selected|<option[^>]*selected[^>]*value="ru"/)
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: lumen.shop.origin }
    for (const language of prefixedLocales) {
      const chosen = await lumen.shop.send('/choice', {
        ...{ method: 'POST', headers: form, cookie: visitorCookie },
        body: new URLSearchParams({ language, was: language, currency: 'EUR', from: '/brands?page=2' }).toString(),
      })
      expect([language, chosen.headers.location]).toEqual([language, `/${language}/brands?page=2`])
      expect(chosen.setCookie.join()).toContain('currency=EUR')
    }
  })
})

const rows: readonly ShopRoute[] = shopRoutes

describe('an address without a page', () => {
  it('A-58 X-05 is never looked up as a brand if it is reserved for a page', async () => {
    const routes = routePaths(lumen.shop.build)
    const segments = new Set(
      routes.map((path) => path.split('/')[0] ?? '').filter((name) => name && !/[:*]/.test(name)),
    )
    for (const name of [...segments, 'choice', 'consent', 'assets', 'og', 'icons', 'sw.js', 'healthz'])
      expect([name, reservedAliases.includes(name) || name === 'choice']).toEqual([name, true])
    lumen.gateway.calls.splice(0)
    for (const name of reservedAliases)
      for (const path of [
        ...(isPrefixed(name) ? [] : [`/${name}`, `/${name}/x`, `/${name}.data`]),
        ...[`/de/${name}`, `/de/${name}/accounts`],
      ])
        await lumen.send(path)
    for (const path of [
      '/items',
      '/store',
      '/community',
      '/404',
      '/help/x',
      '/%20',
      '/-',
      '/evil.example',
      '/a_b',
      '/de/de/x',
    ])
      await lumen.send(path)
    const lookUps = lumen.gateway.calls.filter(({ path }) => path.startsWith('/website/url-route/brand'))
    const names = lookUps.map(({ search }) => new URLSearchParams(search).get('brandRouteName'))
    // Only /events/x and /events/accounts are looked up, because an event belongs to a brand.
    expect(names.filter((name) => name !== 'x' && name !== 'accounts')).toEqual([])
    // Control: a name that could be a brand's is looked up.
    const before = lumen.gateway.callsTo('/website/url-route/brand').length
    await lumen.send('/no-such-game')
    expect(lumen.gateway.callsTo('/website/url-route/brand').length).toBe(before + 1)
  })

  it('A-59 A-82 has status 404 even if its route requires a login', async () => {
    const dynamic = rows.filter(({ parts }) => parts).map(({ path }) => path)
    expect(dynamic.length).toBeGreaterThan(15)
    for (const path of dynamic) {
      if (path.startsWith(':brand')) continue
      for (const wrong of ['abc_d', '-1', 'x1!', '1.5'])
        for (const prefix of ['', '/de']) {
          const address = `${prefix}/${path.replace(/:\w+/g, wrong)}`
          const { status, text, headers } = await lumen.send(address)
          // A file or data that are missing have no page.
          const name = /\/(invoices?|file)\/|\/prices$|\.svg$/.test(path) ? undefined : '404'
          expect([address, status, headers.location, nameOf(text)]).toEqual([address, 404, undefined, name])
        }
    }
    for (const address of [
      '/payment/abc',
      '/no-such-game',
      '/no-such-game/accounts',
      '/items/999999',
      '/a/b/c/d',
      '/help/x',
    ])
      expect([address, nameOf((await lumen.send(address)).text)]).toEqual([address, '404'])
    expect(nameOf((await lumen.send('/brands')).text)).toBe('brands')
    // Pages for buyers still lead to the login.
    const order = await lumen.send('/buyer/orders/123')
    expect([order.status, order.headers.location]).toEqual([302, '/login?redirectUrl=%2Fbuyer%2Forders%2F123'])
  })

  it('A-75 A-76 is not linked from the home page to the event pages', async () => {
    const linked = async (path: string) =>
      [...(await lumen.send(path)).text.matchAll(/href="(\/[^"]*)"/g)].map(([, to]) => to)
    expect(await linked('/')).toContain('/unlock-your-gaming-world')
    const events = (await linked('/unlock-your-gaming-world')).filter((to) => to?.startsWith('/events/'))
    expect(events).toContain('/events/beta')
    expect(events.length).toBeGreaterThan(1)
  })
})
