import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { quietPreloads } from './quiet-preloads.server.ts'

const page =
  '<link rel="modulepreload" href="/a.js"/><p>日本 < <link rel="stylesheet" href="/b.css"/></p><link rel="modulepreload" href="/c.js"/><link rel="mod'

function sent(chunks: (Buffer | string)[]): Promise<string> {
  const stream = quietPreloads('n1')
  for (const chunk of chunks) stream.write(chunk)
  stream.end()
  return text(stream)
}

describe('quietPreloads', () => {
  it('gives every script asked for ahead the nonce and a low priority, wherever the chunks end', async () => {
    const bytes = Buffer.from(page)
    const expected = page.replaceAll('rel="modulepreload" ', 'rel="modulepreload" nonce="n1" fetchpriority="low" ')
    for (let at = 0; at <= bytes.length; at++)
      expect(await sent([bytes.subarray(0, at), bytes.subarray(at)]), String(at)).toBe(expected)
    expect(await sent([...page])).toBe(expected)
  })

  it('changes nothing else', async () => {
    const other = '<p><link rel="preload" href="/a.woff2"/></p>'
    expect(await sent([other])).toBe(other)
  })
})
