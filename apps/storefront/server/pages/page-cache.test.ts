import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { noInline } from '../security/inline-hashes.ts'
import type { Encoding } from './compressed.ts'
import { PageCache } from './page-cache.ts'
import type { RequestFacts } from './request-facts.ts'
import { WholePage } from './whole-page.ts'

type Given = Parameters<typeof WholePage.of>[0]
const facts = (over: Partial<RequestFacts> = {}) =>
  ({
    shared: true,
    renderFailed: false,
    outgoing: [],
    extraHeaders: [],
    shows: new Set(),
    ...over,
  }) as unknown as RequestFacts
const html = (text: string) => `<!DOCTYPE html><html>${text}</html>`
const answered = (over: Partial<Given> = {}, text = html('ab'), init: ResponseInit = {}): Given => ({
  method: 'GET',
  answer: new Response(null, { ...init, headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers } }),
  facts: facts(),
  html: Buffer.from(text),
  hashes: noInline,
  ...over,
})
const page = (shows: string[] = [], text = 'ab') => {
  const made = WholePage.of(answered({ facts: facts({ shows: new Set(shows) }) }, html(text)))
  if (!made) throw new Error('the page is incomplete')
  return made
}

describe('WholePage', () => {
  it('Z2 is made only of a complete answer to a GET with nothing personal in it', () => {
    expect(WholePage.of(answered())).not.toBeNull()
    const broken: Record<string, Given> = {
      head: answered({ method: 'HEAD' }),
      'a head with a body': answered({ method: 'HEAD', html: Buffer.alloc(0) }),
      post: answered({ method: 'POST' }),
      nothing: answered({ html: Buffer.alloc(0) }),
      'half of it': answered({}, html('a').slice(0, -7)),
      'without its deferred data': answered(
        {},
        html('<script>window.__remixContext = {}</script><template id="B:0"></template>'),
      ),
      'its second half': answered({}, html('a').slice(10)),
      'an error': answered({}, html('a'), { status: 500 }),
      'nothing found': answered({}, html('a'), { status: 404 }),
      'a part': answered({}, html('a'), { status: 206 }),
      'another type': answered({}, html('a'), { headers: { 'Content-Type': 'application/json' } }),
      'a cookie': answered({}, html('a'), { headers: { 'Set-Cookie': 's=1' } }),
      'no-store': answered({}, html('a'), { headers: { 'Cache-Control': 'no-store' } }),
      personal: answered({ facts: facts({ shared: false }) }),
      failed: answered({ facts: facts({ renderFailed: true }) }),
      'a cookie of the shop': answered({ facts: facts({ outgoing: ['a=b'] }) }),
      'a header of its own': answered({ facts: facts({ extraHeaders: [['Clear-Site-Data', '"cache"']] }) }),
    }
    for (const [name, given] of Object.entries(broken)) expect([name, WholePage.of(given)]).toEqual([name, null])
  })
})

describe('PageCache', () => {
  it('is fresh, then stale, then gone', () => {
    let now = 0
    const cache = new PageCache({ now: () => now, freshMs: 10, staleMs: 100 })
    cache.put('k', page(), 0)
    expect(cache.get('k').state).toBe('fresh')
    now = 11
    expect(cache.get('k').state).toBe('stale')
    now = 101
    expect(cache.get('k').state).toBe('none')
  })
  it('lets only one caller renew a page', () => {
    const cache = new PageCache()
    expect([cache.claimRenewal('k'), cache.claimRenewal('k')]).toEqual([true, false])
    cache.endRenewal('k')
    expect(cache.claimRenewal('k')).toBe(true)
  })
  it('drops the least recently used page when it is full', () => {
    const cache = new PageCache({ maxBytes: 2000 })
    const long = page([], 'x'.repeat(210))
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) cache.put(key, long, 0)
    cache.get('a')
    cache.put('i', long, 0)
    expect(cache.get('a').state).toBe('fresh')
    expect(cache.get('b').state).toBe('none')
  })
  it('counts compressed copies, and makes each of them once', async () => {
    const long = page([], Array.from({ length: 220 }, (_, n) => n.toString(36)).join(''))
    const maxBytes = long.html.length * 8 + 10
    const fill = async (encodings: readonly Encoding[]) => {
      const cache = new PageCache({ maxBytes })
      for (const key of ['a', 'b']) cache.put(key, long, 0)
      const lookup = cache.get('b')
      if (lookup.state === 'none') throw new Error('the page is gone')
      const copies = encodings.map((encoding) => lookup.page.encoded(encoding))
      const bytes = await Promise.all(copies)
      for (const key of ['c', 'd', 'e', 'f', 'g', 'h']) cache.put(key, long, 0)
      return { bytes, isKept: cache.get('a').state !== 'none', counted: lookup.page.bytes - long.html.length }
    }
    const { bytes, ...result } = await fill(['br', 'br', 'gzip'])
    const [first = Buffer.alloc(0), second, third = Buffer.alloc(0)] = bytes
    expect(first).toBe(second)
    expect(brotliDecompressSync(first).equals(long.html)).toBe(true)
    expect(result).toEqual({ isKept: false, counted: first.length + third.length })
    expect(await fill([])).toEqual({ bytes: [], isKept: true, counted: 0 })
  })
  it('X15 drops the pages that show what has changed, and no others', () => {
    const cache = new PageCache()
    cache.put('item', page(['offer:1', 'site']), cache.changeCount)
    cache.put('other', page(['offer:2', 'site']), cache.changeCount)
    cache.dropPagesShowing(['offer:1', 'offer:3'])
    expect([cache.get('item').state, cache.get('other').state]).toEqual(['none', 'fresh'])
    cache.dropAll()
    expect(cache.get('other').state).toBe('none')
  })
  it('X15 does not keep a page whose rendering began before what it shows changed', () => {
    const cache = new PageCache()
    const begun = cache.changeCount
    cache.dropPagesShowing(['offer:1'])
    cache.put('item', page(['offer:1']), begun)
    cache.put('other', page(['offer:2']), begun)
    expect([cache.get('item').state, cache.get('other').state]).toEqual(['none', 'fresh'])
    cache.put('item', page(['offer:1']), cache.changeCount)
    expect(cache.get('item').state).toBe('fresh')
    const before = cache.changeCount
    cache.dropAll()
    cache.put('late', page([]), before)
    expect(cache.get('late').state).toBe('none')
  })
  it('X15 remembers the last 10,000 changes: a page begun before those is not kept', () => {
    const cache = new PageCache()
    const begun = cache.changeCount
    for (let n = 0; n < 10_001; n++) cache.dropPagesShowing([`offer:${n}`])
    cache.put('page', page(['offer:none']), begun)
    expect(cache.get('page').state).toBe('none')
    cache.put('page', page(['offer:none']), cache.changeCount)
    expect(cache.get('page').state).toBe('fresh')
  })
  it('X15 treats every page as stale while the change stream is down', () => {
    const cache = new PageCache()
    cache.put('k', page(), 0)
    cache.isUnheard = true
    expect(cache.get('k').state).toBe('stale')
    cache.isUnheard = false
    expect(cache.get('k').state).toBe('fresh')
  })
})
