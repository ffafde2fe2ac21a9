import { createFake } from '@tradepost/api-client/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FinishedPage } from '../../server/pages/finished-page.ts'
import { PageCache } from '../../server/pages/page-cache.ts'
import { answerAsFake } from '../support/answer-as-fake.ts'
import { type Reply, type RequestOptions, startStorefront } from '../support/storefront.ts'
import { startStubGateway } from '../support/stub-gateway.ts'

// Long time limit in ms, because a page whose loading timed out is not cached.
const longTimeout = { GATEWAY_TIMEOUT_MS: '5000' }

type Shop = Awaited<ReturnType<typeof startStorefront>>
let gateway: Awaited<ReturnType<typeof startStubGateway>>
/** A shop without a cache, for the expected pages. */
let uncachedShop: Shop
beforeAll(async () => {
  gateway = await startStubGateway({}, answerAsFake())
  uncachedShop = await startStorefront(gateway.url, longTimeout, { cache: new PageCache({ maxBytes: 0 }) })
})
afterAll(() => Promise.all([uncachedShop.stop(), gateway.stop()]))

/** A function that picks pseudo-random items, the same ones for the same seed. */
function randomPicker(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T
}

const device = '11111111-2222-4333-8444-555555555555'
const item = createFake().state.offers[0]?.id ?? ''
const paths = [
  '/',
  '/brands',
  '/help',
  '/de/help',
  `/items/${item}`,
  '/wishlist',
  '/cookies',
  '/no-such-game',
  '/login',
]
const queries = ['', '', '?page=2', '?q=a&page=2', '?page=2&q=a', '?utm_source=somebody', '?token=1']
const cookies = [
  '',
  'currency=EUR',
  'tz=Asia%2FTokyo',
  'ab=B',
  'lang=kr',
  'lang=de',
  'consent=all',
  `seen=${item}`,
  `wish=${device}.${item}`,
  `cart=${encodeURIComponent(JSON.stringify({ id: device, l: [[item, 2]] }))}`,
  'tp_lumen_s=sealed',
  'invite=abcdefgh.',
  `flash=${encodeURIComponent(JSON.stringify({ type: 'info', text: 'For one visitor only' }))}`,
]
const requests: [method: string, headers: Record<string, string>][] = [
  ['GET', {}],
  ['GET', {}],
  ['HEAD', {}],
  ['HEAD', { range: 'bytes=0-0' }],
  ['OPTIONS', {}],
  ['GET', { range: 'bytes=0-99' }],
  ['GET', { 'if-none-match': '"another-page"' }],
  ['GET', { 'if-modified-since': new Date(8e12).toUTCString() }],
  ['GET', { 'accept-encoding': 'identity' }],
  ['GET', { 'user-agent': 'Mozilla/5.0 (iPhone; Mobile)' }],
  ['GET', { 'user-agent': 'Googlebot/2.1' }],
  ['GET', { 'accept-language': 'ja-JP', referer: 'https://elsewhere.example/' }],
]
/** Pauses in ms: none, long enough for pages to become stale, and long enough for pages to expire. */
const waits = [0, 0, 0, 36_000, 301_000]

const bodyOf = ({ text }: Reply) =>
  text
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'varying')
    .replaceAll(/localhost:\d+/g, 'shop')

/** Sends requests of several visitors at a time; returns the wrong answers and the number of cache hits. */
async function walk(seed: number, steps: number, cacheOf: (now: () => number) => PageCache) {
  let now = 0
  const shop = await startStorefront(gateway.url, longTimeout, { cache: cacheOf(() => now) })
  const pick = randomPicker(seed)
  const wrong: string[] = []
  let hits = 0
  try {
    for (let step = 0; step < steps; step++) {
      now += pick(waits)
      // Use few addresses at a time, so that many requests are for the same page.
      const address = `${pick(paths)}${pick(queries)}`
      const visits = Array.from({ length: 4 }, (): { address: string; options: RequestOptions } => {
        const [method, headers] = pick(requests)
        const pair = [`device=${device}`, pick(cookies)].filter(Boolean)
        const cookie = (pair.some((part) => part.startsWith('ab=')) ? pair : [...pair, 'ab=A']).join('; ')
        return { address, options: { method, headers, cookie } }
      })
      const replies = await Promise.all(visits.map(({ options }) => shop.send(address, options)))
      for (const [index, reply] of replies.entries()) {
        const { options } = visits[index] as (typeof visits)[number]
        if (reply.headers['x-page-cache'] === 'hit') hits++
        const uncached = await uncachedShop.send(address, {
          ...options,
          method: options.method === 'HEAD' ? 'GET' : options.method,
        })
        const expected = options.method === 'HEAD' ? '' : bodyOf(uncached)
        const same =
          reply.status === uncached.status &&
          bodyOf(reply) === expected &&
          reply.headers['content-type'] === uncached.headers['content-type'] &&
          reply.headers.location === uncached.headers.location
        const cacheControl = reply.headers['cache-control'] ?? ''
        const shared = cacheControl.includes('public') && reply.setCookie.length > 0
        if (!same || shared)
          wrong.push(`${step}: ${options.method} ${address} ${JSON.stringify(options)} ${reply.status} ${cacheControl}`)
      }
    }
  } finally {
    await shop.stop()
  }
  return { wrong, hits }
}

describe('random visits to a shop with a page cache', () => {
  const seeds = [Date.now() % 100_000, 1, 2]
  it.each(seeds)(
    'Z2 Y2 Y3 get the same pages as without a cache (seed %i)',
    async (seed) => {
      const { wrong, hits } = await walk(seed, 60, (now) => new PageCache({ now }))
      expect({ seed, wrong }).toEqual({ seed, wrong: [] })
      expect(hits).toBeGreaterThan(3)
    },
    120_000,
  )

  it('Z2 detect a cache with empty pages, and a cache whose keys lack a part (control)', async () => {
    class EmptiedCache extends PageCache {
      override get(key: string) {
        const lookUp = super.get(key)
        if (lookUp.state !== 'stale') return lookUp
        const { headers, hashes, shows } = lookUp.page
        const page = new FinishedPage({ headers, hashes, shows, html: Buffer.alloc(0) })
        return { state: 'fresh' as const, page }
      }
    }
    class ShortKeyCache extends PageCache {
      override get(key: string) {
        return super.get(JSON.stringify(JSON.parse(key).slice(0, 2)))
      }
      override put(key: string, ...rest: [Parameters<PageCache['put']>[1], number]) {
        super.put(JSON.stringify(JSON.parse(key).slice(0, 2)), ...rest)
      }
    }
    for (const Cache of [EmptiedCache, ShortKeyCache]) {
      const { wrong } = await walk(1, 30, (now) => new Cache({ now }))
      expect(wrong.length).toBeGreaterThan(0)
    }
  }, 120_000)
})
