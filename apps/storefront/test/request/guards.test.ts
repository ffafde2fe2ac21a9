import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signedInCookie, startStorefront } from '../support/storefront.ts'
import { startStubGateway } from '../support/stub-gateway.ts'

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
let secureShop: Awaited<ReturnType<typeof startStorefront>>
const known = 'device=11111111-2222-4333-8444-555555555555; ab=A'

beforeAll(async () => {
  gateway = await startStubGateway()
  shop = await startStorefront(gateway.url)
  secureShop = await startStorefront(gateway.url, { PUBLIC_ORIGIN: 'https://shop.example' })
})
afterAll(async () => {
  await Promise.all([shop.stop(), secureShop.stop(), gateway.stop()])
})
beforeEach(() => gateway.calls.splice(0))

/** Every address of the build, from its route manifest. */
function addresses(): string[] {
  const { routes } = shop.build
  const pathOf = (id: string | undefined): string => {
    const route = id ? routes[id] : undefined
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : ''
  }
  const paths = Object.keys(routes).map(
    (id) =>
      pathOf(id)
        .replace(/:\w+\??/g, '1')
        .replace('*', 'x') || '/',
  )
  return [...new Set([...paths, '/choice', '/buyer/orders.data', '/_root.data'])]
}

describe('guards before pages', () => {
  it('S25 refuses unsafe requests from a foreign origin, on every route', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const own = { origin: shop.origin, 'sec-fetch-site': 'same-origin' }
    const sets: Record<string, string>[] = [
      form,
      { ...form, origin: 'https://evil.test' },
      { ...form, origin: 'null' },
      { ...form, origin: shop.origin.replace('http:', 'https:') },
      { ...form, origin: `${shop.origin}.evil.test` },
      { ...form, origin: shop.origin.replace('localhost', 'sub.localhost') },
      { ...form, origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' },
      { ...form, ...own, 'sec-fetch-site': 'cross-site' },
      { ...form, ...own, 'sec-fetch-site': 'same-site' },
      { ...own, 'content-type': 'text/plain' },
    ]
    const cookie = await signedInCookie('csrf')
    const paths = addresses()
    expect(paths.length).toBeGreaterThan(20)
    for (const path of paths)
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
        for (const headers of sets) {
          const { status } = await shop.ask(path, { method, headers, cookie, body: 'a=1' })
          expect([403, 415], `${method} ${path} ${JSON.stringify(headers)}`).toContain(status)
        }
    expect(gateway.calls).toEqual([])
    const allowed = await shop.ask('/choice', { method: 'POST', headers: { ...form, ...own }, body: 'from=/help' })
    expect(allowed.status).toBe(303)
  })

  it('S61 sends the security headers with every answer, and never names the software', async () => {
    const outside = [
      '/healthz',
      '/no/such/page/here',
      '/assets/nothing.js',
      '/api/x',
      '/en/help',
      '/manifest.webmanifest',
    ]
    for (const path of [...addresses(), ...outside]) {
      const { headers } = await secureShop.ask(path, { cookie: known })
      expect(headers['strict-transport-security'], path).toContain('max-age=31536000')
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
      expect(headers['x-content-type-options'], path).toBe('nosniff')
      expect(headers['referrer-policy'], path).toBeTruthy()
      expect(headers['permissions-policy'], path).toContain('camera=()')
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
      expect(headers['cross-origin-resource-policy'], path).toBe('same-origin')
      expect(headers.server ?? headers['x-powered-by'], path).toBeUndefined()
    }
    const refused = await secureShop.ask('/help', { method: 'POST' })
    expect(refused.headers['content-security-policy']).toBeTruthy()
    const script = (await secureShop.ask('/help')).headers['content-security-policy']?.match(/script-src [^;]*/)?.[0]
    expect(script).not.toMatch(/unsafe/)
  })

  it('gives a page the hashes of its own inline scripts and styles, the same from the cache', async () => {
    const replies = []
    for (let turn = 0; turn < 3; turn++) replies.push(await shop.ask('/help', { cookie: known }))
    expect(replies.map(({ headers }) => headers['x-page-cache'])).toEqual(['miss', 'hit', 'hit'])
    const [first] = replies
    const policies = new Set(replies.map(({ headers }) => headers['content-security-policy']))
    expect([policies.size, new Set(replies.map(({ text }) => text)).size]).toEqual([1, 1])
    const inline = [...(first?.text ?? '').matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)].filter(
      ([, , attributes = '']) => !/src=|ld\+json/.test(attributes),
    )
    expect(inline.length).toBeGreaterThan(3)
    for (const [, , , text = ''] of inline) {
      const hash = createHash('sha256').update(text).digest('base64')
      expect([...policies][0]).toContain(`'sha256-${hash}'`)
    }
    expect(first?.text).not.toContain('nonce=')
  })

  it('answers 304 to a browser that has the page, in each encoding for itself', async () => {
    const ask = (headers: Record<string, string>) => shop.ask('/help?page=7', { cookie: known, headers })
    await ask({})
    const br = await ask({ 'accept-encoding': 'gzip, deflate, br, zstd' })
    const plain = await ask({})
    expect([br.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['br', undefined])
    expect(Number(br.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']) / 3)
    const again = await ask({ 'accept-encoding': 'br', 'if-none-match': br.headers.etag ?? '' })
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', br.headers.etag])
    const other = await ask({ 'if-none-match': br.headers.etag ?? '' })
    expect([other.status, other.headers.etag === br.headers.etag]).toEqual([200, false])
  })

  it('serves cached pages only for their language, currency, device and group, and pages of one’s own to nobody else', async () => {
    const currencyOf = async (path: string, cookie: string, agent = 'desktop') => {
      const { text, headers } = await shop.ask(path, { cookie, headers: { 'user-agent': agent } })
      return {
        lang: /<html lang="(\w+)"/.exec(text)?.[1],
        shown: /<\/span>(USD|EUR)<\/span>/.exec(text)?.[1],
        state: headers['x-page-cache'],
      }
    }
    await currencyOf('/help?page=9', known)
    expect(await currencyOf('/help?page=9', known)).toEqual({ lang: 'en', shown: 'USD', state: 'hit' })
    expect(await currencyOf('/help?page=9', `${known}; currency=EUR`)).toEqual({
      lang: 'en',
      shown: 'EUR',
      state: 'miss',
    })
    expect(await currencyOf('/de/help?page=9', known)).toEqual({ lang: 'de', shown: 'EUR', state: 'miss' })
    expect((await currencyOf('/help?page=9', known.replace('ab=A', 'ab=B'))).state).toBe('miss')
    expect((await currencyOf('/help?page=9', known, 'iPhone Mobile')).state).toBe('miss')
    // Dates are shown in the browser's zone once the page runs.
    expect((await currencyOf('/help?page=9', `${known}; tz=Asia%2FTokyo`)).state).toBe('hit')
    const personal = await shop.ask('/cookies?page=9', { cookie: `${known}; ${await signedInCookie('cache')}` })
    expect(personal.headers['cache-control']).toBe('private, no-store')
    expect(personal.text).toContain('Ada')
    expect((await shop.ask('/cookies?page=9', { cookie: known })).text).not.toContain('Ada')
  })

  it('does not use up a flash message for a prefetched page', async () => {
    const cookie = `${known}; flash=${encodeURIComponent(JSON.stringify({ type: 'warning', text: 'Please log in first' }))}`
    const taken = async (headers: Record<string, string>) => {
      const { text, setCookie } = await shop.ask('/help.data', { cookie, headers })
      return [text.includes('Please log in first'), setCookie.some((line) => /^flash=;.*Max-Age=0/.test(line))]
    }
    expect(await taken({ 'sec-purpose': 'prefetch' })).toEqual([false, false])
    expect(await taken({})).toEqual([true, true])
  })

  it('S28 lets no input start a new header', async () => {
    const breaks = [
      '/a\r\nset-cookie: s=1',
      '/a\nset-cookie: s=1',
      '/a%0d%0aset-cookie:%20s=1',
      '/a\u0000b',
      '/a\u2028b',
      '/ä€',
    ]
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: shop.origin,
      'sec-fetch-site': 'same-origin',
    }
    const heard = []
    for (const text of breaks) {
      const value = encodeURIComponent(text)
      const names = [
        'from',
        'back',
        'next',
        'redirectUrl',
        'url',
        'ut',
        'token',
        'ticket',
        'language',
        'currency',
        'was',
      ]
      const query = names.map((name) => `${name}=${value}`).join('&')
      for (const path of [...addresses(), `/${value}`, `/de/${value}`, `/items/${value}`])
        heard.push(await shop.ask(`${path}?${query}`, { cookie: known }))
      for (const cookie of ['flash', 'lang', 'currency', 'tz', 'device', 'ab'])
        heard.push(await shop.ask('/help', { cookie: `${cookie}=${value}` }))
      for (const path of ['/choice', '/consent', '/login', '/logout'])
        heard.push(await shop.ask(path, { method: 'POST', headers: form, body: query, cookie: known }))
    }
    expect(heard.filter(({ headers }) => headers.location).length).toBeGreaterThan(20)
    expect(heard.flatMap(({ setCookie }) => setCookie).length).toBeGreaterThan(20)
    for (const { headers, setCookie } of heard) {
      expect(setCookie.filter((line) => line.startsWith('s='))).toEqual([])
      for (const value of [...Object.values(headers), ...setCookie]) expect(value).toMatch(/^[\x20-\x7e]*$/)
    }
  })

  it('does not answer for another host', async () => {
    expect((await shop.ask('/help', { headers: { host: 'evil.test' } })).status).toBe(421)
    expect((await shop.ask('/help', { headers: { 'x-forwarded-host': 'evil.test' } })).text).not.toContain('evil.test')
  })

  it('sends built files compressed and as immutable', async () => {
    const { text } = await shop.ask('/help', { cookie: known })
    const file = /\/assets\/[\w.-]+\.js/.exec(text)?.[0] ?? ''
    const { headers } = await shop.ask(file, { headers: { 'accept-encoding': 'br' } })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-encoding']).toBe('br')
  })
})
