import { describe, expect, it } from 'vitest'
import { safePath } from './safe-path.ts'

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

describe('safePath', () => {
  it('S17 lets no foreign address through', () => {
    expect(evil.length).toBeGreaterThanOrEqual(60)
    for (const value of evil) expect(safePath(value), JSON.stringify(value)).toBeNull()
    expect(safePath(null)).toBeNull()
    expect(safePath(undefined)).toBeNull()
  })
  it('S17 what it lets through stays on this origin, login redirects nested or not', () => {
    for (const value of [...good, '/login?redirectUrl=%2Flogin%3FredirectUrl%3D%2F%2Fevil.test']) {
      const path = safePath(value)
      expect(path, value).toBe(value)
      expect(new URL(path ?? '', 'https://shop.test').origin).toBe('https://shop.test')
    }
  })
  it('answers a path, so that no parser reads a host into it', () => {
    expect(safePath('/a/../b')).toBe('/b')
  })
})
