import { createTheme } from '@tradepost/theme-from-theme-color'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startStorefront } from './support/storefront.ts'
import { site, startStubGateway } from './support/stub-gateway.ts'

let themeColor = '#6d3bff'
let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>

beforeAll(async () => {
  gateway = await startStubGateway({
    '/website/page/common/config': () => ({ body: { code: '0000', msg: 'ok', data: { ...site, themeColor } } }),
  })
  shop = await startStorefront(gateway.url)
})
afterAll(async () => {
  vi.useRealTimers()
  await shop.stop()
  await gateway.stop()
})

const colour = async (path: string) => /--theme-color:(#[0-9a-f]{6})/.exec((await shop.ask(path)).text)?.[1]

it('wears the colour of the page configuration, and a new one as soon as what it knows is half a minute old', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  expect(await colour('/cookies?x=1')).toBe('#6d3bff')
  themeColor = '#c2185b'
  vi.setSystemTime(Date.now() + 29_000)
  expect(await colour('/cookies?x=2')).toBe('#6d3bff')
  vi.setSystemTime(Date.now() + 2_000)
  const { text } = await shop.ask('/cookies?x=3')
  const { shades } = createTheme('#c2185b')
  for (const shade of Object.values(shades)) expect(text).toContain(shade)
  expect(text).toContain('<meta name="theme-color" content="#c2185b"/>')
})

it('reaches pages that are kept for everybody a moment after', async () => {
  expect(await colour('/cookies')).toBe('#c2185b')
  themeColor = '#00695c'
  vi.setSystemTime(Date.now() + 31_000)
  // NOTE: the first one is still shown the kept page, and has it renewed.
  await shop.ask('/cookies')
  await vi.waitFor(async () => expect(await colour('/cookies')).toBe('#00695c'), { timeout: 10_000 })
})
