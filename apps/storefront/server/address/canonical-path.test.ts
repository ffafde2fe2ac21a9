import { describe, expect, it } from 'vitest'
import { canonicalPathIn } from './canonical-path.ts'

const canonical = canonicalPathIn([
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

describe('canonicalPathIn', () => {
  it('X9 finds the canonical spelling of a path, in every language', () => {
    const spellings: [spelling: string, expected: string][] = [
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
    for (const [spelling, expected] of spellings) {
      expect(canonical(spelling), spelling).toBe(expected)
      const inGerman = expected === '/' ? '/de' : `/de${expected}`
      expect(canonical(`/de${spelling}`), `/de${spelling}`).toBe(inGerman)
      expect(canonical(`/DE${spelling}`), `/DE${spelling}`).toBe(inGerman)
    }
  })
  it('X9 keeps capitals in codes, provider names and unknown paths', () => {
    for (const path of ['/jump/AbCdEf', '/login/with/Google', '/items/abc', '/no/such/Page/here'])
      expect(canonical(path)).toBe(path)
    expect(canonical('/JUMP/AbC')).toBe('/jump/AbC')
  })
  it('X9 does not change a canonical path again', () => {
    for (const path of ['/de/de/brands', '/DE/de/De/brands', '/de/de//brands/'])
      expect(canonical(path)).toBe('/de/brands')
    for (const path of ['/de//x', '/%2525', '/%zz', '/ä', '/%E4', '/en/EN/', '/de/de//evil.example', '/a/%2e/b'])
      expect(canonical(canonical(path)), path).toBe(canonical(path))
  })
})
