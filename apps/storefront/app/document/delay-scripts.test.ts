import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { delayScripts } from './delay-scripts.server.ts'

const page =
  '<link rel="modulepreload" href="/a.js"/><p>日本 < <link rel="stylesheet" href="/b.css"/></p><link rel="modulepreload" href="/c.js"/><link rel="mod'

function sent(chunks: (Buffer | string)[]): Promise<string> {
  const stream = delayScripts()
  for (const chunk of chunks) stream.write(chunk)
  stream.end()
  return text(stream)
}

describe('delayScripts', () => {
  it('disables the preloading of scripts, wherever the chunks end', async () => {
    const bytes = Buffer.from(page)
    const expected = page.replaceAll('rel="modulepreload" ', 'rel="modulepreload" media="not all" ')
    for (let cut = 0; cut <= bytes.length; cut++)
      expect(await sent([bytes.subarray(0, cut), bytes.subarray(cut)]), String(cut)).toBe(expected)
    expect(await sent([...page])).toBe(expected)
  })

  it('Z2 removes the zero bytes React leaves, so that the same page is the same to the byte', async () => {
    expect(await sent([Buffer.from('<p>확\0\0'), Buffer.from('인</p>')])).toBe('<p>확인</p>')
  })

  it('changes nothing else', async () => {
    const other = '<p><link rel="preload" href="/a.woff2"/></p>'
    expect(await sent([other])).toBe(other)
  })
})
