import { describe, expect, it } from 'vitest'
import { cacheKey, PageCache } from './page-cache.ts'

const parts = (over: Partial<Parameters<typeof cacheKey>[0]> = {}) => ({
  host: 'shop.test',
  pathname: '/brands',
  search: new URLSearchParams(),
  locale: 'en',
  currency: 'USD',
  terminal: 1,
  abGroup: 'A',
  timeZone: 'UTC',
  ...over,
})

describe('cacheKey', () => {
  it('each part makes a page of its own', () => {
    const keys = [
      {},
      { host: 'other.test' },
      { pathname: '/brands/' },
      { locale: 'de' },
      { currency: 'EUR' },
      { terminal: 2 },
      { abGroup: 'B' },
      { timeZone: 'Asia/Tokyo' },
      { search: new URLSearchParams('page=2') },
    ].map((over) => cacheKey(parts(over)))
    expect(new Set(keys).size).toBe(keys.length)
  })
  it('parameters in another order or of campaigns are the same page', () => {
    const one = cacheKey(parts({ search: new URLSearchParams('q=a&page=2&utm_source=x') }))
    expect(cacheKey(parts({ search: new URLSearchParams('page=2&q=a') }))).toBe(one)
  })
  it('a parameter nobody knows keeps the page out of the cache', () => {
    expect(cacheKey(parts({ search: new URLSearchParams('token=1') }))).toBeNull()
    expect(cacheKey(parts({ search: new URLSearchParams({ q: 'x'.repeat(200) }) }))).toBeNull()
  })
  it('values cannot be mistaken for further parameters', () => {
    const one = cacheKey(parts({ search: new URLSearchParams({ q: 'a&page=2' }) }))
    expect(one).not.toBe(cacheKey(parts({ search: new URLSearchParams('q=a&page=2') })))
  })
})

describe('PageCache', () => {
  const page = { status: 200, headers: [] as [string, string][] }
  it('is fresh, then stale, then gone', () => {
    let now = 0
    const cache = new PageCache({ now: () => now, freshMs: 10, staleMs: 100 })
    cache.put('k', page, 'a-N-b', '-N-')
    expect(cache.get('k')).toMatchObject({ state: 'fresh', page: { parts: ['a', 'b'] } })
    now = 11
    expect(cache.get('k').state).toBe('stale')
    now = 101
    expect(cache.get('k').state).toBe('none')
  })
  it('lets one caller renew', () => {
    const cache = new PageCache()
    expect([cache.claimRenewal('k'), cache.claimRenewal('k')]).toEqual([true, false])
    cache.endRenewal('k')
    expect(cache.claimRenewal('k')).toBe(true)
  })
  it('drops what was used longest ago when it is full', () => {
    const cache = new PageCache({ maxBytes: 1600 })
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) cache.put(key, page, 'x'.repeat(90), 'N')
    cache.get('a')
    cache.put('i', page, 'x'.repeat(90), 'N')
    expect(cache.get('a').state).toBe('fresh')
    expect(cache.get('b').state).toBe('none')
  })
})
