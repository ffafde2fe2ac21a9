import { describe, expect, it } from 'vitest'
import { locationOf, outsideLocation, ownPath } from './own-path.ts'

const evil = [
  'https://evil.test',
  'http://evil.test',
  'HTTPS://evil.test',
  'https:evil.test',
  'https:/evil.test',
  'https:///evil.test',
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '//evil.test/%2f..',
  '/\\evil.test',
  '\\/evil.test',
  '\\\\evil.test',
  '/\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '\u00a0//evil.test',
  '/%09/evil.test',
  '/%0a/evil.test',
  '/%0d/evil.test',
  '/%0d%0aLocation:%20https://evil.test',
  '/x\r\nSet-Cookie: a=b',
  '/%00/evil.test',
  '/\u0000/evil.test',
  '/%5cevil.test',
  '/%5Cevil.test',
  '/%2f/evil.test',
  '/%2F%2Fevil.test',
  '/x%5c..%5c',
  '@evil.test',
  'user@evil.test',
  'http:@evil.test',
  '//user:pass@evil.test',
  '//evil.test:80/',
  '//evil.test?x',
  '//evil.test#x',
  '//[::1]/',
  '//127.0.0.1',
  '//0x7f.1',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://evil.test',
  'mailto:a@evil.test',
  'blob:https://evil.test/x',
  'about:blank',
  '.evil.test',
  '..//evil.test',
  './/evil.test',
  '?//evil.test',
  '#//evil.test',
  'evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/x/../..//evil.test',
  '/\u2028/evil.test',
  '/\u2029/evil.test',
  '/\ufeff/evil.test',
  '\ufeff//evil.test',
  '/%7f/evil.test',
  '/de//evil.test',
  '/de//evil.test?refresh_token=x',
  '/de/de//evil.test',
  '/de/%2fevil.test',
  '/de/%2F%2Fevil.test',
  '/de/%252F%252Fevil.test',
  '/de/%5Cevil.test',
  '/de/%255Cevil.test',
  '/de/\\evil.test',
  '/de/x/..//evil.test',
  '/brands//x',
  '/brands//',
  '/%zz',
  '/a%',
  `/${'x'.repeat(3000)}`,
  '',
  ' ',
]
const good = [
  '/',
  '/brands',
  '/search?q=gold%20coins',
  '/items/1?x=https://evil.test',
  '/help#faq',
  '/de/brands',
  '/search?q=%D9%84',
]

describe('ownPath', () => {
  it('S17 refuses every address that could lead elsewhere', () => {
    expect(evil.length).toBeGreaterThanOrEqual(60)
    for (const value of evil) expect(ownPath(value), JSON.stringify(value)).toBeNull()
    expect(ownPath(null)).toBeNull()
    expect(ownPath(undefined)).toBeNull()
  })
  it('S17 returns paths that stay on this origin, also a login redirect within a login redirect', () => {
    for (const value of [...good, '/login?redirectUrl=%2Flogin%3FredirectUrl%3D%2F%2Fevil.test']) {
      const path = ownPath(value)
      expect(path, value).toBe(value)
      expect(new URL(path ?? '', 'https://shop.test').origin).toBe('https://shop.test')
    }
  })
  it('resolves dot segments', () => {
    expect(ownPath('/a/../b')).toBe('/b')
  })
})

describe('the Location of a redirect', () => {
  it('Y1 stays on this shop for any input, also after language prefixes are removed', () => {
    for (const value of evil.filter((one) => one.length < 2000))
      for (const front of ['', '/de', '/de/fr']) {
        const location = locationOf(`${front}${value}`)
        for (const cut of ['', '/de', '/de/fr']) {
          const rest = location.startsWith(`${cut}/`) ? location.slice(cut.length) : location
          expect(new URL(rest, 'https://shop.test').origin, JSON.stringify([front, value, cut])).toBe(
            'https://shop.test',
          )
        }
      }
    for (const value of good) expect(locationOf(value)).toBe(value)
  })
  it('Y1 leads to another site only by http(s) and without a user name', () => {
    expect(outsideLocation(new URL('https://pay.test/x?y=1'))).toBe('https://pay.test/x?y=1')
    for (const value of [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://a.test',
      'https://u:p@a.test',
      'https://u@a.test',
    ])
      expect(outsideLocation(new URL(value)), value).toBeNull()
  })
})
