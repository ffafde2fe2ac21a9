import { id64, offerIds } from '@tradepost/api-client/testing'
import { calls } from '@tradepost/contract'
import type { Locale } from '@tradepost/i18n/locales'
import { translate } from '@tradepost/i18n/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readEnv } from '../../server/env.ts'
import { answerAsFake } from '../support/answer-as-fake.ts'
import { sessionCookie, signedInCookie, startStorefront, tokens } from '../support/storefront.ts'
import { type Answer, type RecordedCall, startStubGateway } from '../support/stub-gateway.ts'

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
let grant: () => Answer
let info: (authorization: string) => Answer
const visitorCookie = 'device=11111111-2222-4333-8444-555555555555; ab=A'
const requiredEnv = {
  NODE_ENV: 'production',
  GATEWAY_CLIENT_ID: 'a',
  GATEWAY_CLIENT_SECRET: 'b',
  SESSION_SECRET: 's'.repeat(32),
}
const refused: Answer = { status: 401, body: { code: 'unauthorized', msg: 'Please log in first' } }

beforeAll(async () => {
  gateway = await startStubGateway({
    '/account/oauth/token': async () => {
      await new Promise((resolve) => setTimeout(resolve, 40))
      return grant()
    },
    '/account/user/base/info': ({ headers }) => info(String(headers.authorization)),
    '/finance/buyer/wallet/balance': ({ headers }) => info(String(headers.authorization)),
    [calls.order.orderPage.path]: ({ headers }) => info(String(headers.authorization)),
  })
  shop = await startStorefront(gateway.url)
})
afterAll(async () => {
  await shop.stop()
  await gateway.stop()
})
beforeEach(() => {
  gateway.calls.splice(0)
  grant = () => ({ body: { code: '0000', msg: 'ok', data: tokens('renewed') } })
  info = () => ({ body: { code: '0000', msg: 'ok', data: { amount: 100, currency: 'GCOIN' } } })
})

const api = { 'x-tp': '1', accept: 'application/json', 'sec-fetch-site': 'same-origin' }
const endsSession = (lines: string[]) => lines.some((line) => line.startsWith(`${sessionCookie}=;`))

describe('a session whose tokens are refused', () => {
  it('R55 is refreshed once and then ends, when every answer is 401', async () => {
    info = () => refused
    grant = () => ({ status: 400, body: { code: 'invalid_grant', msg: 'no' } })
    const cookie = `${await signedInCookie('loop')}; s_hint=1; ${visitorCookie}`
    const call = await shop.send('/api/finance/buyer/wallet/balance', { headers: api, cookie })
    expect([call.status, call.headers['x-session-over']]).toEqual([401, '1'])
    expect(endsSession(call.setCookie)).toBe(true)
    expect(gateway.callsTo('/account/oauth/token')).toHaveLength(1)
    // The browser then opens the login without the session cookie, which causes no further refresh.
    gateway.calls.splice(0)
    const login = await shop.send('/login?redirectUrl=%2F', { cookie: visitorCookie })
    expect(login.status).toBe(200)
    expect(gateway.callsTo('/account/oauth/token')).toEqual([])
  })

  it('R55 leads a page to the login, which is shown', async () => {
    info = () => refused
    grant = () => ({ status: 400, body: { code: 'invalid_grant', msg: 'no' } })
    const cookie = `${await signedInCookie('page')}; s_hint=1; ${visitorCookie}`
    const page = await shop.send('/buyer/orders', { cookie })
    expect([page.status, page.headers.location]).toEqual([302, expect.stringMatching(/^\/login\?/)])
    expect(endsSession(page.setCookie)).toBe(true)
    expect(gateway.callsTo('/account/oauth/token')).toHaveLength(1)
    expect((await shop.send(page.headers.location ?? '', { cookie: visitorCookie })).status).toBe(200)
    expect(gateway.callsTo('/account/oauth/token')).toHaveLength(1)
  })

  it('R55 is not refreshed again when renewed tokens are refused as well', async () => {
    info = () => refused
    const cookie = `${await signedInCookie('round')}; s_hint=1; ${visitorCookie}`
    const call = await shop.send('/api/finance/buyer/wallet/balance', { headers: api, cookie })
    expect(call.status).toBe(401)
    expect(gateway.callsTo('/account/oauth/token')).toHaveLength(1)
    expect(gateway.callsTo('/finance/buyer/wallet/balance')).toHaveLength(2)
  })

  it('R56 is renewed once for twenty calls at a time, and all of them succeed', async () => {
    info = (authorization) =>
      authorization === 'Bearer access-renewed'
        ? { body: { code: '0000', msg: 'ok', data: { amount: 100, currency: 'GCOIN' } } }
        : refused
    const cookie = `${await signedInCookie('storm')}; s_hint=1; ${visitorCookie}`
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => shop.send('/api/finance/buyer/wallet/balance', { headers: api, cookie })),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(gateway.callsTo('/account/oauth/token')).toHaveLength(1)
    expect(replies.every(({ headers }) => headers['x-session-renewed'] === '1')).toBe(true)
  })
})

describe('a language pack', () => {
  const packs: [string, string, unknown, number?][] = [
    ['missing', 'fr', { code: 'not_found' }, 404],
    ['of another shape', 'it', { value: 'no json' }],
    ['with other keys', 'es', { value: { nonsense: 'x', 'shell.unknown': 1, 'shell.goHome': 7 } }],
    ['empty', 'ru', { value: null }],
  ]
  it.each(packs)(
    'R52 that is %s leaves the built-in messages, and an unreadable one is logged at WARN',
    async (kind, locale, body, status = 200) => {
      const stub = await startStubGateway({ [`/frontend_copywriting/1/${locale}.json`]: () => ({ status, body }) })
      const testShop = await startStorefront(stub.url)
      const { status: answered, text } = await testShop.send(`/${locale}/help`, { cookie: visitorCookie })
      expect(answered).toBe(200)
      expect(text).toContain(translate(locale as Locale, 'shell.skipToContent'))
      const logEntries = () =>
        stub.callsTo('/log/web/log').map((call) => JSON.parse(call.body) as Record<string, string>)
      if (kind !== 'with other keys')
        await expect
          .poll(() => logEntries().find(({ url }) => url?.includes('copywriting')))
          .toMatchObject({ logLevel: 'WARN', method: 'GET' })
      await testShop.stop()
      await stub.stop()
    },
  )

  it.each([
    ['earlier messages keeps', 'de', '0.0.1', translate('de', 'help.title')],
    ['later messages replaces', 'ja', '999.0.0', '言葉'],
    ['an unknown version of the messages replaces', 'ar', undefined, 'كلمات'],
  ] as const)('from %s the built-in ones (%s)', async (_, locale, version, heading) => {
    const value = { 'help.title': locale === 'de' ? 'Alte Wörter' : heading }
    const stub = await startStubGateway({
      [`/frontend_copywriting/1/${locale}.json`]: () => ({
        body: { value },
        ...(version && { headers: { 'x-words-version': version } }),
      }),
    })
    const testShop = await startStorefront(stub.url)
    const { text } = await testShop.send(`/${locale}/help`, { cookie: visitorCookie })
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1]).toBe(heading)
    await testShop.stop()
    await stub.stop()
  })

  it.each([
    // An invalid ICU message is ignored and the built-in message used.
    ['th', '<img src=x onerror=alert(1)>', translate('th', 'help.title')],
    ['id', "'<img src=x onerror=alert(1)>'", '&lt;img src=x onerror=alert(1)&gt;'],
  ] as const)('R52 with markup is shown as plain text (%s)', async (locale, word, heading) => {
    const value = { 'help.title': word }
    const stub = await startStubGateway({ [`/frontend_copywriting/1/${locale}.json`]: () => ({ body: { value } }) })
    const testShop = await startStorefront(stub.url)
    const { text } = await testShop.send(`/${locale}/help`, { cookie: visitorCookie })
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1]).toBe(heading)
    expect(text).not.toContain('<img src=x')
    await testShop.stop()
    await stub.stop()
  })
})

describe('a gateway', () => {
  it('R48 that is down does not affect the error page, files and the health check', async () => {
    const down = await startStorefront('http://127.0.0.1:9')
    const cookie = `${await signedInCookie('down')}; ${visitorCookie}`
    for (const [path, testShop] of [
      ['/', undefined],
      ['/items/1', undefined],
      ['/buyer/orders', cookie],
    ] as const) {
      const { status, headers } = await down.send(path, testShop ? { cookie: testShop } : { cookie: visitorCookie })
      expect([path, status]).toEqual([path, 302])
      expect(headers.location).toBe(`/500?from=${encodeURIComponent(path)}`)
    }
    const page = await down.send('/500?from=%2Fitems%2F1', { cookie: visitorCookie })
    expect(page.status).toBe(500)
    expect(page.text).toContain('The page failed to load')
    expect(page.text).not.toMatch(/ECONNREFUSED|at \w+ \(|node:internal/)
    expect(page.text).toContain('Skip to content')
    const file = /\/assets\/[\w.-]+\.js/.exec(page.text)?.[0] ?? ''
    expect((await down.send(file)).status).toBe(200)
    expect((await down.send('/healthz')).status).toBe(200)
    const german = await down.send('/de/500?from=%2Fde%2Fitems%2F1', { cookie: visitorCookie })
    expect([german.status, german.text.includes(translate('de', 'shell.errorTitle'))]).toEqual([500, true])
    await down.stop()
  })

  it.each([
    [503, 'unavailable'],
    [500, 'internal'],
    [502, 'internal'],
    [504, 'internal'],
    [429, 'rate_limited'],
    [408, 'timeout'],
  ])('R50 that answers %i gets reading calls a second time, and changing calls only once', async (status, code) => {
    const refusal = (): Answer => ({ status, body: { code, msg: 'later' } })
    const stub = await startStubGateway({
      '/website/no-auth/article-category': refusal,
      '/account/verify-code': refusal,
    })
    const testShop = await startStorefront(stub.url)
    const page = await testShop.send('/help', { cookie: visitorCookie })
    expect([page.status, page.headers.location]).toEqual([302, '/500?from=%2Fhelp'])
    expect(stub.callsTo('/website/no-auth/article-category')).toHaveLength(2)
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      origin: testShop.origin,
    }
    await testShop.send('/login', {
      method: 'POST',
      headers: form,
      cookie: visitorCookie,
      body: 'intent=sendCode&email=a%40b.test',
    })
    expect(stub.callsTo('/account/verify-code')).toHaveLength(1)
    await testShop.stop()
    await stub.stop()
  })

  it('R49 that is slow delays a page by at most five seconds, and gets few calls until it answers again', async () => {
    const wait = 300
    let isSlow = true
    const late = async (): Promise<Answer> => {
      if (isSlow) await new Promise((resolve) => setTimeout(resolve, 10 * wait))
      return { body: { code: '0000', msg: 'ok', data: [] } }
    }
    const stub = await startStubGateway({
      '/website/no-auth/article-category': late,
      '/website/notice/list/type': late,
    })
    const testShop = await startStorefront(stub.url, { GATEWAY_TIMEOUT_MS: String(wait) })
    expect(readEnv({ ...requiredEnv, GATEWAY_URL: stub.url }).gatewayTimeoutMs).toBe(5000)
    expect(() => readEnv({ ...requiredEnv, GATEWAY_URL: stub.url, GATEWAY_TIMEOUT_MS: '5001' })).toThrow('5000')
    const callCount = () => stub.callsTo('/website/no-auth/article-category').length
    const visit = async (n: number) => {
      const began = performance.now()
      const { status, headers } = await testShop.send(`/help?n=${n}`, { cookie: visitorCookie })
      return { status, location: headers.location, ms: performance.now() - began }
    }
    // A page omits parts that fail to load; without its main part it redirects to /500.
    const login = await testShop.send('/login', { cookie: visitorCookie })
    expect(login.status).toBe(200)
    for (let n = 0; n < 6; n++) {
      const { status, location, ms } = await visit(n)
      expect([status, location]).toEqual([302, `/500?from=${encodeURIComponent(`/help?n=${n}`)}`])
      expect(ms).toBeLessThan(10 * wait)
    }
    const before = callCount()
    const storm = await Promise.all(Array.from({ length: 40 }, (_, n) => visit(100 + n)))
    expect(new Set(storm.map(({ status }) => status))).toEqual(new Set([302]))
    expect(callCount() - before).toBeLessThanOrEqual(2)
    expect(await stub.connections()).toBeLessThan(40)
    isSlow = false
    await expect.poll(async () => (await visit(999)).status, { timeout: 12_000, interval: 500 }).toBe(200)
    await testShop.stop()
    await stub.stop()
  }, 60_000)
})

describe('a page for which some calls fail', () => {
  const good = answerAsFake()
  const partFailed = translate('en', 'catalog.partFailed')
  /** The visible text of the page; its scripts contain further messages. */
  const visibleText = ({ text }: { text: string }) => text.replace(/<script[\s\S]*?<\/script>/g, '')
  const broken: Answer = { status: 500, body: { code: 'internal', msg: 'broken' } }
  const list = calls.offer.offerPage.path
  const popular = calls.catalog.mostPop.path.replace('{id}', '1001')
  const detail = (id: string) => calls.offer.offerDetail.path.replace('{id}', id)
  const item = offerIds.noStand
  const pages = [
    { page: `/items/${item}`, main: detail(item), part: calls.review.reviewPage.path },
    { page: `/items/${item}`, main: detail(item), part: list },
    { page: `/items/${offerIds.mixStand}`, main: detail(offerIds.mixStand), part: list },
    { page: '/genshin-impact', main: calls.catalog.urlRouteBrand.path, part: list },
    { page: '/genshin-impact', main: calls.catalog.urlRouteBrand.path, part: calls.site.templateSetting.path },
    {
      page: '/genshin-impact/accounts',
      main: calls.catalog.urlRouteBrandCategory.path,
      part: calls.site.templateSetting.path,
    },
    { page: '/', main: calls.site.commonConfig.path, part: popular },
    { page: '/search?q=zzqqxx', main: list, part: popular },
    { page: `/store/${id64(300)}`, main: calls.seller.sellerStore.path, part: list },
    { page: `/store/${id64(300)}`, main: calls.seller.sellerStore.path, part: calls.review.reviewPage.path },
  ]

  /** Starts a shop whose gateway answers one path differently. */
  async function startDisturbedShop(path: string, answer: (call: RecordedCall) => Answer | Promise<Answer>) {
    const stub = await startStubGateway({ [path]: answer }, good)
    const testShop = await startStorefront(stub.url)
    return { ...testShop, stop: () => testShop.stop().then(stub.stop) }
  }

  it.each(pages)('R49 $page has a placeholder for the part whose call $part fails', async ({ page, part }) => {
    let isBroken = true
    const testShop = await startDisturbedShop(part, (call) => (isBroken ? broken : good(call)))
    const without = await testShop.send(page, { cookie: visitorCookie })
    expect([without.status, visibleText(without).includes(partFailed)]).toEqual([200, true])
    expect(visibleText(without)).toContain(translate('en', 'shell.tryAgain'))
    // The incomplete page was not cached.
    isBroken = false
    const whole = await testShop.send(page, { cookie: visitorCookie })
    expect([whole.status, visibleText(whole).includes(partFailed)]).toEqual([200, false])
    await testShop.stop()
  })

  it.each(pages)('R49 $page is redirected to /500 if its main call $main fails', async ({ page, main }) => {
    const testShop = await startDisturbedShop(main, () => broken)
    const { status, headers } = await testShop.send(page, { cookie: visitorCookie })
    expect([status, headers.location]).toEqual([302, `/500?from=${encodeURIComponent(page)}`])
    await testShop.stop()
  })

  it.each([calls.review.reviewPage.path, list])('R49 leaves %s only the rest of its time limit', async (part) => {
    const wait = 1500
    const after = (ms: number) => async (call: RecordedCall) => {
      await new Promise((resolve) => setTimeout(resolve, ms))
      return good(call)
    }
    // Each call alone is within the time limit. All timers run in this process, so a slow machine slows all of them.
    const stub = await startStubGateway({ [detail(item)]: after(wait * 0.4), [part]: after(wait * 0.9) }, good)
    const hasty = await startStorefront(stub.url, { GATEWAY_TIMEOUT_MS: String(wait) })
    const cut = await hasty.send(`/items/${item}`, { cookie: visitorCookie })
    expect([cut.status, visibleText(cut).includes(partFailed)]).toEqual([200, true])
    await hasty.stop()
    const patient = await startStorefront(stub.url)
    const whole = await patient.send(`/items/${item}`, { cookie: visitorCookie })
    expect([whole.status, visibleText(whole).includes(partFailed)]).toEqual([200, false])
    await patient.stop()
    await stub.stop()
  })
})
