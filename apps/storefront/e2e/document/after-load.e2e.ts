import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isSampled } from '../../app/after-load/is-sampled.ts'
import { registerByPost, signInByPost } from '../support/buyer/buyer.ts'
import { addToCart, anyOffer, cards, openOrder, payByCard, placeOrder } from '../support/buyer/purchase.ts'
import { allBrands } from '../support/shop/gateway.ts'
import { get } from '../support/shop/http.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'
import { oneTapClientId } from '../support/shop/shop-environment.ts'

/** Records a page's requests to third parties, and answers them with `bodies`. */
async function watch({ page, context }: Visitor, bodies: Record<string, string> = {}): Promise<string[]> {
  const requested: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('.guest.test')) requested.push(request.url())
  })
  for (const [host, body] of Object.entries(bodies))
    await context.route(`https://${host}.guest.test/**`, (route) =>
      body === 'blocked' ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
    )
  return requested
}
/** Advances the page's clock, and meanwhile waits for the page's first data request. */
async function advance({ page }: Visitor, ms: number): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  const answer = page.waitForResponse((response) => response.url().endsWith('/after-load.json'))
  // After-load work begins 2.5 s after the page has loaded; delays of third parties count from then on.
  await page.clock.runFor(2600)
  await (await answer).finished()
  await page.clock.runFor(ms - 2600)
}
/** Advances the page's clock in small steps until the global `name` exists, because due timers take real time. */
async function until({ page }: Visitor, name: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1)
        return page.evaluate((global) => global in window, name)
      },
      { timeout: 30_000 },
    )
    .toBe(true)
}
/** A visitor whose clock the test controls. */
async function visitWithClock(options: Parameters<typeof visit>[0] = {}) {
  const visitor = await visit({ tenant: 'sahra', consent: 'all', ...options })
  await visitor.page.clock.install()
  return visitor
}
const requestsTo = (requested: string[], host: string) =>
  requested.filter((url) => new URL(url).hostname === `${host}.guest.test`)
const cookiesOf = async ({ context, origin }: Visitor) =>
  Object.fromEntries((await context.cookies(origin)).map((cookie) => [cookie.name, cookie]))
const oneTapStandIn = `window.tappedAt = performance.now(); window.google = { accounts: { id: {
  initialize(options) { window.tapped = [options.client_id] }, prompt() { window.tapped.push('prompt') } } } }`
const translateStandIn = `window.translatedAt = performance.now(); window.google = { ...window.google, translate: { TranslateElement: class {
  constructor(options, id) { window.translated = [options.includedLanguages, id] } } } }
window[new URL(document.currentScript.src).searchParams.get('cb')]()`

describe('consent', () => {
  it('is asked for once; before that nothing is stored and no third party is contacted', async () => {
    const visitor = await visitWithClock({ consent: undefined })
    const requested = await watch(visitor)
    await visitor.page.goto(`${visitor.origin}/brands?utm_source=friend`, { referer: 'https://search.example/' })
    const banner = visitor.page.getByRole('region', { name: /cookies/i })
    await advance(visitor, 3000)
    await banner.waitFor()
    await visitor.page.clock.runFor(9000)
    expect(requested).toEqual([])
    const before = await cookiesOf(visitor)
    expect(before.source ?? before.source360).toBeUndefined()
    expect([before.device?.expires, before.ab?.expires]).toEqual([-1, -1])
    expect(await visitor.page.evaluate(() => Object.keys(localStorage))).toEqual([])

    await banner.getByRole('button', { name: 'Accept all' }).click()
    await banner.waitFor({ state: 'detached' })
    await expect.poll(() => requested.length).toBeGreaterThan(1)
    const after = await cookiesOf(visitor)
    const days = (expires = 0) => Math.round((expires - Date.now() / 1000) / 86_400)
    expect([days(after.source?.expires), days(after.source360?.expires)]).toEqual([30, 15])
    expect(days(after.device?.expires)).toBeGreaterThan(300)
    const record = await visitor.page.evaluate(() => JSON.parse(localStorage.getItem('attribution') ?? '{}'))
    expect(record).toMatchObject({ referrerUrl: 'https://search.example/' })
    await visitor.go('/brands')
    await advance(visitor, 3500)
    expect(await banner.count()).toBe(0)
  })

  it('stays refused once it was refused, and can be changed without scripts', async () => {
    const visitor = await visitWithClock({ consent: undefined })
    const requested = await watch(visitor)
    await visitor.go('/de/brands')
    await advance(visitor, 3000)
    await visitor.page.getByRole('button', { name: 'Nur das Nötige' }).click()
    expect((await cookiesOf(visitor)).consent?.value).toBe('essential')
    await visitor.page.clock.runFor(9000)
    expect(requested).toEqual([])
    const plain = await visit({ tenant: 'sahra', consent: 'essential', javaScript: false })
    await plain.go('/ar/cookies')
    await plain.page.locator('button[value="all"]').click()
    expect(new URL(plain.page.url()).pathname).toBe('/ar/cookies')
    expect((await cookiesOf(plain)).consent?.value).toBe('all')
    expect((await get('/cookies', { cookie: 'consent=all' })).text).toContain('You agreed to everything')
  })
})

describe('device properties', () => {
  const ids = Array.from({ length: 20_000 }, (_, n) => `e2e-${process.pid}-${Date.now()}-${n}`)
  const sampled = ids.filter((id) => isSampled(id))
  const visitAsDevice = async (device: string, consent: 'all' | 'essential') => {
    const visitor = await visitWithClock({ consent })
    await visitor.context.addCookies([{ name: 'device', value: device, url: visitor.origin }])
    await visitor.go('/brands')
    return visitor
  }
  const fingerprints = async (visitor: Visitor) =>
    (await visitor.calls('/log/web/log')).filter(({ body }) => JSON.parse(body).exceptionMsg === 'fingerprint')

  it('I-49 are logged once for sampled devices, and never without consent', async () => {
    const [first = '', second = ''] = sampled
    const agreed = await visitAsDevice(first, 'all')
    await advance(agreed, 3000)
    await expect.poll(async () => (await fingerprints(agreed)).length, { timeout: 15_000 }).toBe(1)
    expect(JSON.parse(JSON.parse((await fingerprints(agreed))[0]?.body ?? '{}').data)).toMatchObject({
      screen: [1440, 900, 1, 24],
    })
    await agreed.go('/all-games')
    await advance(agreed, 3000)
    await agreed.page.clock.runFor(9000)
    expect(await fingerprints(agreed)).toHaveLength(1)

    const refused = await visitAsDevice(second, 'essential')
    await refused.page.clock.runFor(9000)
    const other = await visitAsDevice(ids.find((id) => !isSampled(id)) ?? '', 'all')
    await advance(other, 9000)
    expect([await fingerprints(refused), await fingerprints(other)]).toEqual([[], []])
  })
})

describe('third parties', () => {
  it('I-38 I-37 F-17 G-80 G-81 are loaded after 4 and after 8 seconds, for visitors', async () => {
    const visitor = await visitWithClock()
    const requested = await watch(visitor, { 'one-tap': oneTapStandIn, translate: translateStandIn })
    // Only the test advances the clock, however slow the machine is.
    await visitor.page.clock.pauseAt(Date.now() + 60_000)
    await visitor.page.goto(`${visitor.origin}/brands`)
    await advance(visitor, 3900)
    expect(requested).toEqual([])
    await visitor.page.clock.runFor(100)
    await until(visitor, 'translated')
    await visitor.page.clock.runFor(3000)
    expect(requestsTo(requested, 'one-tap')).toEqual([])
    await visitor.page.clock.runFor(1000)
    await until(visitor, 'tapped')
    const [translate, oneTap] = [requestsTo(requested, 'translate'), requestsTo(requested, 'one-tap')]
    expect([translate.length, oneTap.length]).toEqual([1, 1])
    const run = await visitor.page.evaluate(() => {
      const { tapped, translated, tappedAt, translatedAt } = window as unknown as Record<string, string[] & number>
      return { tapped, translated, tappedAt, translatedAt }
    })
    expect(run.translatedAt).toBeGreaterThanOrEqual(4000)
    expect(run.tappedAt).toBeGreaterThanOrEqual(8000)
    expect(run.tapped).toEqual([oneTapClientId, 'prompt'])
    const [languages = '', ...calls] = run.translated ?? []
    expect(languages.split(',').toSorted()).toEqual('it,es,pt,ko,ru,ja,ms,ar,fr,de,zh-CN,th'.split(',').toSorted())
    expect(calls).toEqual(['translate'])
    expect(visitor.problems.join('\n')).toBe('')
  })

  it('are never loaded on the login and the cart, and one tap not for signed-in buyers', async () => {
    const visitor = await visitWithClock()
    const requested = await watch(visitor)
    for (const path of ['/login', '/de/login', '/cart']) {
      await visitor.go(path)
      await advance(visitor, 9000)
    }
    expect(requested).toEqual([])
    await signInByPost(visitor)
    await visitor.go('/brands')
    await advance(visitor, 9000)
    await expect.poll(() => requestsTo(requested, 'translate').length).toBe(1)
    expect(requestsTo(requested, 'one-tap')).toEqual([])
    await visitor.go('/buyer/orders')
    requested.splice(0)
    await advance(visitor, 9000)
    expect(requested).toEqual([])
  })

  /** A registered buyer with an offer in the cart; `answer` stands in for the card provider. */
  async function buyerAtCart(answer: (route: Route) => Promise<void> | void) {
    const visitor = await visitWithClock()
    const requested = await watch(visitor)
    await visitor.context.route('https://cards.guest.test/**', answer)
    const account = await registerByPost(visitor)
    await addToCart(visitor, await anyOffer({ tenant: 'sahra' }))
    await visitor.go('/cart')
    return { visitor, requested, account }
  }
  const payElsewhereButton = ({ page }: Visitor) =>
    page.getByRole('button', { name: 'Reserve now, pay on another device' })
  const toCheckout = async (visitor: Visitor) => {
    await visitor.page.locator('main a[href$="/checkout"]').click()
    await visitor.page.waitForURL('**/checkout')
    await visitor.page.locator('main input[name="deliveryEmail"]').waitFor()
  }

  it('R54 do not break a page when blocked, and the checkout offers another way to pay', async () => {
    const blocked = await visitWithClock()
    const blockedRequests = await watch(blocked, { 'one-tap': 'blocked', translate: 'blocked' })
    await blocked.go('/brands')
    await advance(blocked, 9000)
    await expect.poll(() => blockedRequests.length).toBe(2)
    await blocked.page.locator('main a').first().click()
    await blocked.page.waitForURL((url) => url.pathname !== '/brands')

    const { visitor, requested, account } = await buyerAtCart((route) => route.abort())
    await toCheckout(visitor)
    await advance(visitor, 3000)
    await expect.poll(() => requestsTo(requested, 'cards').length).toBe(1)
    await payElsewhereButton(visitor).click()
    await visitor.page.waitForURL(/\/payment\/[0-9a-f-]{36}$/)
    await visitor.page.getByText('Log in on another device and open this order to pay').waitFor()
    const other = await visit({ tenant: 'sahra', phone: true, javaScript: false })
    await signInByPost(other, account)
    await other.go(new URL(visitor.page.url()).pathname)
    await other.page.locator('main button[value="pay"]').click()
    await payByCard(other, cards.good)
    expect(await openOrder(other)).toMatch(/^\/buyer\/orders\/\d+$/)
  })

  it('R54 the checkout offers to pay on another device until a slow card script loads, and the card page throughout', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const { visitor, requested } = await buyerAtCart(async (route) => {
      await released
      await route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await toCheckout(visitor)
    await advance(visitor, 3000)
    await expect.poll(() => requestsTo(requested, 'cards').length).toBe(1)
    expect(await payElsewhereButton(visitor).count()).toBe(0)
    await visitor.page.clock.runFor(4000)
    await payElsewhereButton(visitor).waitFor()
    release()
    await payElsewhereButton(visitor).waitFor({ state: 'detached' })
    await placeOrder(visitor)
  })

  it('G-78 the card provider is loaded at the checkout and not before', async () => {
    const visitor = await visitWithClock()
    const requested = await watch(visitor)
    await signInByPost(visitor)
    const offer = await anyOffer({ tenant: 'sahra' })
    for (const path of ['/brands', `/items/${offer.id}`]) {
      await visitor.go(path)
      await advance(visitor, 4500)
    }
    expect(requestsTo(requested, 'cards')).toEqual([])
    await addToCart(visitor, offer)
    await visitor.go('/checkout')
    await advance(visitor, 3000)
    await expect.poll(() => requestsTo(requested, 'cards').length).toBe(1)
    // Following a link within the shop also loads the checkout with the policy that allows the provider.
    await visitor.go('/cart')
    await advance(visitor, 3000)
    const document = visitor.page.waitForResponse((answer) => new URL(answer.url()).pathname === '/checkout')
    await visitor.page.locator('main a[href$="/checkout"]').click()
    expect((await document).headers()['content-security-policy']).toContain('frame-src https://cards.guest.test')
    await advance(visitor, 3000)
    await expect.poll(() => requestsTo(requested, 'cards').length).toBe(2)
  })

  it('are named in the policy of the pages that may load them, and of no others', async () => {
    const [brand] = await allBrands('sahra')
    const policyOf = async (path: string, tenant = 'sahra') =>
      (await get(path, { tenant })).headers.get('content-security-policy') ?? ''
    for (const path of ['/brands', `/de/${brand?.brandAlias}`]) {
      expect(await policyOf(path)).toContain('frame-src https://one-tap.guest.test/gsi/ https://translate.guest.test')
      expect(await policyOf(path)).not.toContain('cards.guest.test')
    }
    for (const path of ['/login', '/ar/login', '/cart', '/buyer/orders'])
      expect(await policyOf(path), path).toContain("frame-src 'none'")
    expect(await policyOf('/checkout')).toContain('frame-src https://cards.guest.test')
    expect(await policyOf('/brands', 'lumen')).toContain("frame-src 'none'")
    const scriptsOf = async (path: string) => /script-src ([^;]*)/.exec(await policyOf(path))?.[1] ?? ''
    for (const path of ['/brands', '/checkout', '/login']) expect(await scriptsOf(path)).not.toContain('unsafe')
    expect(await scriptsOf('/brands')).toContain('https://one-tap.guest.test/gsi/ https://translate.guest.test')
    expect(await scriptsOf('/checkout')).toMatch(/https:\/\/cards\.guest\.test$/)
    expect(await scriptsOf('/login')).not.toContain('guest')
  })
})
