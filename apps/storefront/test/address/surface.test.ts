import { globSync, readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { canary } from '../../tooling/canaries.ts'
import { startStorefront } from '../support/storefront.ts'
import { startStubGateway } from '../support/stub-gateway.ts'

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
let target = ''
const tenantDir = fileURLToPath(new URL('../../../../tenants/lumen', import.meta.url))
const visitorCookie = 'device=11111111-2222-4333-8444-555555555555; ab=A'

const secrets = {
  GATEWAY_CLIENT_SECRET: 'canary-client-4c1d8e20b7',
  SESSION_SECRET: 'canary-session-of-more-than-32-letters-91',
}

beforeAll(async () => {
  gateway = await startStubGateway({
    '/dictionary/short-link': () => ({ body: { code: '0000', msg: 'ok', data: { originUrl: target } } }),
  })
  shop = await startStorefront(gateway.url, secrets)
})
afterAll(async () => {
  await shop.stop()
  await gateway.stop()
})

describe('short links', () => {
  it('redirect to web addresses only, never to another short link, and home otherwise', async () => {
    const redirectFor = async (address: string) => {
      target = address
      return (await shop.send('/jump/abcdefghijk', { cookie: visitorCookie })).headers.location
    }
    expect(await redirectFor(`${shop.origin}/search?q=gold`)).toBe(`${shop.origin}/search?q=gold`)
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'ftp://files.test/x',
      'https://user:pass@evil.test/',
      `${shop.origin}/jump/abcdefghijk`,
      `${shop.origin}/de/jump/abcdefghijk`,
      'no address',
      '',
    ])
      expect([address, await redirectFor(address)]).toEqual([address, '/'])
  })
})

describe('the choice of a language', () => {
  it('D-21 redirects to the prefix of the language, for each of the nine that have one', async () => {
    const prefixed = ['fr', 'de', 'it', 'es', 'ru', 'ar', 'ja', 'th', 'id'] as const
    const wideShop = await startStorefront(gateway.url, secrets, { languages: ['en', ...prefixed] })
    for (const language of prefixed) {
      const form = new URLSearchParams({ language, currency: 'USD', from: '/help?x=1', was: 'en' })
      const headers = { origin: wideShop.origin, 'content-type': 'application/x-www-form-urlencoded' }
      const chosen = await wideShop.send('/choice', {
        method: 'POST',
        headers,
        body: form.toString(),
        cookie: visitorCookie,
      })
      expect([chosen.status, chosen.headers.location]).toEqual([303, `/${language}/help?x=1`])
      expect(chosen.setCookie.join()).toContain(`lang=${language};`)
      const page = await wideShop.send(`/${language}/help?x=1`, { cookie: `${visitorCookie}; lang=${language}` })
      expect([page.status, /<html[^>]*\blang="([^"]+)"/.exec(page.text)?.[1]]).toEqual([200, language])
    }
    await wideShop.stop()
  })
})

describe('the list of viewed offers', () => {
  it('is answered as JSON', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { status, headers, text } = await shop.send('/wishlist/viewed', { cookie: visitorCookie })
    expect([status, headers['content-type'], JSON.parse(text)]).toEqual([200, 'application/json', { viewed: [] }])
    expect(warned).not.toHaveBeenCalled()
    warned.mockRestore()
  })
})

describe('a foreign origin', () => {
  it('S33 gets no permission by CORS', async () => {
    for (const origin of ['https://evil.test', 'null', `${shop.origin}.evil.test`, 'http://sub.localhost'])
      for (const path of [
        '/',
        '/help',
        '/robots.txt',
        '/after-load.json',
        '/sw.js',
        '/api/website/notice/list/type',
        '/healthz',
      ])
        for (const method of ['GET', 'OPTIONS']) {
          const { headers } = await shop.send(path, {
            method,
            headers: { origin, 'access-control-request-method': 'POST' },
          })
          const granted = Object.keys(headers).filter((name) => name.startsWith('access-control-'))
          expect([method, path, origin, granted]).toEqual([method, path, origin, []])
        }
  })

  it('cannot show a page in a frame', async () => {
    for (const path of [
      '/',
      '/help',
      '/login',
      '/checkout',
      '/500',
      '/nothing',
      '/api/x',
      '/after-load.json',
      '/manifest.webmanifest',
    ]) {
      const { headers } = await shop.send(path, { cookie: visitorCookie })
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['x-frame-options']).toBe('DENY')
    }
  })
})

describe('a running shop', () => {
  const raw = (method: string, path: string) =>
    new Promise<number>((resolve, reject) => {
      const { port, host } = new URL(shop.origin)
      const sent = request({ host: '127.0.0.1', port, path, method, headers: { host } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
      sent.on('error', reject)
      sent.end()
    })

  it('S60 exposes no sources, source maps, tools or further methods', async () => {
    for (const path of [
      '/.git/config',
      '/.env',
      '/package.json',
      '/storybook',
      '/server/index.js',
      '/build/server/index.js',
      '/assets/../server/index.js',
      '/@vite/client',
      '/__vite_ping',
      '/node_modules/react/index.js',
      '/app/root.tsx',
      '/maps/root.js.map.gz',
      '/build/maps/root.js.map.gz',
      '/assets/../maps/root.js.map.gz',
    ])
      expect([path, await raw('GET', path)]).toEqual([path, 404])
    for (const method of ['TRACE', 'OPTIONS', 'PROPFIND'])
      expect([method, await raw(method, '/')]).toEqual([method, 405])
    const { text } = await shop.send('/help', { cookie: visitorCookie })
    const files = [...new Set(text.match(/\/assets\/[\w.-]+\.js/g))]
    expect(files.length).toBeGreaterThan(2)
    const maps = readdirSync(join(tenantDir, 'build/maps'))
    const sent = readdirSync(join(tenantDir, 'build/client'), { recursive: true, encoding: 'utf8' })
    expect(sent.filter((file) => /\.map/.test(file))).toEqual([])
    // Control: there are maps of these files.
    expect(files.filter((file) => maps.includes(`${basename(file)}.map.gz`)).length).toBeGreaterThan(2)
    for (const file of files) {
      expect((await shop.send(file)).text).not.toMatch(/sourceMappingURL/)
      for (const end of ['.map', '.map.gz']) expect((await shop.send(file + end)).status).toBe(404)
    }
    const manifest = await shop.send('/__manifest?p=%2Fnothing&version=0', { cookie: visitorCookie })
    expect(manifest.text).not.toMatch(/\/work\/|\/tmp\/|\.tsx/)
  })
})

describe('everything sent to browsers', () => {
  it('S58 is free of secrets of the server and of the build machine', async () => {
    const leaked = (text: string) =>
      [canary, ...Object.values(secrets), ...Object.keys(secrets), 'client_secret'].filter((secret) =>
        text.includes(secret),
      )
    // Control: a secret is found.
    expect(leaked(`window.x = "${secrets.SESSION_SECRET}"`)).toHaveLength(1)
    const pages = [
      '/',
      '/login',
      '/de/login',
      '/brands',
      '/search?q=gold',
      '/items/1',
      '/cart',
      '/help',
      '/no-such-page',
      '/500',
    ]
    for (const path of [...pages, '/robots.txt', '/manifest.webmanifest', '/sw.js', '/sitemap.xml']) {
      const { text, headers, setCookie } = await shop.send(path, { cookie: visitorCookie })
      expect([path, leaked(text + JSON.stringify(headers) + setCookie.join())]).toEqual([path, []])
    }
    const tenants = fileURLToPath(new URL('../../../../tenants', import.meta.url))
    const files = globSync('*/build/client/**/*.{js,css,html,map,json,svg,webmanifest,txt}', { cwd: tenants })
    expect(files.length).toBeGreaterThan(50)
    for (const file of files) expect([file, leaked(readFileSync(`${tenants}/${file}`, 'utf8'))]).toEqual([file, []])
  })
})

describe('connections that send slowly or nothing', () => {
  it('R58 are closed within six seconds, while others are answered', { retry: 1, timeout: 60_000 }, async () => {
    const { port, host } = new URL(shop.origin)
    const slow = (count: number, start: string, drop?: string) =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const socket = connect(Number(port), '127.0.0.1')
          socket.on('error', () => undefined)
          await new Promise((resolve) => socket.once('connect', resolve))
          const began = performance.now()
          const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
          if (start) socket.write(start)
          socket.resume()
          const drip = drop ? setInterval(() => socket.writable && socket.write(drop), 300) : undefined
          await Promise.race([closed, delay(8000)])
          clearInterval(drip)
          socket.destroy()
          return performance.now() - began
        }),
      )
    const form = `POST /login HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${shop.origin}\r\nContent-Type: application/x-www-form-urlencoded\r\n`
    /** The 99th percentile of waiting times. */
    const p99 = async () => {
      const times: number[] = []
      for (let n = 0; n < 100; n++) {
        const began = performance.now()
        expect((await shop.send('/healthz')).status).toBe(200)
        times.push(performance.now() - began)
        await delay(n % 5 ? 0 : 150)
      }
      return times.toSorted((a, b) => a - b)[98] ?? 0
    }
    const calm = await p99()
    const all = Promise.all([
      slow(100, form, 'X-Slow: a\r\n'),
      slow(100, `${form}Content-Length: 60000\r\n\r\nemail=`, 'x'),
      ...[0, 1, 2, 3, 4].map(async (n) => slow(200, await delay(n * 100, ''))),
    ])
    // On a busy machine every request takes longer.
    expect(await p99()).toBeLessThan(Math.max(300, 6 * calm))
    for (const took of await all) expect(Math.max(...took)).toBeLessThan(6000)
  })
})
