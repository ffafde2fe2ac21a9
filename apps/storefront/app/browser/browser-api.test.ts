import { calls } from '@tradepost/contract'
import { refusedEvent } from '@tradepost/marketplace-features/kernel'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserApi } from './browser-api.ts'

const messages: string[] = []
beforeEach(() => {
  const page = Object.assign(new EventTarget(), { location: new URL('http://shop.test/brands') })
  page.addEventListener(refusedEvent, (event) => messages.push((event as CustomEvent<string>).detail))
  vi.stubGlobal('window', page)
  vi.stubGlobal('fetch', async () => Response.json({ code: 'bad_request', msg: 'The shop says no' }, { status: 400 }))
  messages.splice(0)
})
afterEach(() => vi.unstubAllGlobals())

it('G-86 shows the message of a failure, except for addresses that end in "entering"', async () => {
  const callPath = (path: string) =>
    browserApi('/de')({ ...calls.dictionary.country, path: path as typeof calls.dictionary.country.path }).catch(
      () => undefined,
    )
  for (const path of ['/shop/entering', '/shop/chat/entering', '/shop/entering/']) await callPath(path)
  expect(messages).toEqual([])
  for (const path of ['/shop/enter', '/shop/entering/list', '/entering-hall']) await callPath(path)
  expect(messages).toEqual(['The shop says no', 'The shop says no', 'The shop says no'])
})

it.each([
  ['an error page', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ['a page instead of data', () => new Response('<h1>Sign in to this network</h1>')],
  ['nothing', () => new Response('')],
  ['a code without a message', () => Response.json({ code: 'bad_request' }, { status: 400 })],
])('H-01 G-87 shows every failed call: %s', async (_, answer) => {
  vi.stubGlobal('fetch', async () => answer())
  await browserApi('')(calls.dictionary.country).catch(() => undefined)
  expect(messages).toEqual([null])
})
