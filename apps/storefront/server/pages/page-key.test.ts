import { describe, expect, it } from 'vitest'
import { pageKey } from './page-key.ts'

const parts = (path: string, overrides: Partial<Parameters<typeof pageKey>[0]> = {}) => ({
  url: new URL(path, 'http://shop.test'),
  locale: 'en',
  currency: 'USD',
  terminal: 1,
  abGroup: 'A',
  timeZone: 'UTC',
  ...overrides,
})
const keyOf = (...input: Parameters<typeof parts>) => pageKey(parts(...input))?.key ?? null

describe('pageKey', () => {
  it('has a separate key for each part', () => {
    const keys = [
      keyOf('/brands'),
      keyOf('http://other.test/brands'),
      keyOf('/brands/'),
      keyOf('/brands', { locale: 'de' }),
      keyOf('/brands', { currency: 'EUR' }),
      keyOf('/brands', { terminal: 2 }),
      keyOf('/brands', { abGroup: 'B' }),
      keyOf('/brands', { timeZone: 'Asia/Tokyo' }),
      keyOf('/brands?page=2'),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
  it('Y3 ignores campaign parameters and the order of parameters, in the key and in the rendered address', () => {
    const withCampaign = pageKey(parts('/brands?q=a&page=2&utm_source=x&gclid=1&source=y'))
    expect(withCampaign).toEqual(pageKey(parts('/brands?page=2&q=a')))
    expect(withCampaign?.url.href).toBe('http://shop.test/brands?page=2&q=a')
  })
  it('Y3 keeps the order of parameters with the same name', () => {
    const [one, other] = ['/help?page=1&page=2', '/help?page=2&page=1'].map((path) => pageKey(parts(path)))
    expect(one?.key).not.toBe(other?.key)
    expect(other?.url.searchParams.get('page')).toBe('2')
  })
  it('X11 gives a search with invisible characters the key of the same search without them', () => {
    const plain = pageKey(parts('/search?q=fortnite'))
    for (const q of ['fort%E2%80%8Bnite', 'fort%C2%ADnite', '%EF%BB%BFfortnite', '%20fortnite%E2%80%8D%20', 'fortnite'])
      expect(pageKey(parts(`/search?q=${q}`)), q).toEqual(plain)
    expect(plain?.url.search).toBe('?q=fortnite')
    // Control: a visible character makes a different page.
    expect(keyOf('/search?q=fortnite%C2%AE')).not.toBe(plain?.key)
  })
  it('does not cache a page with an unknown parameter', () => {
    expect(keyOf('/brands?token=1')).toBeNull()
    expect(keyOf(`/brands?q=${'x'.repeat(200)}`)).toBeNull()
  })
  it('does not take an encoded value for further parameters', () => {
    expect(keyOf('/brands?q=a%26page%3D2')).not.toBe(keyOf('/brands?q=a&page=2'))
  })
})
