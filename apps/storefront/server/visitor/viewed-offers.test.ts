import { expect, it } from 'vitest'
import { viewedOfferCookies } from './viewed-offers.ts'

const options = { secure: false, tenantName: 'lumen' }
const view = (path: string, cookies: Record<string, string> = {}, more: { status?: number; headers?: object } = {}) =>
  viewedOfferCookies(
    { method: 'GET', headers: { ...more.headers } },
    {
      url: new URL(path, 'http://shop.test'),
      cookies: new Map(Object.entries(cookies)),
      visitor: { isBot: more.headers !== undefined && 'bot' in more.headers },
    },
    more.status ?? 200,
    options,
  )

it('stores the last offers a visitor viewed, each once, the newest first', () => {
  expect(view('/items/3', { seen: '1.2.3' })).toEqual([expect.stringMatching(/^seen=3\.1\.2; .*HttpOnly/)])
  expect(view('/de/items/9.data', {})).toEqual([expect.stringContaining('seen=9;')])
  const many = Array.from({ length: 20 }, (_, n) => n + 1).join('.')
  expect(view('/items/99', { seen: many })[0]).toMatch(/^seen=99\.1\..*\.19;/)
  expect(view('/items/1', { seen: `1.2` })).toEqual([])
})

it('stores them beyond the visit only with consent', () => {
  expect(view('/items/1')[0]).not.toContain('Max-Age')
  expect(view('/items/1', { consent: 'all' })[0]).toContain('Max-Age=2592000')
})

it('stores nothing for crawlers, prefetched pages, missing offers and signed-in buyers', () => {
  expect(view('/items/1', {}, { headers: { bot: '1' } })).toEqual([])
  expect(view('/items/1', {}, { headers: { 'sec-purpose': 'prefetch' } })).toEqual([])
  expect(view('/items/1', {}, { status: 404 })).toEqual([])
  expect(view('/items/1', { tp_lumen_s: 'x' })).toEqual([])
  expect(view('/items/abc')).toEqual([])
  expect(view('/search')).toEqual([])
  expect(view('/items/2', { seen: 'x.<b>.5' })[0]).toContain('seen=2.5;')
})
