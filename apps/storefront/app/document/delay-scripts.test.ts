import { describe, expect, it } from 'vitest'
import { delayScripts, withoutZeros } from './delay-scripts.server.ts'

const page =
  '<link rel="modulepreload" href="/a.js"/><p>日本 < <link rel="stylesheet" href="/b.css"/></p><link rel="modulepreload" href="/c.js"/><link rel="mod'

describe('delayScripts', () => {
  it('disables the preloading of scripts', () => {
    const expected = page.replaceAll('rel="modulepreload" ', 'rel="modulepreload" media="not all" ')
    expect(delayScripts(Buffer.from(page)).toString()).toBe(expected)
  })

  it('changes nothing else', () => {
    const other = '<p><link rel="preload" href="/a.woff2"/></p>'
    expect(delayScripts(Buffer.from(other)).toString()).toBe(other)
  })
})

describe('withoutZeros', () => {
  it('Z2 removes the zero bytes that React leaves, so that equal pages have equal bytes', () => {
    expect(withoutZeros(Buffer.from('<p>확\0\0인</p>')).toString()).toBe('<p>확인</p>')
  })
})
