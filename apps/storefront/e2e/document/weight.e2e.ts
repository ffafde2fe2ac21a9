import { brotliCompressSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { get } from '../support/shop/http.ts'
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
