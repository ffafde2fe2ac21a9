import { createApi } from '@tradepost/api-client'
import { type Brand, calls } from '@tradepost/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { signInByPost } from '../support/buyer/buyer.ts'
import { fetchTokens } from '../support/buyer/session.ts'
import { assignDeviceId, clearFaults, eventually, fakeAnswer, injectFault, newDevice } from '../support/shop/faults.ts'
import { allBrands, helpCategories } from '../support/shop/gateway.ts'
import { get, links, origin } from '../support/shop/http.ts'
import type { RecordedCall } from '../support/shop/recorder.ts'
import { stack, visit } from '../support/shop/shop.ts'

const brandCategoryCall = '/website/url-route/brand/category'
let brand: Brand
let pair: string
beforeAll(async () => {
  brand = (await allBrands()).find(({ categories }) => categories.length > 1) as Brand
  pair = `/${brand.brandAlias}/${brand.categories[0]?.categoryAlias}`
})

const callsOf = async (device: string): Promise<RecordedCall[]> =>
  (await (await fetch(`${stack().recorderUrl}/__calls?device=${device}`)).json()) as RecordedCall[]
const findLogEntry = (device: string, fits: (body: Record<string, unknown>) => boolean) =>
  eventually(async () =>
    (await callsOf(device)).find(({ path, body }) => path === '/log/web/log' && fits(JSON.parse(body))),
  )
async function getWithFault(answer: Parameters<typeof injectFault>[2], path = pair) {
  const device = newDevice()
  await injectFault(device, brandCategoryCall, answer ?? {})
  return { device, ...(await get(path, { cookie: `device=${device}` })) }
}
const code = (name: string, status = 200) => ({ status, json: { code: name, msg: `message of ${name}` } })

describe('a page that cannot be loaded', () => {
  it.each([500, 502, 503])('G-84 H-07 redirects to /500 with its path when the gateway answers %i', async (status) => {
    const { status: answered, location } = await getWithFault({ status }, `${pair}?sort=newest&x=1`)
    expect(answered).toBe(302)
    expect(location).toBe(`/500?${new URLSearchParams({ from: `${pair}?sort=newest&x=1` })}`)
    const german = await getWithFault({ status }, `/de${pair}?x=1`)
    expect(german.location).toBe(`/de/500?${new URLSearchParams({ from: `${pair}?x=1` })}`)
  })

  it('G-88 logs an unreachable gateway at ERROR', async () => {
    const { device, location } = await getWithFault({ status: 0 }, `${pair}?x=1`)
    expect(location).toMatch(/^\/500\?from=/)
    const call = await findLogEntry(device, ({ url }) => String(url).includes(brandCategoryCall))
    expect(JSON.parse(call.body)).toMatchObject({ logLevel: 'ERROR', method: 'GET', exceptionMsg: 'network' })
  })

  it('G-87 logs a refusal of the gateway at WARN', async () => {
    const { device } = await getWithFault(code('WEBSITE0100'), `${pair}?x=1`)
    const call = await findLogEntry(device, ({ url }) => String(url).includes(brandCategoryCall))
    expect(JSON.parse(call.body)).toMatchObject({ logLevel: 'WARN', exceptionMsg: 'WEBSITE0100' })
  })

  it('B-52 B-53 shows code and message, and links the home page of the language', async () => {
    const visitor = await visit()
    for (const [prefix, message, home] of [
      ['', 'The page failed to load', 'Go Home'],
      ['/de', /./, /Startseite/],
      ['/ar', /./, /الرئيسية/],
    ] as const) {
      await visitor.go(`${prefix}/500?from=/brands`)
      const main = visitor.page.locator('main')
      expect(await main.textContent()).toContain('500')
      expect(await main.textContent()).toMatch(message)
      await main.getByRole('link', { name: home }).click()
      await visitor.page.waitForURL((url) => url.pathname === (prefix || '/'))
    }
  })

  it('H-26 shows "The page failed to load" when its data fails, with a link back', async () => {
    const visitor = await visit()
    await injectFault(await assignDeviceId(visitor), brandCategoryCall, { status: 503 })
    await visitor.page.goto(`${visitor.origin}${pair}?fresh=1`)
    await visitor.page.locator('main', { hasText: '500 · The page failed to load' }).waitFor()
    expect(new URL(visitor.page.url()).pathname).toBe('/500')
    expect(await visitor.page.locator(`main a[href^="${pair}"]`).count()).toBe(1)
  })

  it('H-26 shows "The page failed to load" when the script of the next page fails', async () => {
    const { page, origin } = await visit()
    await page.goto(`${origin}/`)
    await page.locator('html[data-ready="true"]').waitFor()
    let aborted = 0
    await page.route(/\/assets\/all-games-[^/]*\.js/, (route) => {
      aborted++
      return route.abort()
    })
    await page.locator('main a[href="/all-games"]').first().click()
    await page.locator('[aria-live="polite"] li', { hasText: 'The page failed to load' }).waitFor()
    expect(aborted).toBeGreaterThan(0)
    // The message is shown once; the next page shows none.
    await page.unroute(/\/assets\/all-games-[^/]*\.js/)
    await page.goto(`${origin}/help`)
    await page.locator('html[data-ready="true"]').waitFor()
    expect(await page.locator('[aria-live="polite"] li').count()).toBe(0)
  })

  it('C-47 is logged with user, address, method and error', async () => {
    const buyer = await visit()
    const device = await assignDeviceId(buyer)
    await signInByPost(buyer)
    await injectFault(device, brandCategoryCall, code('WEBSITE0100', 400))
    await buyer.page.goto(`${buyer.origin}${pair}?fresh=1`)
    const call = await findLogEntry(device, ({ exceptionMsg }) => exceptionMsg === 'WEBSITE0100')
    const { userId, ...entry } = JSON.parse(call.body) as Record<string, string>
    expect(userId).toMatch(/^\d+$/)
    expect(entry).toEqual({
      ...{ data: 'message of WEBSITE0100', exceptionMsg: 'WEBSITE0100', logLevel: 'WARN' },
      ...{ url: brandCategoryCall, method: 'GET' },
    })
  })

  it('is linked from the error page', async () => {
    const { html } = await get(`/500?from=${encodeURIComponent(pair)}`)
    expect(links(html)).toContain(pair)
  })
})

describe('a call that the gateway refuses', () => {
  it('G-85 H-01 is shown in a toast and logged, and returns nothing', async () => {
    const visitor = await visit()
    const device = await assignDeviceId(visitor)
    const path = '/product-search/product-market/keySearchFromSpu'
    await injectFault(device, path, { status: 400, json: { code: 'bad_request', msg: 'The shop says no' } })
    await visitor.go('/brands?fresh=1')
    const box = visitor.page.locator('header').getByRole('combobox').first()
    await box.fill('gold')
    await visitor.page.locator('[data-toast]', { hasText: 'The shop says no' }).waitFor()
    const call = await findLogEntry(device, ({ url }) => url === path)
    expect(JSON.parse(call.body)).toMatchObject({ logLevel: 'WARN', exceptionMsg: 'bad_request' })
    expect(await box.getAttribute('aria-expanded')).toBe('false')
  })
})

describe('an aborted request', () => {
  it('is not reported as an error, but other unhandled rejections are', async () => {
    const visitor = await visit()
    await visitor.go('/login')
    await visitor.page.evaluate(() => {
      const controller = new AbortController()
      controller.abort()
      void fetch('/login', { signal: controller.signal })
      void Promise.reject(new Error('nobody awaited this'))
    })
    await expect.poll(() => visitor.problems).not.toEqual([])
    expect(visitor.problems).toEqual([expect.stringContaining('nobody awaited this')])
  })
})

describe('a missing page', () => {
  it.each(['WEBSITE0100', 'WEBSITE0101', 'WEBSITE0102'])(
    'G-89 H-09 is shown with status 404 when the gateway answers %s',
    async (name) => {
      for (const status of [200, 404]) {
        const answer = await getWithFault(code(name, status), `${pair}?x=1`)
        expect(answer.status).toBe(404)
        expect(answer.text).toContain('404 Page Not Found')
        expect(answer.text).toContain('Page not found')
      }
    },
  )

  it('H-10 is shown with status 404 when a brand category has no data', async () => {
    const device = newDevice()
    await fakeAnswer(device, brandCategoryCall, null)
    const { status, text } = await get(`${pair}?x=1`, { cookie: `device=${device}` })
    expect(status).toBe(404)
    expect(text).toContain('404 Page Not Found')
  })

  it('H-08 shows the path of an invalid address, escaped', async () => {
    const { status, html } = await get('/items/%3Cscript%3Ealert(1)%3C%2Fscript%3E')
    expect(status).toBe(404)
    expect(html).not.toContain('<script>alert(1)')
    expect((await get('/store/12x')).text).toContain('Page Not Found: /store/12x')
  })

  it('H-17 is logged on every visit with its path', async () => {
    for (const path of [
      '/zzz-nope',
      '/zzz-nope/accounts',
      '/a/b/c/d',
      '/items/abc',
      '/items/1',
      '/store/1',
      '/help/article/1',
      '/categories/99',
    ]) {
      const device = newDevice()
      expect((await get(path, { cookie: `device=${device}` })).status, path).toBe(404)
      const call = await findLogEntry(device, ({ exceptionMsg }) => exceptionMsg === '404')
      expect(JSON.parse(call.body).url, path).toBe(path)
    }
  })
})

describe('pictures and icons', () => {
  it('H-16 leave their space blank and are logged when they fail to load', async () => {
    const visitor = await visit()
    const { page } = visitor
    const path = '/website/no-auth/article-category'
    await visitor.go('/help')
    const logoBox = () => page.locator('header a img:visible').first().boundingBox()
    const logo = await logoBox()
    expect(await page.locator('main section svg[aria-hidden]:has(use)').count()).toBeGreaterThan(0)
    const topics = await helpCategories()
    await fakeAnswer(
      await visitor.deviceId(),
      path,
      topics.map((topic) => ({ ...topic, icon: 'no-such-icon' })),
    )
    await visitor.context.route('**/assets/logo-*', (route) => route.abort())
    await visitor.go('/help?fresh=1')
    const blank = page.locator('main [data-no-icon="no-such-icon"]')
    expect(await blank.count()).toBeGreaterThan(0)
    expect(await blank.locator('svg').count()).toBe(0)
    expect((await blank.locator('span').first().boundingBox())?.width).toBeGreaterThan(10)
    const isLogged = async (name: string) =>
      (await visitor.calls('/log/web/log')).some(({ body }) => body.includes(`"exceptionMsg":"${name}"`))
    await eventually(async () => (await isLogged('picture')) && (await isLogged('icon')), 15_000)
    const picture = page.locator('header a img:visible, header a img[style*="hidden"]').first()
    expect(await picture.evaluate((element) => getComputedStyle(element).visibility)).toBe('hidden')
    expect(await picture.boundingBox()).toMatchObject({ width: logo?.width, height: logo?.height })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})

describe('a short link', () => {
  it('A-34 G-83 redirects to its address', async () => {
    const originUrl = `${origin()}/search?q=gold`
    const buyer = await visit()
    await signInByPost(buyer)
    await buyer.go('/brands')
    const Authorization = (await buyer.calls('/account/user/base/info')).at(-1)?.headers.authorization ?? ''
    const asBuyer = createApi({ baseUrl: stack().gatewayUrl, headers: () => ({ Origin: origin(), Authorization }) })
    const { shortCode } = await asBuyer(calls.dictionary.createShortLink, { body: { originUrl } })
    const { status, location } = await get(`/jump/${shortCode}`)
    expect([301, 302, 303, 307, 308]).toContain(status)
    expect(location).toBe(originUrl)
  })

  it.each([
    ['/jump/nope', '/'],
    ['/de/jump/nope', '/de'],
    ['/ar/jump/%20', '/ar'],
  ])('H-11 redirects to the home page of the language when it is unknown: %s', async (path, home) => {
    const { status, location } = await get(path)
    expect(status).toBe(302)
    expect(location).toBe(home)
  })

  it('S18 is created only for addresses of the shop, cannot be guessed, and works only in its shop', async () => {
    const { access_token } = await fetchTokens(await visit())
    const api = createApi({
      baseUrl: stack().gatewayUrl,
      headers: () => ({ Origin: origin(), Authorization: `Bearer ${access_token}` }),
    })
    const make = (originUrl: string) => api(calls.dictionary.createShortLink, { body: { originUrl } })
    for (const address of [
      'https://evil.example/',
      'http://evil.example/',
      '//evil.example/',
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      `${origin()}@evil.example/`,
      `${origin()}.evil.example/`,
      `${origin('sahra')}/brands`,
    ])
      await expect(make(address), address).rejects.toMatchObject({ name: 'ApiError' })
    const made = await Promise.all(Array.from({ length: 8 }, () => make(`${origin()}/brands`)))
    const codes = made.map(({ shortCode }) => shortCode)
    expect(new Set(codes).size).toBe(8)
    // Eleven characters of a 64-character alphabet hold more than 60 bits.
    for (const shortCode of codes) expect(shortCode).toMatch(/^[\w-]{11,}$/)
    expect(await get(`/jump/${codes[0]}`)).toMatchObject({ status: 302, location: `${origin()}/brands` })
    expect(await get(`/jump/${codes[0]}`, { tenant: 'sahra' })).toMatchObject({ status: 302, location: '/' })
    const again = await make(`${origin()}/jump/${codes[0]}`).catch(() => null)
    if (again) expect(await get(`/jump/${again.shortCode}`)).toMatchObject({ status: 302, location: '/' })
    const device = newDevice()
    for (const originUrl of ['javascript:alert(1)', 'data:text/html,x', 'ftp://files.example/']) {
      await fakeAnswer(device, '/dictionary/short-link', { originUrl })
      expect(await get('/jump/abcdefgh', { cookie: `device=${device}` })).toMatchObject({ status: 302, location: '/' })
      await clearFaults(device)
    }
  })

  it('H-11 redirects to the home page when the gateway does not answer', async () => {
    const device = newDevice()
    await injectFault(device, '/dictionary/short-link', { status: 0 })
    expect(await get('/jump/abcdefgh', { cookie: `device=${device}` })).toMatchObject({ status: 302, location: '/' })
  })
})
