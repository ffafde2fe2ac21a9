import { describe, expect, it } from 'vitest'
import { oneAddress } from './one-address.ts'

const one = oneAddress([
  '',
  'brands',
  'items/:id',
  'help',
  'help/article/:id',
  ':brand',
  ':brand/:category',
  'jump/:code',
  'login/with/:provider',
  'sitemaps/:part.xml',
  'sitemap.xml',
  'api/*',
  '*',
])

describe('oneAddress', () => {
  it('X9 knows one way to write a path, in every language', () => {
    const ways: [given: string, written: string][] = [
      ['/', '/'],
      ['//', '/'],
      ['/brands/', '/brands'],
      ['/BRANDS', '/brands'],
      ['/Brands//', '/brands'],
      ['//brands', '/brands'],
      ['/%62rands', '/brands'],
      ['/%42RANDS/', '/brands'],
      ['/Help/ARTICLE/12', '/help/article/12'],
      ['/items/0012', '/items/12'],
      ['/items/0', '/items/0'],
      ['/items/12/', '/items/12'],
      ['/Fortnite', '/fortnite'],
      ['/Fortnite/Accounts/', '/fortnite/accounts'],
      ['/SITEMAP.XML', '/sitemap.xml'],
      ['/sitemaps/Pages.XML', '/sitemaps/Pages.XML'],
      ['/evil.example', '/evil.example'],
      ['/a%2fb', '/a%2fb'.replace('%2f', '%2F')],
    ]
    for (const [given, written] of ways) {
      expect(one(given), given).toBe(written)
      const inGerman = written === '/' ? '/de' : `/de${written}`
      expect(one(`/de${given}`), `/de${given}`).toBe(inGerman)
      expect(one(`/DE${given}`), `/DE${given}`).toBe(inGerman)
    }
  })
  it('X9 leaves letters that mean something as they are', () => {
    for (const path of ['/jump/AbCdEf', '/login/with/Google', '/items/abc', '/no/such/Page/here'])
      expect(one(path)).toBe(path)
    expect(one('/JUMP/AbC')).toBe('/jump/AbC')
  })
  it('X9 is written once: what it answers it leaves alone', () => {
    for (const path of ['/de/de/brands', '/DE/de/De/brands', '/de/de//brands/']) expect(one(path)).toBe('/de/brands')
    for (const path of ['/de//x', '/%2525', '/%zz', '/ä', '/%E4', '/en/EN/', '/de/de//evil.example', '/a/%2e/b'])
      expect(one(one(path)), path).toBe(one(path))
  })
})
