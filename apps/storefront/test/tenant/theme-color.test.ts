import { createTheme } from '@tradepost/theme-from-theme-color'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startStorefront } from '../support/storefront.ts'
import { site, startStubGateway } from '../support/stub-gateway.ts'

let { themeColor } = site
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
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() })
  expect(await colour('/cookies?x=1')).toBe(site.themeColor)
  themeColor = '#c2185b'
  vi.advanceTimersByTime(29_000)
  expect(await colour('/cookies?x=2')).toBe(site.themeColor)
  vi.advanceTimersByTime(2_000)
  const { text } = await shop.ask('/cookies?x=3')
  const { shades } = createTheme('#c2185b')
  for (const shade of Object.values(shades)) expect(text).toContain(shade)
  expect(text).toContain('<meta name="theme-color" content="#c2185b"/>')
})

it('reaches pages that are kept for everybody a moment after', async () => {
  expect(await colour('/cookies')).toBe('#c2185b')
  themeColor = '#00695c'
  vi.advanceTimersByTime(31_000)
  // NOTE: the first one is still shown the kept page, and has it renewed.
  await shop.ask('/cookies')
  await vi.waitFor(async () => expect(await colour('/cookies')).toBe('#00695c'), { timeout: 10_000 })
})

const manifestOf = async ({ ask }: typeof shop) => {
  const { headers, text } = await ask('/manifest.webmanifest')
  const { theme_color: themed } = JSON.parse(text) as { theme_color: string }
  return { themed, caching: headers['cache-control'] }
}
/** The colour at a place of a drawing, red, green and blue. */
async function pixelOf({ origin }: typeof shop, path: string, [left, top]: [left: number, top: number]) {
  const drawing = Buffer.from(await (await fetch(origin + path)).arrayBuffer())
  const pixel = sharp(drawing).extract({ left, top, width: 1, height: 1 }).removeAlpha()
  return [...(await pixel.raw().toBuffer())]
}
// NOTE: a JPEG keeps a colour almost.
const nearly = (color: string) =>
  [1, 3, 5].map((at) => expect.closeTo(Number.parseInt(color.slice(at, at + 2), 16), -1))
const onIcon = (of: typeof shop) => pixelOf(of, '/icons/maskable-192.png', [2, 2])
const onShare = (of: typeof shop) => pixelOf(of, '/og/shop.jpg', [600, 625])

it('is worn by the manifest, the icon for masks and the shared picture as well', async () => {
  for (const color of ['#c2185b', '#00695c']) {
    themeColor = color
    vi.advanceTimersByTime(31_000)
    expect(await manifestOf(shop)).toEqual({ themed: color, caching: 'public, max-age=3600' })
    expect(await onIcon(shop)).toEqual(nearly(color))
    expect(await onShare(shop)).toEqual(nearly(color))
  }
})

it('is that of the build where the gateway cannot be asked, and nobody keeps it', async () => {
  const down = await startStorefront('http://127.0.0.1:9')
  expect(await manifestOf(down)).toEqual({ themed: site.themeColor, caching: 'no-store' })
  expect(await onIcon(down)).toEqual(nearly(site.themeColor))
  expect(await onShare(down)).toEqual(nearly(site.themeColor))
  await down.stop()
})
