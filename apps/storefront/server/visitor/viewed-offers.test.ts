import { expect, it } from 'vitest'
import { viewedOfferCookies } from './viewed-offers.ts'

const place = { secure: false, tenantName: 'lumen' }
const see = (path: string, cookies: Record<string, string> = {}, more: { status?: number; headers?: object } = {}) =>
  viewedOfferCookies(
    { method: 'GET', headers: { ...more.headers } },
    {
      url: new URL(path, 'http://shop.test'),
      cookies: new Map(Object.entries(cookies)),
      visitor: { isBot: more.headers !== undefined && 'bot' in more.headers },
    },
    more.status ?? 200,
    place,
  )

it('stores the last offers a visitor viewed, each once, the newest first', () => {
  expect(see('/items/3', { seen: '1.2.3' })).toEqual([expect.stringMatching(/^seen=3\.1\.2; .*HttpOnly/)])
  expect(see('/de/items/9.data', {})).toEqual([expect.stringContaining('seen=9;')])
  const many = Array.from({ length: 20 }, (_, n) => n + 1).join('.')
  expect(see('/items/99', { seen: many })[0]).toMatch(/^seen=99\.1\..*\.19;/)
  expect(see('/items/1', { seen: `1.2` })).toEqual([])
})

it('lasts beyond the visit only with consent', () => {
  expect(see('/items/1')[0]).not.toContain('Max-Age')
  expect(see('/items/1', { consent: 'all' })[0]).toContain('Max-Age=2592000')
})

it('stores nothing for crawlers, prefetched pages, missing offers and signed-in buyers', () => {
  expect(see('/items/1', {}, { headers: { bot: '1' } })).toEqual([])
  expect(see('/items/1', {}, { headers: { 'sec-purpose': 'prefetch' } })).toEqual([])
  expect(see('/items/1', {}, { status: 404 })).toEqual([])
  expect(see('/items/1', { tp_lumen_s: 'x' })).toEqual([])
  expect(see('/items/abc')).toEqual([])
  expect(see('/search')).toEqual([])
  expect(see('/items/2', { seen: 'x.<b>.5' })[0]).toContain('seen=2.5;')
})
