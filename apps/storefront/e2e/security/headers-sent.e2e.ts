import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { registerByPost, signInByPost } from '../support/buyer/buyer.ts'
import { cookieHeader } from '../support/buyer/purchase.ts'
import { assignDeviceId, eventually, newDevice } from '../support/shop/faults.ts'
import { findOffer } from '../support/shop/gateway.ts'
import { get, origin } from '../support/shop/http.ts'
import type { RecordedCall } from '../support/shop/recorder.ts'
import { stack, type Visitor, visit } from '../support/shop/shop.ts'

const phoneAgent = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'
const everyCall = async () => (await (await fetch(`${stack().recorderUrl}/__calls`)).json()) as RecordedCall[]
const callsOf = async (device: string) => (await everyCall()).filter(({ headers }) => headers.deviceid === device)

let visitor: Visitor
let buyer: Visitor
let pair: string
let item: string
beforeAll(async () => {
  const offer = await findOffer({ standardType: 0 })
  pair = `/${offer.brandAlias}/${offer.categoryAlias}`
  item = `/items/${offer.id}`
  ;[visitor, buyer] = await Promise.all([visit({ timeZone: 'Asia/Tokyo' }), visit()])
  await visitor.go('/')
  for (const path of [pair, item, '/search?q=gold', '/help'])
    await visitor.go(`${path}${path.includes('?') ? '&' : '?'}fresh=1`)
  await signInByPost(buyer)
  for (const path of ['/', '/brands', item, '/help', '/buyer/orders', '/cart']) await buyer.go(path)
})

describe('another site', () => {
  it('S27 cannot show the shop in a frame', async () => {
    const { page } = await visit()
    const framed = async (address: string) => {
      await page.goto(`data:text/html,<title>x</title><iframe src="${address}"></iframe>`, { waitUntil: 'load' })
      const [, frame] = page.frames()
      return { url: frame?.url(), text: (await frame?.locator('body').innerText())?.trim() }
    }
    for (const path of ['/', pair, item, '/login', '/checkout', '/500', '/nothing', '/healthz', '/sw.js']) {
      const { url, text } = await framed(`${origin()}${path}`)
      expect([path, url]).toEqual([path, 'chrome-error://chromewebdata/'])
      expect(text).not.toMatch(/Lumen|ok/)
    }
    // Control: a page without these headers can be framed.
    expect(await framed('data:text/plain,ok')).toMatchObject({ text: 'ok' })
  })
})

describe('a cached page', () => {
  it('S31 is never served for another shop, language, currency, person, device or test group, and ignores unknown headers', async () => {
    // Register two buyers: the demo buyer's name is part of a seller's name, so a search for it finds public pages too.
    const [one, other] = [await visit(), await visit()]
    for (const buyer of [one, other]) await registerByPost(buyer)
    const cookiesOf = { nobody: '', one: await cookieHeader(one), other: await cookieHeader(other) }
    const nickOf = async (cookie: string) =>
      /id="nickName"[^>]*value="([^"]+)"/.exec((await get('/buyer/profile', { cookie })).html)?.[1] ?? 'no name'
    const nicks = { one: await nickOf(cookiesOf.one), other: await nickOf(cookiesOf.other) }
    expect(nicks.one).not.toBe(nicks.other)
    const page = `/search?q=account&page=1`
    const requests = ['lumen', 'sahra'].flatMap((tenant) =>
      ['', '/de', '/ar'].flatMap((prefix, index) =>
        (tenant === 'lumen' ? (['nobody', 'one', 'other'] as const) : (['nobody', 'nobody'] as const)).flatMap(
          (person, nth) => {
            const group = (index + nth) % 2 ? 'A' : 'B'
            return [{ tenant, prefix, device: nth % 2 ? 'phone' : 'desktop', person, group }]
          },
        ),
      ),
    )
    const request = async ({ tenant, prefix, device, person, group }: (typeof requests)[number]) => {
      const cookie = [cookiesOf[person].replace(/(?:^|; )ab=\w+/, ''), `ab=${group}`, 'lang=en']
        .filter(Boolean)
        .join('; ')
      const agent = device === 'phone' ? { agent: phoneAgent } : {}
      const { html, headers } = await get(`${prefix}${page}`, { tenant, cookie, ...agent })
      const shown = html.slice(html.indexOf('<header'))
      return {
        shop: /<header[\s\S]*?<img[^>]*alt="([^"]+)"/.exec(html)?.[1]?.toLowerCase(),
        lang: /<html lang="(\w+)"/.exec(html)?.[1],
        currency: /<bdi[^>]*>[0-9,.]+ ([A-Z]{3})<\/bdi>/.exec(html)?.[1],
        names: Object.values(nicks).filter((nick) => shown.includes(nick)),
        isCached: headers.get('x-page-cache') !== null,
        cacheControl: headers.get('cache-control'),
      }
    }
    const currencies: Record<string, Record<string, string>> = {
      lumen: { '': 'USD', '/de': 'EUR', '/ar': 'USD' },
      sahra: { '': 'USD', '/de': 'USD', '/ar': 'AED' },
    }
    // Send the requests in both orders, so that each request could get the cached page of any other.
    for (const order of [requests, [...requests].reverse()]) {
      for (let from = 0; from < order.length; from += 6) {
        const part = order.slice(from, from + 6)
        const answers = await Promise.all(part.map(request))
        for (const [index, { tenant, prefix, person }] of part.entries()) {
          const details = JSON.stringify({ ...part[index], answer: answers[index] })
          expect(answers[index], details).toMatchObject({
            ...{ shop: tenant, lang: prefix.slice(1) || 'en', currency: currencies[tenant]?.[prefix] },
            names: person === 'nobody' ? [] : [nicks[person]],
          })
          if (person !== 'nobody')
            expect(answers[index], details).toMatchObject({ isCached: false, cacheControl: 'private, no-store' })
        }
      }
    }
    const marker = 'poison.example'
    for (const [name, value] of Object.entries({
      'x-forwarded-host': marker,
      'x-host': marker,
      'x-original-url': `/${marker}`,
      'x-rewrite-url': `/${marker}`,
      'x-forwarded-scheme': marker,
      'x-forwarded-prefix': `/${marker}`,
      forwarded: `host=${marker}`,
      'accept-language': marker,
      referer: `https://${marker}/`,
      'x-request-id': marker,
    })) {
      const address = `${origin()}/search?q=${encodeURIComponent(`gold ${name}`)}`
      for (const headers of [{ [name]: value }, {}]) {
        const answer = await fetch(address, { redirect: 'manual', headers: { accept: 'text/html', ...headers } })
        expect([name, answer.status, (await answer.text()).includes(marker)]).toEqual([name, 200, false])
      }
    }
  })
})

describe('the content security policy', () => {
  it('S34 breaks nothing on any kind of page, and lets only the scripts of the page run', async () => {
    const violations: string[] = []
    await buyer.context.exposeFunction('reportViolation', (text: string) => violations.push(text))
    await buyer.context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
        const { reportViolation } = window as unknown as { reportViolation(text: string): void }
        reportViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}`)
      })
    })
    const routes = [
      '/',
      `/${pair.split('/')[1]}`,
      pair,
      item,
      '/brands',
      '/all-games',
      '/search?q=gold',
      '/help',
      '/cart',
    ]
    routes.push('/categories/game-sharing', '/rental', '/reviews', '/value-calculator', '/unlock-your-gaming-world')
    routes.push(
      '/family-game-room',
      '/family-game-room/user-guide',
      '/family-game-room/faq',
      '/cookies',
      '/500',
      '/a/b/c',
    )
    routes.push(
      '/buyer/orders',
      '/buyer/message',
      '/buyer/profile',
      '/buyer/security',
      '/buyer/coupon',
      '/de/brands',
      '/ar',
    )
    expect(routes.length).toBeGreaterThanOrEqual(25)
    for (const path of routes) {
      const answer = await buyer.page.goto(buyer.origin + path, { waitUntil: 'domcontentloaded' })
      const policy = answer?.headers()['content-security-policy'] ?? ''
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
      expect([path, scripts]).toEqual([
        path,
        expect.stringMatching(/^https?:\/\/[^ ']+\/assets\/(?: 'sha256-[\w+/=]+')+$/),
      ])
      expect(policy).toMatch(/object-src 'none'.*base-uri 'none'/)
      const inline = [...((await answer?.text()) ?? '').matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
      const executable = inline.filter(
        ([, attributes = '']) => !/type="(?:application\/ld\+json|application\/json)"| src="/.test(attributes),
      )
      expect(executable.length, path).toBeGreaterThan(0)
      const hashes = executable.map(
        ([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      )
      expect(
        hashes.filter((hash) => !scripts.includes(hash)),
        path,
      ).toEqual([])
      // This shop has no third parties, so the policy allows no frames.
      expect(policy, path).toContain("frame-src 'none'")
    }
    expect(violations).toEqual([])
    // Control: an injected script does not run, and the browser reports it.
    const isRun = await buyer.page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.strange = true'
      document.body.append(script)
      return 'strange' in window
    })
    await expect.poll(() => violations.length).toBeGreaterThan(0)
    expect(isRun).toBe(false)
  })
})

describe('the headers of every call', () => {
  it('G-02 C-55 include origin, language and time zone, on server-side calls too', async () => {
    const calls = await everyCall()
    expect(calls.length).toBeGreaterThan(30)
    const origins = new Set(Object.values(stack().sites))
    const wrong = calls.filter(
      ({ headers }) =>
        !origins.has(headers.origin ?? '') || !/^[a-z]{2}$/.test(String(headers.lang)) || !headers.timezone,
    )
    expect(wrong.map(({ path, headers }) => [path, headers.origin, headers.lang, headers.timezone])).toEqual([])
    const visitorCalls = await visitor.calls()
    expect(new Set(visitorCalls.map(({ headers }) => headers.origin))).toEqual(new Set([origin()]))
  })

  it('G-06 include device and test group', async () => {
    const wrong = (await everyCall()).filter(
      ({ headers }) =>
        !/^[\w-]{8,64}$/.test(String(headers.deviceid)) || !/^[12]$/.test(String(headers['ab-test-group'])),
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  it('C-53 include the time zone of the visitor', async () => {
    const calls = await visitor.calls('/product-search/product-market/product/page')
    expect(calls.length).toBeGreaterThan(0)
    for (const { headers } of calls) expect(headers.timezone).toBe('Asia/Tokyo')
  })

  it('C-51 keep the device across visits', async () => {
    const [first] = await visitor.calls()
    const again = await visit()
    await again.context.addCookies(await visitor.context.cookies())
    await again.go(`${pair}?fresh=2`)
    expect(await again.deviceId()).toBe(first?.headers.deviceid)
    expect((await again.calls()).at(-1)?.headers.deviceid).toBe(first?.headers.deviceid)
  })

  it('C-52 C-21 C-46 have the test group of the device, as 1 for A and 2 for B', async () => {
    for (const [type, sent] of [
      ['A', '1'],
      ['B', '2'],
    ] as const) {
      const visitor = await visit()
      const device = await assignDeviceId(visitor)
      await visitor.context.addCookies([{ name: 'ab', value: type, url: visitor.origin }])
      await visitor.go(`${pair}?fresh=1`)
      const calls = await visitor.calls()
      expect(calls.length).toBeGreaterThan(0)
      for (const { headers } of calls) expect(headers['ab-test-group']).toBe(sent)
      const stored = await visitor.page.evaluate(() => JSON.parse(localStorage.getItem('ab') ?? '{}'))
      expect(stored).toEqual({ id: device, type })
    }
  })

  it('D-27 split new devices into two groups of about the same size, which are stored', async () => {
    const groupOfNew = async () => {
      // The document is the same for everybody, so only this call gives a new device its cookies.
      const { headers } = await get('/visitor.json?path=/brands')
      return headers
        .getSetCookie()
        .map((line) => /^ab=([AB]);/.exec(line)?.[1])
        .find(Boolean)
    }
    const groups: Awaited<ReturnType<typeof groupOfNew>>[] = []
    // Send ten at a time: with two hundred at once, a busy machine answers some with 503.
    while (groups.length < 200) groups.push(...(await Promise.all(Array.from({ length: 10 }, groupOfNew))))
    const share = groups.filter((group) => group === 'A').length / groups.length
    expect(groups.every((group) => group === 'A' || group === 'B')).toBe(true)
    expect(share).toBeGreaterThan(0.35)
    expect(share).toBeLessThan(0.65)
    const before = (await visitor.context.cookies()).find(({ name }) => name === 'ab')?.value
    await visitor.go('/brands')
    expect((await visitor.context.cookies()).find(({ name }) => name === 'ab')?.value).toBe(before)
    expect(before).toMatch(/^[AB]$/)
  })
})

describe('the Authorization header', () => {
  it('C-50 G-03 holds scheme and token on the calls of a buyer', async () => {
    const info = await buyer.calls('/account/user/base/info')
    expect(info.length).toBeGreaterThan(0)
    for (const path of ['/account/user/base/info', '/finance/order/buyer/list', '/finance/cart'])
      for (const { headers } of await buyer.calls(path))
        expect(headers.authorization, path).toMatch(/^Bearer [\w.~+/-]{16,}=*$/)
    expect((await buyer.calls('/finance/cart')).length).toBeGreaterThan(0)
  })

  it('G-04 is omitted from calls that do not need it', async () => {
    const device = await buyer.deviceId()
    const article = await (await fetch(`${origin()}/help`)).text()
    const [, path = ''] = /href="(\/help\/article\/\d+)"/.exec(article) ?? []
    await buyer.go(path)
    const open = (await callsOf(device)).filter((call) => call.path.includes('/no-auth/'))
    expect(open.length).toBeGreaterThan(0)
    expect(open.filter(({ headers }) => headers.authorization)).toEqual([])
  })

  it('G-05 is omitted from tracking calls', async () => {
    await buyer.page.goto(`${buyer.origin}/zzz-nope`)
    const logs = await eventually(async () => {
      const calls = await buyer.calls('/log/web/log')
      return calls.length > 0 && calls
    })
    expect(logs.filter(({ headers }) => headers.authorization)).toEqual([])
    expect((await everyCall()).filter(({ path, headers }) => path === '/log/web/log' && headers.authorization)).toEqual(
      [],
    )
  })

  it('G-82 is used to fetch the user on every page except the login', async () => {
    const info = '/account/user/base/info'
    for (const path of ['/', '/brands', item, '/help', '/de/brands', '/buyer/profile']) {
      const before = (await buyer.calls(info)).length
      await buyer.go(path)
      expect((await buyer.calls(info)).length, path).toBeGreaterThan(before)
    }
    const cookies = (await buyer.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    for (const path of ['/login', '/de/login']) {
      const before = (await buyer.calls(info)).length
      await get(path, { cookie: cookies })
      expect((await buyer.calls(info)).length, path).toBe(before)
    }
  })

  it('C-17 is sent together with the user type of a buyer', async () => {
    const bodies = (await everyCall()).flatMap(({ body }) => (body.includes('userType') ? [JSON.parse(body)] : []))
    expect(bodies.length).toBeGreaterThan(0)
    for (const { userType } of bodies) expect(userType).toBe(8)
  })
})

describe('the query of a call', () => {
  it('G-07 repeats the key of an array', async () => {
    const configs = (await everyCall()).filter(({ path }) => path === '/website/page/common/config')
    expect(configs.length).toBeGreaterThan(0)
    expect(configs.some(({ query }) => /areaTypes=\d+&areaTypes=\d+/.test(query))).toBe(true)
    for (const { query } of await everyCall()) expect(decodeURIComponent(query)).not.toMatch(/\[\]|areaTypes=\d+,/)
  })

  it('I-47 includes the type of device', async () => {
    for (const [agent, type] of [
      [phoneAgent, '2'],
      [undefined, '1'],
    ] as const) {
      const device = newDevice()
      await get(`${pair}?fresh=1`, { cookie: `device=${device}`, ...(agent ? { agent } : {}) })
      const typed = (await callsOf(device)).filter(({ query }) => query.includes('terminalType'))
      expect(typed.length).toBeGreaterThan(0)
      for (const { query } of typed) expect(new URLSearchParams(query).get('terminalType')).toBe(type)
    }
  })

  it('A-58 A-10 never looks up a page of the shop as a brand', async () => {
    const device = newDevice()
    const routes = [
      '/brands',
      '/all-games',
      '/help',
      '/login',
      '/cart',
      '/search?q=x&fresh=1',
      '/500',
      '/signup',
      '/buyer/orders',
    ]
    for (const path of [
      ...routes,
      '/categories/game-sharing',
      '/community/game-sharing',
      '/de/brands',
      '/reset-password',
    ])
      await get(`${path}${path.includes('?') ? '' : '?fresh=1'}`, { cookie: `device=${device}` })
    expect((await get('/community/game-sharing')).status).toBe(200)
    const calls = await callsOf(device)
    expect(calls.length).toBeGreaterThan(8)
    expect(calls.filter(({ path }) => /url-route\/brand/.test(path)).map(({ query }) => query)).toEqual([])
    await get(`${pair}?fresh=1`, { cookie: `device=${device}` })
    expect((await callsOf(device)).some(({ path }) => /url-route\/brand/.test(path))).toBe(true)
  })
})

describe('the calls of a page', () => {
  it('I-48 include the page type: home, brand, category, list or detail', async () => {
    const { brandAlias, categoryId } = await findOffer({ standardType: 0 })
    const kinds: [string, string, number][] = [
      ['/?', '/website/page/common/config', 0],
      [`/${brandAlias}?`, '/website/url-route/brand', 1],
      [`/categories/${categoryId}?`, '/website/url-route/category', 2],
      [`${pair}?`, '/website/url-route/brand/category', 3],
      [`${item}?`, item.replace('/items', '/product-search/v2/product/standard'), 4],
    ]
    for (const [page, path, kind] of kinds) {
      const device = newDevice()
      expect((await get(`${page}fresh=1`, { cookie: `device=${device}` })).status).toBe(200)
      const sentTypes = (await callsOf(device)).flatMap(({ query, body }) => {
        const type = new URLSearchParams(query).get('pageType') ?? /"pageType":(\d)/.exec(body)?.[1]
        return type ? [Number(type)] : []
      })
      expect([page, sentTypes]).toEqual([page, [kind]])
      const matching = (await callsOf(device)).filter((call) => call.path === path)
      expect(matching.some(({ query, body }) => `${query}${body}`.includes('pageType'))).toBe(true)
    }
  })
})

describe('the attribution of a visitor', () => {
  it('C-45 is stored once: referrer, address and time', async () => {
    const newcomer = await visit()
    await newcomer.page.goto(`${newcomer.origin}/brands?utm_source=friend&token=secret`, {
      referer: 'https://search.example/results',
    })
    const read = () => newcomer.page.evaluate(() => JSON.parse(localStorage.getItem('attribution') ?? '{}'))
    const first = await read()
    expect(Object.keys(first).sort()).toEqual(['accessTime', 'forwardUrl', 'referrerUrl'])
    expect(first.referrerUrl).toMatch(/^https:\/\/search\.example\//)
    expect(first.forwardUrl).toBe(`${newcomer.origin}/brands?utm_source=friend`)
    expect(Math.abs(Date.parse(first.accessTime) - Date.now())).toBeLessThan(60_000)
    await newcomer.go('/help')
    expect(await read()).toEqual(first)
  })

  it('I-39 I-40 I-07 is stored for 30 days and for 360 hours, in cookies for the whole site', async () => {
    const { headers } = await get('/brands?utm_source=friend', { cookie: 'consent=all' })
    const lines = headers.getSetCookie()
    expect(lines.find((line) => line.startsWith('source='))).toContain('Max-Age=2592000')
    expect(lines.find((line) => line.startsWith('source360='))).toContain('Max-Age=1296000')
    const cookies = [...(await visitor.context.cookies()), ...(await buyer.context.cookies())]
    expect(cookies.length).toBeGreaterThan(5)
    expect(cookies.filter(({ path }) => path !== '/').map(({ name }) => name)).toEqual([])
  })
})
