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
const known = 'device=11111111-2222-4333-8444-555555555555; ab=A'
const settings = {
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
const ended = (lines: string[]) => lines.some((line) => line.startsWith(`${sessionCookie}=;`))

describe('tokens the gateway no longer accepts', () => {
  it('R55 refreshes once, gives up, and leads to the login once, when every answer is 401', async () => {
    info = () => refused
    grant = () => ({ status: 400, body: { code: 'invalid_grant', msg: 'no' } })
    const cookie = `${await signedInCookie('loop')}; s_hint=1; ${known}`
    const call = await shop.ask('/api/finance/buyer/wallet/balance', { headers: api, cookie })
    expect([call.status, call.headers['x-session-over']]).toEqual([401, '1'])
    expect(ended(call.setCookie)).toBe(true)
    expect(gateway.of('/account/oauth/token')).toHaveLength(1)
    // The browser follows the redirect: the cookie is gone, the login is shown, no further refresh is sent.
    gateway.calls.splice(0)
    const login = await shop.ask('/login?redirectUrl=%2F', { cookie: known })
    expect(login.status).toBe(200)
    expect(gateway.of('/account/oauth/token')).toEqual([])
  })

  it('R55 redirects a page to the login once, and the login is shown', async () => {
    info = () => refused
    grant = () => ({ status: 400, body: { code: 'invalid_grant', msg: 'no' } })
    const cookie = `${await signedInCookie('page')}; s_hint=1; ${known}`
    const page = await shop.ask('/buyer/orders', { cookie })
    expect([page.status, page.headers.location]).toEqual([302, expect.stringMatching(/^\/login\?/)])
    expect(ended(page.setCookie)).toBe(true)
    expect(gateway.of('/account/oauth/token')).toHaveLength(1)
    expect((await shop.ask(page.headers.location ?? '', { cookie: known })).status).toBe(200)
    expect(gateway.of('/account/oauth/token')).toHaveLength(1)
  })

  it('R55 does not loop when renewed tokens are refused as well', async () => {
    info = () => refused
    const cookie = `${await signedInCookie('round')}; s_hint=1; ${known}`
    const call = await shop.ask('/api/finance/buyer/wallet/balance', { headers: api, cookie })
    expect(call.status).toBe(401)
    expect(gateway.of('/account/oauth/token')).toHaveLength(1)
    expect(gateway.of('/finance/buyer/wallet/balance')).toHaveLength(2)
  })

  it('R56 renews once for twenty calls at a time, and all of them succeed', async () => {
    info = (authorization) =>
      authorization === 'Bearer access-renewed'
        ? { body: { code: '0000', msg: 'ok', data: { amount: 100, currency: 'GCOIN' } } }
        : refused
    const cookie = `${await signedInCookie('storm')}; s_hint=1; ${known}`
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => shop.ask('/api/finance/buyer/wallet/balance', { headers: api, cookie })),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(gateway.of('/account/oauth/token')).toHaveLength(1)
    expect(replies.every(({ headers }) => headers['x-session-renewed'] === '1')).toBe(true)
  })
})

describe('a language pack', () => {
  const packs: [string, string, unknown, number?][] = [
    ['missing', 'fr', { code: 'not_found' }, 404],
    ['of no shape', 'it', { value: 'no json' }],
    ['with other keys', 'es', { value: { nonsense: 'x', 'shell.unknown': 1, 'shell.goHome': 7 } }],
    ['empty', 'ru', { value: null }],
  ]
  it.each(packs)(
    'R52 that is %s leaves the built-in words, and one that cannot be read is told at WARN',
    async (kind, locale, body, status = 200) => {
      const stub = await startStubGateway({ [`/frontend_copywriting/1/${locale}.json`]: () => ({ status, body }) })
      const own = await startStorefront(stub.url)
      const { status: seen, text } = await own.ask(`/${locale}/help`, { cookie: known })
      expect(seen).toBe(200)
      expect(text).toContain(translate(locale as Locale, 'shell.skipToContent'))
      const told = () => stub.of('/log/web/log').map((call) => JSON.parse(call.body) as Record<string, string>)
      if (kind !== 'with other keys')
        await expect
          .poll(() => told().find(({ url }) => url?.includes('copywriting')))
          .toMatchObject({ logLevel: 'WARN', method: 'GET' })
      await own.stop()
      await stub.stop()
    },
  )

  it.each([
    ['earlier words leaves', 'de', '0.0.1', translate('de', 'help.title')],
    ['later words replaces', 'ja', '999.0.0', '言葉'],
    ['nobody knows which words replaces', 'ar', undefined, 'كلمات'],
  ] as const)('made of %s the built-in ones (%s)', async (_, locale, version, heading) => {
    const value = { 'help.title': locale === 'de' ? 'Alte Wörter' : heading }
    const stub = await startStubGateway({
      [`/frontend_copywriting/1/${locale}.json`]: () => ({
        body: { value },
        ...(version && { headers: { 'x-words-version': version } }),
      }),
    })
    const own = await startStorefront(stub.url)
    const { text } = await own.ask(`/${locale}/help`, { cookie: known })
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1]).toBe(heading)
    await own.stop()
    await stub.stop()
  })

  it.each([
    // An invalid ICU message is ignored and the built-in message used.
    ['th', '<img src=x onerror=alert(1)>', translate('th', 'help.title')],
    ['id', "'<img src=x onerror=alert(1)>'", '&lt;img src=x onerror=alert(1)&gt;'],
  ] as const)('R52 whose words are markup is shown as words (%s)', async (locale, word, heading) => {
    const value = { 'help.title': word }
    const stub = await startStubGateway({ [`/frontend_copywriting/1/${locale}.json`]: () => ({ body: { value } }) })
    const own = await startStorefront(stub.url)
    const { text } = await own.ask(`/${locale}/help`, { cookie: known })
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1]).toBe(heading)
    expect(text).not.toContain('<img src=x')
    await own.stop()
    await stub.stop()
  })
})

describe('the gateway', () => {
  it('R48 that is down does not affect the shell, /500, files and the health check', async () => {
    const down = await startStorefront('http://127.0.0.1:9')
    const cookie = `${await signedInCookie('down')}; ${known}`
    for (const [path, own] of [
      ['/', undefined],
      ['/items/1', undefined],
      ['/buyer/orders', cookie],
    ] as const) {
      const { status, headers } = await down.ask(path, own ? { cookie: own } : { cookie: known })
      expect([path, status]).toEqual([path, 302])
      expect(headers.location).toBe(`/500?from=${encodeURIComponent(path)}`)
    }
    const page = await down.ask('/500?from=%2Fitems%2F1', { cookie: known })
    expect(page.status).toBe(500)
    expect(page.text).toContain('The page failed to load')
    expect(page.text).not.toMatch(/ECONNREFUSED|at \w+ \(|node:internal/)
    expect(page.text).toContain('Skip to content')
    const file = /\/assets\/[\w.-]+\.js/.exec(page.text)?.[0] ?? ''
    expect((await down.ask(file)).status).toBe(200)
    expect((await down.ask('/healthz')).status).toBe(200)
    const german = await down.ask('/de/500?from=%2Fde%2Fitems%2F1', { cookie: known })
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
  ])(
    'R50 that answers %i is asked again once for what only reads, and never for what changes something',
    async (status, code) => {
      const refusal = (): Answer => ({ status, body: { code, msg: 'later' } })
      const stub = await startStubGateway({
        '/website/no-auth/article-category': refusal,
        '/account/verify-code': refusal,
      })
      const own = await startStorefront(stub.url)
      const page = await own.ask('/help', { cookie: known })
      expect([page.status, page.headers.location]).toEqual([302, '/500?from=%2Fhelp'])
      expect(stub.of('/website/no-auth/article-category')).toHaveLength(2)
      const form = {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        origin: own.origin,
      }
      await own.ask('/login', {
        method: 'POST',
        headers: form,
        cookie: known,
        body: 'intent=sendCode&email=a%40b.test',
      })
      expect(stub.of('/account/verify-code')).toHaveLength(1)
      await own.stop()
      await stub.stop()
    },
  )

  it('R49 that is slow delays a page by five seconds at most, and gets no more calls until it answers again', async () => {
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
    const own = await startStorefront(stub.url, { GATEWAY_TIMEOUT_MS: String(wait) })
    expect(readEnv({ ...settings, GATEWAY_URL: stub.url }).gatewayTimeoutMs).toBe(5000)
    expect(() => readEnv({ ...settings, GATEWAY_URL: stub.url, GATEWAY_TIMEOUT_MS: '5001' })).toThrow('5000')
    const asked = () => stub.of('/website/no-auth/article-category').length
    const visit = async (n: number) => {
      const began = performance.now()
      const { status, headers } = await own.ask(`/help?n=${n}`, { cookie: known })
      return { status, location: headers.location, ms: performance.now() - began }
    }
    // A page omits its optional parts; without its main part it redirects to /500.
    const aside = await own.ask('/login', { cookie: known })
    expect(aside.status).toBe(200)
    for (let n = 0; n < 6; n++) {
      const { status, location, ms } = await visit(n)
      expect([status, location]).toEqual([302, `/500?from=${encodeURIComponent(`/help?n=${n}`)}`])
      expect(ms).toBeLessThan(10 * wait)
    }
    const before = asked()
    const storm = await Promise.all(Array.from({ length: 40 }, (_, n) => visit(100 + n)))
    expect(new Set(storm.map(({ status }) => status))).toEqual(new Set([302]))
    expect(asked() - before).toBeLessThanOrEqual(2)
    expect(await stub.connections()).toBeLessThan(40)
    isSlow = false
    await expect.poll(async () => (await visit(999)).status, { timeout: 12_000, interval: 500 }).toBe(200)
    await own.stop()
    await stub.stop()
  }, 60_000)
})

describe('a page the gateway answers in part', () => {
  const good = answerAsFake()
  const missing = translate('en', 'catalog.partFailed')
  /** The visible text of the page; its scripts contain further messages. */
  const shown = ({ text }: { text: string }) => text.replace(/<script[\s\S]*?<\/script>/g, '')
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

  /** A shop whose gateway answers one path differently. */
  async function disturbed(path: string, answer: (call: RecordedCall) => Answer | Promise<Answer>) {
    const stub = await startStubGateway({ [path]: answer }, good)
    const own = await startStorefront(stub.url)
    return { ...own, stop: () => own.stop().then(stub.stop) }
  }

  it.each(pages)('R49 shows $page with a placeholder for what $part cannot give', async ({ page, part }) => {
    let isBroken = true
    const own = await disturbed(part, (call) => (isBroken ? broken : good(call)))
    const without = await own.ask(page, { cookie: known })
    expect([without.status, shown(without).includes(missing)]).toEqual([200, true])
    expect(shown(without)).toContain(translate('en', 'shell.tryAgain'))
    // The incomplete page was not cached.
    isBroken = false
    const whole = await own.ask(page, { cookie: known })
    expect([whole.status, shown(whole).includes(missing)]).toEqual([200, false])
    await own.stop()
  })

  it.each(pages)('R49 redirects $page to /500 if its main call $main fails', async ({ page, main }) => {
    const own = await disturbed(main, () => broken)
    const { status, headers } = await own.ask(page, { cookie: known })
    expect([status, headers.location]).toEqual([302, `/500?from=${encodeURIComponent(page)}`])
    await own.stop()
  })

  it.each([calls.review.reviewPage.path, list])(
    'R49 gives %s only what is left of the time of the page',
    async (part) => {
      const wait = 1500
      const after = (ms: number) => async (call: RecordedCall) => {
        await new Promise((resolve) => setTimeout(resolve, ms))
        return good(call)
      }
      // NOTE: each alone is within the time; both timers run where the shop's own deadline runs, so a slow machine slows all.
      const stub = await startStubGateway({ [detail(item)]: after(wait * 0.4), [part]: after(wait * 0.9) }, good)
      const hasty = await startStorefront(stub.url, { GATEWAY_TIMEOUT_MS: String(wait) })
      const cut = await hasty.ask(`/items/${item}`, { cookie: known })
      expect([cut.status, shown(cut).includes(missing)]).toEqual([200, true])
      await hasty.stop()
      const patient = await startStorefront(stub.url)
      const whole = await patient.ask(`/items/${item}`, { cookie: known })
      expect([whole.status, shown(whole).includes(missing)]).toEqual([200, false])
      await patient.stop()
      await stub.stop()
    },
  )
})
