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
const visitorCookie = 'device=11111111-2222-4333-8444-555555555555; ab=A'

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
/** Hostile paths; the test appends each to the origin and to language prefixes. */
const hostilePaths = [
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
/** Hostile addresses for parameters only. */
const hostileAddresses = [
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
const prefixes = ['', '/de', '/de/de', '/de/fr', '/en', '/DE', '/kr']

/** The origins `location` could lead to from `path`, even if a proxy decodes slashes or removes a language prefix. */
function originsOf(location: string, path: string): string[] {
  const from = new URL(path.startsWith('/') ? `${shop.origin}${path}` : shop.origin)
  const decoded = /%(?:2f|5c)/i.test(location) ? [location.replace(/%2f/gi, '/').replace(/%5c/gi, '\\')] : []
  const readings = [location, ...decoded].flatMap((reading) => {
    const cut = /^\/(?:[a-z]{2})(\/.*)$/i.exec(reading)?.[1]
    return cut === undefined ? [reading] : [reading, cut]
  })
  return readings.map((reading) => new URL(reading, from).origin)
}

function expectThisShop(location: string | undefined, path: string, context: unknown) {
  if (location === undefined) return
  expect([context, location, [...new Set(originsOf(location, path))]]).toEqual([context, location, [shop.origin]])
}

describe('Y1 a Location', () => {
  it('Y1 leads to a path of this shop whatever path was requested, in every language, with and without a ticket', async () => {
    let redirects = 0
    for (const prefix of [...prefixes, ...prefixedLocales.map((id) => `/${id}`)])
      for (const hostilePath of hostilePaths.filter((path) => !path.includes('\\')))
        for (const query of ['', '?refresh_token=x', '?client_id=a&password=b&userName=c&sign=d&timestamp=1']) {
          const path = `${prefix}${hostilePath}${query}`
          const { status, headers } = await shop.send(path, { cookie: visitorCookie })
          expect([path, status < 500]).toEqual([path, true])
          if (headers.location !== undefined) redirects++
          expectThisShop(headers.location, path, path)
        }
    expect(redirects).toBeGreaterThan(100)
    // Control: a ticket is redeemed and its visitor is redirected to the requested path.
    const redeemed = await shop.send('/de/help?refresh_token=x&q=1', { cookie: visitorCookie })
    expect([redeemed.status, redeemed.headers.location]).toEqual([303, '/de/help?q=1'])
  })

  it('Y1 leads to a path of this shop whatever a parameter, a form or a Referer says', async () => {
    const cookie = `${visitorCookie}; ${await signedInCookie('locations')}`
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: shop.origin,
      'sec-fetch-site': 'same-origin',
    }
    const post = (path: string, fields: Record<string, string>, headers = {}, cookie = visitorCookie) =>
      shop.send(path, {
        method: 'POST',
        headers: { ...form, ...headers },
        body: new URLSearchParams(fields).toString(),
        cookie,
      })
    const values = [
      ...prefixes.flatMap((prefix) => hostilePaths.map((hostilePath) => `${prefix}${hostilePath}`)),
      ...hostileAddresses,
    ]
    let redirects = 0
    for (const value of values) {
      const query = new URLSearchParams({ redirectUrl: value, next: value, from: value, back: value })
      const replies: [string, Awaited<ReturnType<typeof shop.send>>][] = []
      for (const prefix of ['', '/de']) {
        for (const path of ['/login', '/login/switch', '/login/with/Google'])
          replies.push([path, await shop.send(`${prefix}${path}?${query}`, { cookie })])
        replies.push([
          '/login.data',
          await shop.send(`${prefix}/login.data?${query}`, { cookie, headers: { accept: 'text/x-script' } }),
        ])
        replies.push(['/cart', await post(`${prefix}/cart`, { intent: 'remove', offerId: '1', back: value })])
        const referer = `${shop.origin}${value.replace(/[^\x20-\x7e]/g, '')}`
        replies.push(['/cart', await post(`${prefix}/cart`, { intent: 'remove', offerId: '1' }, { referer })])
        replies.push(['/wishlist', await post(`${prefix}/wishlist`, { intent: 'remove', offerId: '1', back: value })])
      }
      for (const language of ['en', 'de', 'kr', 'xx']) {
        const choice = { language, currency: 'EUR', from: value, was: 'de' }
        replies.push(['/choice', await post('/choice', choice)])
        replies.push(['/consent', await post('/consent', { consent: 'all', from: value, locale: language })])
      }
      for (const [path, { headers, text, status }] of replies) {
        expect([path, value, status < 500]).toEqual([path, value, true])
        if (headers.location !== undefined) redirects++
        expectThisShop(headers.location, path, [path, value])
        // Data requests encode the redirect in their body.
        const redirect = path.endsWith('.data') ? /"(?:redirect|location)","([^"]*)"/.exec(text)?.[1] : undefined
        expectThisShop(redirect, path, [path, value])
      }
      const failed = await shop.send(`/500?${query}`, { cookie: visitorCookie })
      for (const [, href = ''] of failed.text.matchAll(/<(?:a|form)[^>]*(?:href|action)="([^"]*)"/g))
        if (href.includes(host)) expectThisShop(href.replace(/&amp;/g, '&'), '/500', ['/500', value])
    }
    expect(redirects).toBeGreaterThan(values.length * 6)
  })

  it('Y1 is set in two source files only, and few scripts navigate', () => {
    const root = fileURLToPath(new URL('../../../..', import.meta.url))
    const files = [
      ...globSync(['apps/storefront/{app,server}/**/*.{ts,tsx,js}', 'packages/*/src/**/*.{ts,tsx}'], { cwd: root }),
    ].filter((file) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file))
    expect(files.length).toBeGreaterThan(500)
    const filesWith = (pattern: RegExp) =>
      files.filter((file) => pattern.test(readFileSync(`${root}/${file}`, 'utf8'))).map((file) => relative('', file))
    const redirects = /import\s*\{[^}]*\b(?:redirect|replace|redirectDocument)\b[^}]*\}\s*from '@remix-run/
    expect(filesWith(redirects)).toEqual(['packages/marketplace-features/src/kernel/redirect-to.ts'])
    const headers = /\bLocation['"]?\s*:|\(\s*['"]location['"]\s*,|headers\b[^}\n]*\blocation\s*:/
    expect(filesWith(headers).sort()).toEqual([
      'apps/storefront/server/address/send-redirect.ts',
      'packages/marketplace-features/src/kernel/redirect-to.ts',
    ])
    expect(filesWith(/Response\.redirect\(/)).toEqual(['apps/storefront/server/assets/service-worker.browser.js'])
    // Each of these scripts navigates to the current address, or to one that begins with the language prefix.
    const scripts =
      /\blocation\.(?:assign|replace)\(|\blocation\.href\s*=[^=]|window\.location\s*=[^=]|\.action\s*=[^=]|window\.open\(/
    expect(filesWith(scripts).sort()).toEqual([
      'apps/storefront/app/after-load/third-parties.ts',
      'apps/storefront/app/browser/browser-api.ts',
      'apps/storefront/app/routes/checkout.tsx',
      'apps/storefront/app/visitor/fetch-visitor.tsx',
      // To the payment page that the gateway named.
      'packages/desk-features/src/application/apply-page.tsx',
      // To the page of the provider that checks identities, which the gateway named.
      'packages/desk-features/src/application/identity-step.tsx',
      // A window of a phone's width for the preview at the shop's own address.
      'packages/desk-features/src/content/preview-link.tsx',
      // To the page of Stripe, which the gateway named.
      'packages/desk-features/src/money/connect-forms.tsx',
    ])
    expect(filesWith(/<Navigate\b/)).toEqual([])
  })
})
