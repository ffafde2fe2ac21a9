import { createApi } from '@tradepost/api-client'
import { type Brand, dictionary } from '@tradepost/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { logIn } from './support/buyer.ts'
import { disturb, eventually, knownDevice, newDevice, pretend } from './support/faults.ts'
import { allBrands } from './support/gateway.ts'
import { get, links, origin } from './support/http.ts'
import type { RecordedCall } from './support/recorder.ts'
import { stack, visit } from './support/shop.ts'

const lookUp = '/website/url-route/brand/category'
let brand: Brand
let pair: string
beforeAll(async () => {
  brand = (await allBrands()).find(({ categories }) => categories.length > 1) as Brand
  pair = `/${brand.brandAlias}/${brand.categories[0]?.categoryAlias}`
})

const callsOf = async (device: string): Promise<RecordedCall[]> =>
  (await (await fetch(`${stack().recorderUrl}/__calls?device=${device}`)).json()) as RecordedCall[]
const logged = (device: string, fits: (body: Record<string, unknown>) => boolean) =>
  eventually(async () =>
    (await callsOf(device)).find(({ path, body }) => path === '/log/web/log' && fits(JSON.parse(body))),
  )
async function broken(answer: Parameters<typeof disturb>[2], path = pair) {
  const device = newDevice()
  await disturb(device, lookUp, answer ?? {})
  return { device, ...(await get(path, { cookie: `device=${device}` })) }
}
const code = (name: string, status = 200) => ({ status, json: { code: name, msg: `told ${name}` } })

describe('a page that cannot be loaded', () => {
  it.each([500, 502, 503])('G-84 H-07 leads to /500 with its path when the gateway answers %i', async (status) => {
    const { status: seen, location } = await broken({ status }, `${pair}?sort=newest&x=1`)
    expect(seen).toBe(302)
    expect(location).toBe(`/500?${new URLSearchParams({ from: `${pair}?sort=newest&x=1` })}`)
    const german = await broken({ status }, `/de${pair}?x=1`)
    expect(german.location).toBe(`/de/500?${new URLSearchParams({ from: `${pair}?x=1` })}`)
  })

  it('G-88 logs an unreachable gateway at ERROR', async () => {
    const { device, location } = await broken({ status: 0 }, `${pair}?x=1`)
    expect(location).toMatch(/^\/500\?from=/)
    const call = await logged(device, ({ url }) => String(url).includes(lookUp))
    expect(JSON.parse(call.body)).toMatchObject({ logLevel: 'ERROR', method: 'GET', exceptionMsg: 'network' })
  })

  it('G-87 logs a refusal of the gateway at WARN', async () => {
    const { device } = await broken(code('WEBSITE0100'), `${pair}?x=1`)
    const call = await logged(device, ({ url }) => String(url).includes(lookUp))
    expect(JSON.parse(call.body)).toMatchObject({ logLevel: 'WARN', exceptionMsg: 'WEBSITE0100' })
  })

  it('B-52 B-53 says code and message and leads home in the language', async () => {
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

  it('leads back to the page that failed once it works again', async () => {
    const { html } = await get(`/500?from=${encodeURIComponent(pair)}`)
    expect(links(html)).toContain(pair)
  })
})

describe('a refused call of a page', () => {
  it('G-85 H-01 is said in a toast, logged and gives nothing', async () => {
    const visitor = await visit()
    const device = await knownDevice(visitor)
    const path = '/product-search/product-market/keySearchFromSpu'
    await disturb(device, path, { status: 400, json: { code: 'bad_request', msg: 'The shop says no' } })
    await visitor.go('/brands?fresh=1')
    const box = visitor.page.locator('header').getByRole('combobox').first()
    await box.fill('gold')
    await visitor.page.locator('[data-toast]', { hasText: 'The shop says no' }).waitFor()
    const call = await logged(device, ({ url }) => url === path)
    expect(JSON.parse(call.body)).toMatchObject({ logLevel: 'WARN', exceptionMsg: 'bad_request' })
    expect(await box.getAttribute('aria-expanded')).toBe('false')
  })
})

describe('what is not there', () => {
  it.each(['WEBSITE0100', 'WEBSITE0101', 'WEBSITE0102'])('G-89 H-09 answers %s with 404', async (name) => {
    for (const status of [200, 404]) {
      const answer = await broken(code(name, status), `${pair}?x=1`)
      expect(answer.status).toBe(404)
      expect(answer.text).toContain('404 Page Not Found')
      expect(answer.text).toContain('Page not found')
    }
  })

  it('H-10 answers a brand category without data with 404', async () => {
    const device = newDevice()
    await pretend(device, lookUp, null)
    const { status, text } = await get(`${pair}?x=1`, { cookie: `device=${device}` })
    expect(status).toBe(404)
    expect(text).toContain('404 Page Not Found')
  })

  it('H-08 names the path of an address that cannot be, escaped', async () => {
    const { status, html } = await get('/items/%3Cscript%3Ealert(1)%3C%2Fscript%3E')
    expect(status).toBe(404)
    expect(html).not.toContain('<script>alert(1)')
    expect((await get('/store/12x')).text).toContain('Page Not Found: /store/12x')
  })

  it('H-17 reports every visit of a missing page with its path', async () => {
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
      const call = await logged(device, ({ exceptionMsg }) => exceptionMsg === '404')
      expect(JSON.parse(call.body).url, path).toBe(path)
    }
  })
})

describe('short links', () => {
  it('A-34 G-83 lead to their address', async () => {
    const originUrl = `${origin()}/search?q=gold`
    const buyer = await visit()
    await logIn(buyer)
    await buyer.go('/brands')
    const Authorization = (await buyer.calls('/account/user/base/info')).at(-1)?.headers.authorization ?? ''
    const asBuyer = createApi({ baseUrl: stack().gatewayUrl, headers: () => ({ Origin: origin(), Authorization }) })
    const { shortCode } = await asBuyer(dictionary.createShortLink, { body: { originUrl } })
    const { status, location } = await get(`/jump/${shortCode}`)
    expect([301, 302, 303, 307, 308]).toContain(status)
    expect(location).toBe(originUrl)
  })

  it.each([
    ['/jump/nope', '/'],
    ['/de/jump/nope', '/de'],
    ['/ar/jump/%20', '/ar'],
  ])('H-11 lead home in the language when they fail: %s', async (path, home) => {
    const { status, location } = await get(path)
    expect(status).toBe(302)
    expect(location).toBe(home)
  })

  it('H-11 lead home when the look-up cannot be made', async () => {
    const device = newDevice()
    await disturb(device, '/dictionary/short-link', { status: 0 })
    expect(await get('/jump/abcdefgh', { cookie: `device=${device}` })).toMatchObject({ status: 302, location: '/' })
  })
})
