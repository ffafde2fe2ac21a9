import { brotliCompressSync } from 'node:zlib'
import { countElements } from '@tradepost/scripts/bench/page-weight'
import type { Response } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { orderFor } from '../support/buyer/order-for.ts'
import { anyOffer, cookieHeader, newBuyer } from '../support/buyer/purchase.ts'
import { get, links } from '../support/shop/http.ts'
import { visit } from '../support/shop/shop.ts'

const kilobyte = 1024

describe.each(['lumen', 'sahra'])('the home page of %s', (tenant) => {
  const path = tenant === 'sahra' ? '/ar' : '/'

  it('is at most 20 KB of HTML, compressed', async () => {
    const { html } = await get(path, { tenant })
    expect(html.length).toBeGreaterThan(10 * kilobyte)
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(20 * kilobyte)
  })

  it('loads at most 100 KB of JavaScript and 15 KB of CSS, compressed', async () => {
    const { page, go } = await visit({ tenant })
    // After-load scripts do not count; on a slow machine they may start before the network is idle.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const loaded: Response[] = []
    page.on('response', (response) => loaded.push(response))
    await go(path)
    await page.waitForLoadState('networkidle')
    const sizes = { script: 0, stylesheet: 0 }
    for (const response of loaded) {
      const type = response.request().resourceType()
      if (type === 'script' || type === 'stylesheet') sizes[type] += brotliCompressSync(await response.body()).length
    }
    expect(sizes.script).toBeGreaterThan(50 * kilobyte)
    expect(sizes.script).toBeLessThanOrEqual(100 * kilobyte)
    expect(sizes.stylesheet).toBeGreaterThan(kilobyte)
    expect(sizes.stylesheet).toBeLessThanOrEqual(15 * kilobyte)
  })

  it('sizes every image, offers AVIF for artwork and loads what is below the fold late', async () => {
    const { html } = await get(path, { tenant })
    const images = [...html.matchAll(/<img\b[^>]*>/g)].map((match) => match[0])
    expect(images.length).toBeGreaterThan(10)
    expect(images.filter((image) => !/\bwidth="\d+"/.test(image) || !/\bheight="\d+"/.test(image))).toEqual([])
    expect(images.filter((image) => image.includes('loading="lazy"')).length).toBeGreaterThan(images.length / 2)
    expect(html).toMatch(/<source\b[^>]*type="image\/avif"/)
  })
})

/** A little above what each page has. The document is compressed at brotli's best level. */
const budgets = {
  home: { elements: 750, kilobytes: 17 },
  list: { elements: 1200, kilobytes: 24 },
  search: { elements: 1450, kilobytes: 26 },
  item: { elements: 900, kilobytes: 26 },
  cart: { elements: 330, kilobytes: 10 },
  order: { elements: 620, kilobytes: 30 },
} as const

describe('the documents of lumen', () => {
  const weigh = async (path: string, page: keyof typeof budgets, cookie = '') => {
    const { status, html } = await get(path, { cookie })
    expect(status).toBe(200)
    const elements = countElements(html)
    expect(elements).toBeGreaterThan(budgets[page].elements / 2)
    expect(elements).toBeLessThanOrEqual(budgets[page].elements)
    expect(brotliCompressSync(html).length / kilobyte).toBeLessThanOrEqual(budgets[page].kilobytes)
    // Shapes of icons are in the sprite; drawings of their own are rare.
    expect(html.match(/<path\b/g)?.length ?? 0).toBeLessThan(30)
  }

  it('have at most so many elements and bytes on home, list, search and item', async () => {
    const list = '/fortnite/accounts'
    const item = links((await get(list)).html).find((path) => /^\/items\/\d+$/.test(path))
    await weigh('/', 'home')
    await weigh(list, 'list')
    await weigh('/search?q=account', 'search')
    await weigh(item ?? '', 'item')
  })

  it('have at most so many elements and bytes in the cart and on an order', async () => {
    const buyer = await newBuyer()
    const order = await orderFor(buyer, await anyOffer({ standardType: 0 }))
    const cookie = await cookieHeader(buyer)
    await weigh('/cart', 'cart', cookie)
    await weigh(order, 'order', cookie)
  })
})

it('creates no Intl formatter for prices, counts and the zone, because the first takes a cheap phone 100 ms', async () => {
  const { page, go } = await visit()
  await page.addInitScript(() => {
    const made: string[] = []
    Object.assign(window, { made })
    for (const name of ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat'] as const)
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          apply: (format, self, given) => made.push(name) && Reflect.apply(format, self, given),
          // `supportedLocalesOf` is as slow.
          get: (format, key) => {
            if (key === 'supportedLocalesOf') made.push(name)
            return Reflect.get(format, key)
          },
          construct: (format, given) => made.push(name) && Reflect.construct(format, given),
        }),
      })
  })
  const made = () => page.evaluate(() => (window as unknown as { made: string[] }).made)
  await go('/fortnite/accounts')
  await expect.poll(() => page.context().cookies()).toContainEqual(expect.objectContaining({ name: 'tz' }))
  expect(await page.locator('main').innerText()).toMatch(/\d\.\d\d USD/)
  expect(await made()).toEqual([])
  await go('/help')
  await page.evaluate(() => new Intl.NumberFormat('en').format(1))
  expect(await made()).toEqual(['NumberFormat'])
})
