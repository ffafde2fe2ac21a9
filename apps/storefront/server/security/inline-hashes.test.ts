import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { replaceNonces } from './inline-hashes.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const replaced = (html: string) => {
  const { html: bytes, hashes } = replaceNonces(Buffer.from(html), 'N1')
  return { html: bytes.toString(), ...hashes }
}

describe('replaceNonces', () => {
  it('hashes scripts and styles with the nonce, and removes it', () => {
    const page =
      '<style id="theme" nonce="N1">a{}</style><script nonce="N1">日本()</script><script type="module" nonce="N1" async="">b</script>'
    expect(replaced(page)).toEqual({
      html: '<style id="theme">a{}</style><script>日本()</script><script type="module" async="">b</script>',
      scripts: [hash('日本()'), hash('b')],
      styles: [hash('a{}')],
    })
  })

  it('S34 does not hash a script or style without the nonce, or with another one', () => {
    const page = '<script>evil()</script><script nonce="N2">evil()</script><style>b{}</style><p>nonce="N1"</p>'
    expect(replaced(page)).toEqual({ html: page, scripts: [], styles: [] })
  })

  it('does not hash a script with an address, and hashes equal scripts once', () => {
    const page =
      '<script src="/assets/a.js" nonce="N1"></script><script nonce="N1">a</script><script nonce="N1">a</script>'
    expect(replaced(page).scripts).toEqual([hash('a')])
  })
})
