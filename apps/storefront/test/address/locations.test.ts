import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prefixedLocales } from '@tradepost/i18n/locales'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedInCookie, startStorefront, tokens } from '../support/storefront.ts'
import { startStubGateway } from '../support/stub-gateway.ts'

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
const ok = (data: unknown) => ({ body: { code: '0000', msg: 'ok', data } })
const known = 'device=11111111-2222-4333-8444-555555555555; ab=A'

beforeAll(async () => {
  gateway = await startStubGateway({
    '/account/oauth/handoff': () => ok(tokens('handed')),
    '/account/oauth/open-login': () => ok(tokens('linked')),
    '/account/oauth/token': () => ok(tokens('granted')),
  })
  shop = await startStorefront(gateway.url)
})
afterAll(() => Promise.all([shop.stop(), gateway.stop()]))

const host = 'evil.example'
/** Paths after the origin or a language prefix. */
const ways = [
  `//${host}`,
  `///${host}`,
  `/\\${host}`,
  `/%5C${host}`,
  `/%5c%5c${host}`,
  `/%2F${host}`,
  `/%2F%2F${host}`,
  `/%252F%252F${host}`,
  `/%09/${host}`,
  `/%0a/${host}`,
  `/%0d%0aLocation:%20https://${host}`,
  `/.//${host}`,
  `/x/..//${host}`,
  `/%2e%2e//${host}`,
  `/brands//${host}`,
  `//user:word@${host}`,
  `//${host}%2f..`,
  `/@${host}`,
  `/:@${host}`,
]
/** Addresses for parameters only. */
const whole = [
  `https://${host}`,
  `https:${host}`,
  `javascript:alert(1)`,
  `data:text/html,x`,
  `\\\\${host}`,
  `/\t/${host}`,
  `/\n/${host}`,
  `\u00a0//${host}`,
  `@${host}`,
  `http://user:word@${host}`,
]
const fronts = ['', '/de', '/de/de', '/de/fr', '/en', '/DE', '/kr']

/** The address a browser at `path` ends at, with variants that remove a language prefix or decode first. */
function ends(location: string, path: string): string[] {
  const from = new URL(path.startsWith('/') ? `${shop.origin}${path}` : shop.origin)
  const decoded = /%(?:2f|5c)/i.test(location) ? [location.replace(/%2f/gi, '/').replace(/%5c/gi, '\\')] : []
  const readings = [location, ...decoded].flatMap((one) => {
    const cut = /^\/(?:[a-z]{2})(\/.*)$/i.exec(one)?.[1]
    return cut === undefined ? [one] : [one, cut]
  })
  return readings.map((one) => new URL(one, from).origin)
}

function expectOwn(location: string | undefined, path: string, what: unknown) {
  if (location === undefined) return
  expect([what, location, [...new Set(ends(location, path))]]).toEqual([what, location, [shop.origin]])
}

describe('Y1 a Location', () => {
  it('Y1 leads to a path of this shop whatever path was requested, in every language, with and without a ticket', async () => {
    let redirects = 0
    for (const front of [...fronts, ...prefixedLocales.map((id) => `/${id}`)])
      for (const way of ways.filter((one) => !one.includes('\\')))
        for (const query of ['', '?refresh_token=x', '?client_id=a&password=b&userName=c&sign=d&timestamp=1']) {
          const path = `${front}${way}${query}`
          const { status, headers } = await shop.ask(path, { cookie: known })
          expect([path, status < 500]).toEqual([path, true])
          if (headers.location !== undefined) redirects++
          expectOwn(headers.location, path, path)
        }
    expect(redirects).toBeGreaterThan(100)
    // Control: a ticket is redeemed and its visitor is redirected to the requested path.
    const brought = await shop.ask('/de/help?refresh_token=x&q=1', { cookie: known })
    expect([brought.status, brought.headers.location]).toEqual([303, '/de/help?q=1'])
  })

  it('Y1 leads to a path of this shop whatever a parameter, a form or a Referer says', async () => {
    const cookie = `${known}; ${await signedInCookie('locations')}`
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: shop.origin,
      'sec-fetch-site': 'same-origin',
    }
    const post = (path: string, fields: Record<string, string>, headers = {}, as = known) =>
      shop.ask(path, {
        method: 'POST',
        headers: { ...form, ...headers },
        body: new URLSearchParams(fields).toString(),
        cookie: as,
      })
    const values = [...fronts.flatMap((front) => ways.map((way) => `${front}${way}`)), ...whole]
    let led = 0
    for (const value of values) {
      const query = new URLSearchParams({ redirectUrl: value, next: value, from: value, back: value })
      const asked: [string, Awaited<ReturnType<typeof shop.ask>>][] = []
      for (const prefix of ['', '/de']) {
        for (const path of ['/login', '/login/switch', '/login/with/Google'])
          asked.push([path, await shop.ask(`${prefix}${path}?${query}`, { cookie })])
        asked.push([
          '/login.data',
          await shop.ask(`${prefix}/login.data?${query}`, { cookie, headers: { accept: 'text/x-script' } }),
        ])
        asked.push(['/cart', await post(`${prefix}/cart`, { intent: 'remove', offerId: '1', back: value })])
        const referer = `${shop.origin}${value.replace(/[^\x20-\x7e]/g, '')}`
        asked.push(['/cart', await post(`${prefix}/cart`, { intent: 'remove', offerId: '1' }, { referer })])
        asked.push(['/wishlist', await post(`${prefix}/wishlist`, { intent: 'remove', offerId: '1', back: value })])
      }
      for (const language of ['en', 'de', 'kr', 'xx']) {
        const choice = { language, currency: 'EUR', from: value, was: 'de' }
        asked.push(['/choice', await post('/choice', choice)])
        asked.push(['/consent', await post('/consent', { consent: 'all', from: value, locale: language })])
      }
      for (const [path, { headers, text, status }] of asked) {
        expect([path, value, status < 500]).toEqual([path, value, true])
        if (headers.location !== undefined) led++
        expectOwn(headers.location, path, [path, value])
        // Data requests encode the redirect in their body.
        const told = path.endsWith('.data') ? /"(?:redirect|location)","([^"]*)"/.exec(text)?.[1] : undefined
        expectOwn(told, path, [path, value])
      }
      const failed = await shop.ask(`/500?${query}`, { cookie: known })
      for (const [, href = ''] of failed.text.matchAll(/<(?:a|form)[^>]*(?:href|action)="([^"]*)"/g))
        if (href.includes(host)) expectOwn(href.replace(/&amp;/g, '&'), '/500', ['/500', value])
    }
    expect(led).toBeGreaterThan(values.length * 6)
  })

  it('Y1 is written in two places only, and no script navigates elsewhere', () => {
    const root = fileURLToPath(new URL('../../../..', import.meta.url))
    const files = [
      ...globSync(['apps/storefront/{app,server}/**/*.{ts,tsx,js}', 'packages/*/src/**/*.{ts,tsx}'], { cwd: root }),
    ].filter((file) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file))
    expect(files.length).toBeGreaterThan(500)
    const found = (pattern: RegExp) =>
      files.filter((file) => pattern.test(readFileSync(`${root}/${file}`, 'utf8'))).map((file) => relative('', file))
    const redirects = /import\s*\{[^}]*\b(?:redirect|replace|redirectDocument)\b[^}]*\}\s*from '@remix-run/
    expect(found(redirects)).toEqual(['packages/marketplace-features/src/kernel/redirect-to.ts'])
    const headers = /\bLocation['"]?\s*:|\(\s*['"]location['"]\s*,|headers\b[^}\n]*\blocation\s*:/
    expect(found(headers).sort()).toEqual([
      'apps/storefront/server/address/send-redirect.ts',
      'packages/marketplace-features/src/kernel/redirect-to.ts',
    ])
    expect(found(/Response\.redirect\(/)).toEqual(['apps/storefront/server/assets/service-worker.browser.js'])
    // Each of these goes to this page's own address, or to one that begins with its language prefix.
    const scripts =
      /\blocation\.(?:assign|replace)\(|\blocation\.href\s*=[^=]|window\.location\s*=[^=]|\.action\s*=[^=]|window\.open\(/
    expect(found(scripts).sort()).toEqual([
      'apps/storefront/app/after-load/third-parties.ts',
      'apps/storefront/app/browser/browser-api.ts',
      'apps/storefront/app/routes/checkout.tsx',
    ])
    expect(found(/<Navigate\b/)).toEqual([])
  })
})
