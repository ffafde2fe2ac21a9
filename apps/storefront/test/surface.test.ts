import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStorefront } from './support/storefront.ts'
import { startStubGateway } from './support/stub-gateway.ts'

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
let target = ''
const known = 'device=11111111-2222-4333-8444-555555555555; ab=A'

beforeAll(async () => {
  gateway = await startStubGateway({
    '/dictionary/short-link': () => ({ body: { code: '0000', msg: 'ok', data: { originUrl: target } } }),
  })
  shop = await startStorefront(gateway.url)
})
afterAll(async () => {
  await shop.stop()
  await gateway.stop()
})

describe('short links', () => {
  it('lead to web addresses only, never to another short link, and home otherwise', async () => {
    const to = async (address: string) => {
      target = address
      return (await shop.ask('/jump/abcdefghijk', { cookie: known })).headers.location
    }
    expect(await to(`${shop.origin}/search?q=gold`)).toBe(`${shop.origin}/search?q=gold`)
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
      expect([address, await to(address)]).toEqual([address, '/'])
  })
})

describe('foreign origins', () => {
  it('S33 are allowed nothing', async () => {
    for (const origin of ['https://evil.test', 'null', `${shop.origin}.evil.test`, 'http://sub.localhost'])
      for (const path of [
        '/',
        '/help',
        '/robots.txt',
        '/around.json',
        '/sw.js',
        '/api/website/notice/list/type',
        '/healthz',
      ])
        for (const method of ['GET', 'OPTIONS']) {
          const { headers } = await shop.ask(path, {
            method,
            headers: { origin, 'access-control-request-method': 'POST' },
          })
          const granted = Object.keys(headers).filter((name) => name.startsWith('access-control-'))
          expect([method, path, origin, granted]).toEqual([method, path, origin, []])
        }
  })

  it('S27 may frame no page', async () => {
    for (const path of [
      '/',
      '/help',
      '/login',
      '/checkout',
      '/500',
      '/nothing',
      '/api/x',
      '/around.json',
      '/manifest.webmanifest',
    ]) {
      const { headers } = await shop.ask(path, { cookie: known })
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['x-frame-options']).toBe('DENY')
    }
  })
})

describe('what a running shop shows of its inside', () => {
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

  it('S60 is nothing: no source, no map, no tool, no other method', async () => {
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
    ])
      expect([path, await raw('GET', path)]).toEqual([path, 404])
    for (const method of ['TRACE', 'OPTIONS', 'PROPFIND'])
      expect([method, await raw(method, '/')]).toEqual([method, 405])
    const { text } = await shop.ask('/help', { cookie: known })
    const files = [...new Set(text.match(/\/assets\/[\w.-]+\.js/g))]
    expect(files.length).toBeGreaterThan(2)
    for (const file of files) {
      expect((await shop.ask(file)).text).not.toMatch(/sourceMappingURL/)
      expect((await shop.ask(`${file}.map`)).status).toBe(404)
    }
    const manifest = await shop.ask('/__manifest?p=%2Fnothing&version=0', { cookie: known })
    expect(manifest.text).not.toMatch(/\/work\/|\/tmp\/|\.tsx/)
  })
})
