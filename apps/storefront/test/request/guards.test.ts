import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signedInCookie, startStorefront } from '../support/storefront.ts'
import { startStubGateway } from '../support/stub-gateway.ts'

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
let secureShop: Awaited<ReturnType<typeof startStorefront>>
const visitorCookie = 'device=11111111-2222-4333-8444-555555555555; ab=A'

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
  it('S25 refuse unsafe requests from a foreign origin, on every route', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const sameOrigin = { origin: shop.origin, 'sec-fetch-site': 'same-origin' }
    const refusedHeaders: Record<string, string>[] = [
      form,
      { ...form, origin: 'https://evil.test' },
      { ...form, origin: 'null' },
      { ...form, origin: shop.origin.replace('http:', 'https:') },
      { ...form, origin: `${shop.origin}.evil.test` },
      { ...form, origin: shop.origin.replace('localhost', 'sub.localhost') },
      { ...form, origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' },
      { ...form, ...sameOrigin, 'sec-fetch-site': 'cross-site' },
      { ...form, ...sameOrigin, 'sec-fetch-site': 'same-site' },
      { ...sameOrigin, 'content-type': 'text/plain' },
    ]
    const cookie = await signedInCookie('csrf')
    const paths = addresses()
    expect(paths.length).toBeGreaterThan(20)
    for (const path of paths)
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
        for (const headers of refusedHeaders) {
          const { status } = await shop.send(path, { method, headers, cookie, body: 'a=1' })
          expect([403, 415], `${method} ${path} ${JSON.stringify(headers)}`).toContain(status)
        }
    expect(gateway.calls).toEqual([])
    const allowed = await shop.send('/choice', {
      method: 'POST',
      headers: { ...form, ...sameOrigin },
      body: 'from=/help',
    })
    expect(allowed.status).toBe(303)
  })

  it('S61 send the security headers with every answer, and never the name of the software', async () => {
    const withoutRoute = [
      '/healthz',
      '/no/such/page/here',
      '/assets/nothing.js',
      '/api/x',
      '/en/help',
      '/manifest.webmanifest',
    ]
    for (const path of [...addresses(), ...withoutRoute]) {
      const { headers } = await secureShop.send(path, { cookie: visitorCookie })
      expect(headers['strict-transport-security'], path).toContain('max-age=31536000')
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
      expect(headers['x-content-type-options'], path).toBe('nosniff')
      expect(headers['referrer-policy'], path).toBeTruthy()
      expect(headers['permissions-policy'], path).toContain('camera=()')
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
      expect(headers['cross-origin-resource-policy'], path).toBe('same-origin')
      expect(headers.server ?? headers['x-powered-by'], path).toBeUndefined()
    }
    const refused = await secureShop.send('/help', { method: 'POST' })
    expect(refused.headers['content-security-policy']).toBeTruthy()
    const script = (await secureShop.send('/help')).headers['content-security-policy']?.match(/script-src [^;]*/)?.[0]
    expect(script).not.toMatch(/unsafe/)
  })

  it('give a page the hashes of its inline scripts and styles, the same from the cache', async () => {
    const replies = []
    for (let turn = 0; turn < 3; turn++) replies.push(await shop.send('/help', { cookie: visitorCookie }))
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

  it('answer 304 to a browser that has the page, separately for each encoding', async () => {
    const send = (headers: Record<string, string>) => shop.send('/help?page=7', { cookie: visitorCookie, headers })
    await send({})
    const br = await send({ 'accept-encoding': 'gzip, deflate, br, zstd' })
    const plain = await send({})
    expect([br.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['br', undefined])
    expect(Number(br.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']) / 3)
    const repeated = await send({ 'accept-encoding': 'br', 'if-none-match': br.headers.etag ?? '' })
    expect([repeated.status, repeated.text, repeated.headers.etag]).toEqual([304, '', br.headers.etag])
    const other = await send({ 'if-none-match': br.headers.etag ?? '' })
    expect([other.status, other.headers.etag === br.headers.etag]).toEqual([200, false])
  })

  it('serve cached pages only for their language, currency, device and test group, and personal pages only to their buyer', async () => {
    const currencyOf = async (path: string, cookie: string, agent = 'desktop') => {
      const { text, headers } = await shop.send(path, { cookie, headers: { 'user-agent': agent } })
      return {
        lang: /<html lang="(\w+)"/.exec(text)?.[1],
        shown: /<\/span>(USD|EUR)<\/span>/.exec(text)?.[1],
        state: headers['x-page-cache'],
      }
    }
    await currencyOf('/help?page=9', visitorCookie)
    expect(await currencyOf('/help?page=9', visitorCookie)).toEqual({ lang: 'en', shown: 'USD', state: 'hit' })
    expect(await currencyOf('/help?page=9', `${visitorCookie}; currency=EUR`)).toEqual({
      lang: 'en',
      shown: 'EUR',
      state: 'miss',
    })
    expect(await currencyOf('/de/help?page=9', visitorCookie)).toEqual({ lang: 'de', shown: 'EUR', state: 'miss' })
    expect((await currencyOf('/help?page=9', visitorCookie.replace('ab=A', 'ab=B'))).state).toBe('miss')
    expect((await currencyOf('/help?page=9', visitorCookie, 'iPhone Mobile')).state).toBe('miss')
    // The browser converts dates to its own time zone once the page runs.
    expect((await currencyOf('/help?page=9', `${visitorCookie}; tz=Asia%2FTokyo`)).state).toBe('hit')
    const personal = await shop.send('/cookies?page=9', {
      cookie: `${visitorCookie}; ${await signedInCookie('cache')}`,
    })
    expect(personal.headers['cache-control']).toBe('private, no-store')
    expect(personal.text).toContain('Ada')
    expect((await shop.send('/cookies?page=9', { cookie: visitorCookie })).text).not.toContain('Ada')
  })

  it('keep a flash message when a page is only prefetched', async () => {
    const cookie = `${visitorCookie}; flash=${encodeURIComponent(JSON.stringify({ type: 'warning', text: 'Please log in first' }))}`
    const showsAndClears = async (headers: Record<string, string>) => {
      const { text, setCookie } = await shop.send('/help.data', { cookie, headers })
      return [text.includes('Please log in first'), setCookie.some((line) => /^flash=;.*Max-Age=0/.test(line))]
    }
    expect(await showsAndClears({ 'sec-purpose': 'prefetch' })).toEqual([false, false])
    expect(await showsAndClears({})).toEqual([true, true])
  })

  it('S28 do not let input start a new header', async () => {
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
    const replies = []
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
        replies.push(await shop.send(`${path}?${query}`, { cookie: visitorCookie }))
      for (const cookie of ['flash', 'lang', 'currency', 'tz', 'device', 'ab'])
        replies.push(await shop.send('/help', { cookie: `${cookie}=${value}` }))
      for (const path of ['/choice', '/consent', '/login', '/logout'])
        replies.push(await shop.send(path, { method: 'POST', headers: form, body: query, cookie: visitorCookie }))
    }
    expect(replies.filter(({ headers }) => headers.location).length).toBeGreaterThan(20)
    expect(replies.flatMap(({ setCookie }) => setCookie).length).toBeGreaterThan(20)
    for (const { headers, setCookie } of replies) {
      expect(setCookie.filter((line) => line.startsWith('s='))).toEqual([])
      for (const value of [...Object.values(headers), ...setCookie]) expect(value).toMatch(/^[\x20-\x7e]*$/)
    }
  })

  it('do not answer for another host', async () => {
    expect((await shop.send('/help', { headers: { host: 'evil.test' } })).status).toBe(421)
    expect((await shop.send('/help', { headers: { 'x-forwarded-host': 'evil.test' } })).text).not.toContain('evil.test')
  })

  it('send built files compressed and as immutable', async () => {
    const { text } = await shop.send('/help', { cookie: visitorCookie })
    const file = /\/assets\/[\w.-]+\.js/.exec(text)?.[0] ?? ''
    const { headers } = await shop.send(file, { headers: { 'accept-encoding': 'br' } })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-encoding']).toBe('br')
  })
})
