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

  it('is at most 13 KB of HTML, compressed', async () => {
    const { html } = await get(path, { tenant })
    expect(html.length).toBeGreaterThan(10 * kilobyte)
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(13 * kilobyte)
  })

  it('loads at most 100 KB of JavaScript, 9 KB of messages and 15 KB of CSS, compressed', async () => {
    const { page, go } = await visit({ tenant })
    // After-load scripts do not count; on a slow machine they may start before the network is idle.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const loaded: Response[] = []
    page.on('response', (response) => loaded.push(response))
    await go(path)
    await page.waitForLoadState('networkidle')
    const sizes = { script: 0, stylesheet: 0, words: 0 }
    for (const response of loaded) {
      const resource = response.request().resourceType()
      // The messages of the page are data, which were part of its HTML before.
      const type = response.url().includes('/assets/words-') ? 'words' : resource
      if (type === 'script' || type === 'stylesheet' || type === 'words')
        sizes[type] += brotliCompressSync(await response.body()).length
    }
    expect(sizes.words).toBeGreaterThan(kilobyte)
    expect(sizes.words).toBeLessThanOrEqual(9 * kilobyte)
    expect(sizes.script).toBeGreaterThan(50 * kilobyte)
    expect(sizes.script).toBeLessThanOrEqual(100 * kilobyte)
    expect(sizes.stylesheet).toBeGreaterThan(kilobyte)
    expect(sizes.stylesheet).toBeLessThanOrEqual(15 * kilobyte)
  })

  it('gives every image its size, offers AVIF for artwork, and loads most images lazily', async () => {
    const { html } = await get(path, { tenant })
    const images = [...html.matchAll(/<img\b[^>]*>/g)].map((match) => match[0])
    expect(images.length).toBeGreaterThan(10)
    expect(images.filter((image) => !/\bwidth="\d+"/.test(image) || !/\bheight="\d+"/.test(image))).toEqual([])
    expect(images.filter((image) => image.includes('loading="lazy"')).length).toBeGreaterThan(images.length / 2)
    expect(html).toMatch(/<img\b[^>]*srcSet="[^"]+\.avif \d+w"/i)
  })
})

/** Bytes, slightly above the present sizes. Documents are compressed at Brotli's highest level. */
const budgets = {
  home: { elements: 600, kilobytes: 12 },
  list: { elements: 900, kilobytes: 15 },
  search: { elements: 1100, kilobytes: 16 },
  item: { elements: 700, kilobytes: 14 },
  cart: { elements: 320, kilobytes: 10 },
  order: { elements: 560, kilobytes: 14 },
} as const

describe('the documents of lumen', () => {
  const expectWithinBudget = async (path: string, page: keyof typeof budgets, cookie = '') => {
    const { status, html } = await get(path, { cookie })
    expect(status).toBe(200)
    const elements = countElements(html)
    expect(elements).toBeGreaterThan(budgets[page].elements / 2)
    expect(elements).toBeLessThanOrEqual(budgets[page].elements)
    expect(brotliCompressSync(html).length / kilobyte).toBeLessThanOrEqual(budgets[page].kilobytes)
    // Icons come from the sprite, so few elements are inline drawings.
    expect(html.match(/<path\b/g)?.length ?? 0).toBeLessThan(30)
  }

  it('stay within their budgets on the home page, a list, the search and an offer', async () => {
    const list = '/fortnite/accounts'
    const item = links((await get(list)).html).find((path) => /^\/items\/\d+$/.test(path))
    await expectWithinBudget('/', 'home')
    await expectWithinBudget(list, 'list')
    await expectWithinBudget('/search?q=account', 'search')
    await expectWithinBudget(item ?? '', 'item')
  })

  it('stay within their budgets in the cart and on an order', async () => {
    const buyer = await newBuyer()
    const order = await orderFor(buyer, await anyOffer({ standardType: 0 }))
    const cookie = await cookieHeader(buyer)
    await expectWithinBudget('/cart', 'cart', cookie)
    await expectWithinBudget(order, 'order', cookie)
  })
})

it('pictures are shown as WebP by a browser that cannot show AVIF', async () => {
  const { page, context, go } = await visit()
  await context.route('**/*.avif', (route) => route.fulfill({ contentType: 'image/avif', body: 'no picture' }))
  await go('/all-games')
  const cover = page.locator('main img[src$=".webp"]').first()
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await cover.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.webp$/)
  expect(await cover.getAttribute('style')).toBeNull()
})

it('a page creates no Intl formatter before it needs one, because the first takes 100 ms on a cheap phone', async () => {
  const { page, go } = await visit()
  await page.addInitScript(() => {
    const created: string[] = []
    Object.assign(window, { created })
    for (const name of ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat'] as const)
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          apply: (format, self, parameters) => created.push(name) && Reflect.apply(format, self, parameters),
          // Calling `supportedLocalesOf` is as slow as creating a formatter.
          get: (format, key) => {
            if (key === 'supportedLocalesOf') created.push(name)
            return Reflect.get(format, key)
          },
          construct: (format, parameters) => created.push(name) && Reflect.construct(format, parameters),
        }),
      })
  })
  const created = () => page.evaluate(() => (window as unknown as { created: string[] }).created)
  await go('/fortnite/accounts')
  await expect.poll(() => page.context().cookies()).toContainEqual(expect.objectContaining({ name: 'tz' }))
  expect(await page.locator('main').innerText()).toMatch(/\d\.\d\d USD/)
  expect(await created()).toEqual([])
  await go('/help')
  await page.evaluate(() => new Intl.NumberFormat('en').format(1))
  expect(await created()).toEqual(['NumberFormat'])
})
