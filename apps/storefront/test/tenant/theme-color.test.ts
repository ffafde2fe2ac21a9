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

const colour = async (path: string) => /--theme-color:(#[0-9a-f]{6})/.exec((await shop.send(path)).text)?.[1]

it('the theme colour is the one of the page configuration, which is fetched again after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() })
  expect(await colour('/cookies?x=1')).toBe(site.themeColor)
  themeColor = '#c2185b'
  vi.advanceTimersByTime(29_000)
  expect(await colour('/cookies?x=2')).toBe(site.themeColor)
  vi.advanceTimersByTime(2_000)
  const { text } = await shop.send('/cookies?x=3')
  const { shades } = createTheme('#c2185b')
  for (const shade of Object.values(shades)) expect(text).toContain(shade)
  expect(text).toContain('<meta name="theme-color" content="#c2185b"/>')
})

it('a new theme colour reaches cached pages after their next visit', async () => {
  expect(await colour('/cookies')).toBe('#c2185b')
  themeColor = '#00695c'
  vi.advanceTimersByTime(31_000)
  // The first visit still gets the stale page, and causes the page to be rendered again.
  await shop.send('/cookies')
  await vi.waitFor(async () => expect(await colour('/cookies')).toBe('#00695c'), { timeout: 10_000 })
})

const manifestOf = async ({ send }: typeof shop) => {
  const { headers, text } = await send('/manifest.webmanifest')
  const { theme_color: color } = JSON.parse(text) as { theme_color: string }
  return { color, caching: headers['cache-control'] }
}
/** The red, green and blue of a pixel of a picture. */
async function pixelOf({ origin }: typeof shop, path: string, [left, top]: [left: number, top: number]) {
  const picture = Buffer.from(await (await fetch(origin + path)).arrayBuffer())
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha()
  return [...(await pixel.raw().toBuffer())]
}
// JPEG changes colours slightly.
const nearly = (color: string) =>
  [1, 3, 5].map((start) => expect.closeTo(Number.parseInt(color.slice(start, start + 2), 16), -1))
const onIcon = (someShop: typeof shop) => pixelOf(someShop, '/icons/maskable-192.png', [2, 2])
const onShare = (someShop: typeof shop) => pixelOf(someShop, '/og/shop.jpg', [600, 625])

it('a new theme colour reaches the manifest, the maskable icon and the picture for sharing', async () => {
  for (const color of ['#c2185b', '#00695c']) {
    themeColor = color
    vi.advanceTimersByTime(31_000)
    expect(await manifestOf(shop)).toEqual({ color, caching: 'public, max-age=3600' })
    expect(await onIcon(shop)).toEqual(nearly(color))
    expect(await onShare(shop)).toEqual(nearly(color))
  }
})

it('the theme colour is the one of the build while the gateway is down, and is not cached then', async () => {
  const down = await startStorefront('http://127.0.0.1:9')
  expect(await manifestOf(down)).toEqual({ color: site.themeColor, caching: 'no-store' })
  expect(await onIcon(down)).toEqual(nearly(site.themeColor))
  expect(await onShare(down)).toEqual(nearly(site.themeColor))
  await down.stop()
})
