import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { noInline } from '../security/inline-hashes.ts'
import type { Encoding } from './compressed.ts'
import { PageCache } from './page-cache.ts'
import type { RequestFacts } from './request-facts.ts'
import { WholePage } from './whole-page.ts'

type RenderingInput = Parameters<typeof WholePage.of>[0]
const facts = (overrides: Partial<RequestFacts> = {}) =>
  ({
    shared: true,
    renderFailed: false,
    outgoing: [],
    extraHeaders: [],
    shows: new Set(),
    ...overrides,
  }) as unknown as RequestFacts
const html = (text: string) => `<!DOCTYPE html><html>${text}</html>`
const rendering = (
  overrides: Partial<RenderingInput> = {},
  text = html('ab'),
  init: ResponseInit = {},
): RenderingInput => ({
  method: 'GET',
  answer: new Response(null, { ...init, headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers } }),
  facts: facts(),
  html: Buffer.from(text),
  hashes: noInline,
  ...overrides,
})
const page = (shows: string[] = [], text = 'ab') => {
  const made = WholePage.of(rendering({ facts: facts({ shows: new Set(shows) }) }, html(text)))
  if (!made) throw new Error('the page is incomplete')
  return made
}

describe('WholePage', () => {
  it('Z2 is created only from a complete answer to a GET without personal data', () => {
    expect(WholePage.of(rendering())).not.toBeNull()
    const unsuitable: Record<string, RenderingInput> = {
      head: rendering({ method: 'HEAD' }),
      'a head with a body': rendering({ method: 'HEAD', html: Buffer.alloc(0) }),
      post: rendering({ method: 'POST' }),
      nothing: rendering({ html: Buffer.alloc(0) }),
      'the first half': rendering({}, html('a').slice(0, -7)),
      'without its deferred data': rendering(
        {},
        html('<script>window.__remixContext = {}</script><template id="B:0"></template>'),
      ),
      'the second half': rendering({}, html('a').slice(10)),
      'an error': rendering({}, html('a'), { status: 500 }),
      'not found': rendering({}, html('a'), { status: 404 }),
      'a part': rendering({}, html('a'), { status: 206 }),
      'another type': rendering({}, html('a'), { headers: { 'Content-Type': 'application/json' } }),
      'a cookie': rendering({}, html('a'), { headers: { 'Set-Cookie': 's=1' } }),
      'no-store': rendering({}, html('a'), { headers: { 'Cache-Control': 'no-store' } }),
      personal: rendering({ facts: facts({ shared: false }) }),
      failed: rendering({ facts: facts({ renderFailed: true }) }),
      'a cookie of the shop': rendering({ facts: facts({ outgoing: ['a=b'] }) }),
      'a further header': rendering({ facts: facts({ extraHeaders: [['Clear-Site-Data', '"cache"']] }) }),
    }
    for (const [name, input] of Object.entries(unsuitable)) expect([name, WholePage.of(input)]).toEqual([name, null])
  })
})

describe('PageCache', () => {
  it('keeps a page fresh, then stale, and then drops it', () => {
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
  it('counts the bytes of compressed copies, and creates each copy once', async () => {
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
  it('replaces the brotli copy of a page in demand by a smaller one, and keeps it while the document is the same', async () => {
    const cache = new PageCache()
    const words = Array.from({ length: 4000 }, (_, n) => `<li class="entry">${(n * n).toString(36)}</li>`).join('')
    const send = async () => {
      const lookup = cache.get('k')
      if (lookup.state === 'none') throw new Error('the page is gone')
      return { sent: await lookup.page.encoded('br'), page: lookup.page }
    }
    cache.put('k', page([], words), 0)
    const { sent: first, page: firstPage } = await send()
    for (let visit = 0; visit < 3; visit++) expect((await send()).sent).toBe(first)
    await send()
    await expect.poll(async () => (await send()).sent.length).toBeLessThan(first.length)
    const { sent: best } = await send()
    expect(brotliDecompressSync(best).equals(page([], words).html)).toBe(true)
    expect(firstPage.bytes).toBe(page([], words).html.length + best.length)
    cache.put('k', page([], words), 0)
    const renewed = await send()
    expect([renewed.sent === best, renewed.page.etag('br') === firstPage.etag('br')]).toEqual([true, true])
    cache.put('k', page([], `${words}!`), 0)
    const changed = await send()
    expect([changed.sent === best, changed.page.etag('br') === firstPage.etag('br')]).toEqual([false, false])
  })
  it('X15 drops only the pages that show a changed fact', () => {
    const cache = new PageCache()
    cache.put('item', page(['offer:1', 'site']), cache.changeCount)
    cache.put('other', page(['offer:2', 'site']), cache.changeCount)
    cache.dropPagesShowing(['offer:1', 'offer:3'])
    expect([cache.get('item').state, cache.get('other').state]).toEqual(['none', 'fresh'])
    cache.dropAll()
    expect(cache.get('other').state).toBe('none')
  })
  it('X15 does not store a page if one of its facts changed during its rendering', () => {
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
  it('X15 remembers the last 10,000 changes, and stores no page begun before them', () => {
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
    cache.isStreamDown = true
    expect(cache.get('k').state).toBe('stale')
    cache.isStreamDown = false
    expect(cache.get('k').state).toBe('fresh')
  })
})
