import type { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { collectHtml } from './collect-html.ts'

it('Z2 collects a page without the zero bytes that React leaves, so that equal pages have equal bytes', async () => {
  const pipe = (destination: Writable) => {
    destination.write(Buffer.from('<p>확\0\0'))
    destination.write('인</p>')
    destination.end()
  }
  expect((await collectHtml(pipe)).toString()).toBe('<p>확인</p>')
})
