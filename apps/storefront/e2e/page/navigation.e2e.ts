import { calls } from '@tradepost/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { assignDeviceId, clearFaults, delayAnswers, eventually } from '../support/shop/faults.ts'
import { findOffer, helpCategories, publicApi, site } from '../support/shop/gateway.ts'
import { get } from '../support/shop/http.ts'
import type { RecordedCall } from '../support/shop/recorder.ts'
import { stack, type Visitor, visit } from '../support/shop/shop.ts'
import { siteChanges } from '../support/shop/site-changes.ts'

let visitor: Visitor
beforeAll(async () => {
  visitor = await visit()
})

describe('the navigation', () => {
  it('A-57 scrolls to the anchor of an address', async () => {
    const { page } = visitor
    await visitor.go('/help')
    const anchors = await page
      .locator('main a[href*="#"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const last = anchors.at(-1) ?? ''
    const hash = last.slice(last.indexOf('#'))
    expect(hash.length).toBeGreaterThan(1)
    const inView = () =>
      page.evaluate((id) => {
        const box = document.getElementById(id)?.getBoundingClientRect()
        return box !== undefined && box.top >= -1 && box.top < window.innerHeight
      }, hash.slice(1))
    await page.setViewportSize({ width: 390, height: 500 })
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await inView()).toBe(false)
    await page.locator(`main a[href="${last}"]`).last().click()
    await eventually(inView)
    await visitor.go('/brands')
    await visitor.go(`/help${hash}`)
    await eventually(inView)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('C-20 uses aliases that are fetched once for all pages', async () => {
    const offer = await findOffer({ standardType: 0 })
    const { page, origin } = visitor
    await using changes = await siteChanges()
    const began = Date.now()
    const body = site()
    const [categories, { brands, brandCategories }] = await Promise.all([
      publicApi()(calls.catalog.categoryAlias, { body }),
      publicApi()(calls.catalog.brandCategoryAlias, { body }),
    ])
    for (const prefix of ['', '/de'])
      for (const path of ['/', `/items/${offer.id}`, `/categories/${Object.keys(categories)[0]}`])
        await visitor.go(`${prefix}${path}`)
    await visitor.go(`/items/${offer.id}`)
    const pair = brandCategories[`${offer.brandId}-${offer.categoryId}`]
    expect([brands[offer.brandId], pair]).toEqual([offer.brandAlias, `${offer.brandAlias}/${offer.categoryAlias}`])
    for (const slug of [pair, brands[offer.brandId]]) {
      await visitor.go(`/items/${offer.id}`)
      await page.locator(`main a[href="/${slug}"]`).first().click()
      await page.waitForURL(`${origin}/${slug}`)
      await page.locator('main h1').filter({ hasText: offer.brandName }).waitFor()
    }
    const recorded = (await (await fetch(`${stack().recorderUrl}/__calls`)).json()) as RecordedCall[]
    for (const { path } of [calls.catalog.categoryAlias, calls.catalog.brandCategoryAlias]) {
      const fetched = recorded.filter(
        (call) => call.path === path && call.headers.origin === origin && call.status === 200,
      )
      expect(fetched.length).toBeGreaterThan(0)
      // Aliases are cached for five minutes, but other tests may change the site and so clear the cache.
      const times = fetched.filter(({ at }) => at >= began).map(({ at }) => at)
      for (const [index, time] of times.entries()) {
        const previous = times[index - 1] ?? -Infinity
        const changed = changes.at.some((change) => change > previous - 1500 && change <= time)
        expect(changed || time - previous > 295_000, `fetched again after ${time - previous} ms`).toBe(true)
      }
    }
  })

  it('gives every page its route name', async () => {
    const offer = await findOffer({ standardType: 0 })
    const article = (await helpCategories())[0]?.articles[0]
    const names: [string, string][] = [
      ['/', 'index'],
      [`/${offer.brandAlias}`, 'brand'],
      [`/${offer.brandAlias}/${offer.categoryAlias}`, 'brand-category'],
      ['/brands', 'brands'],
      [`/categories/${offer.categoryId}`, 'categories'],
      ['/all-games', 'all-games'],
      ['/search?q=gold', 'search'],
      ['/help', 'help'],
      [`/help/article/${article?.id}`, 'help-article-id'],
      [`/items/${offer.id}`, 'items-id'],
      [`/store/${offer.seller.id}`, 'store-id'],
      ['/500', '500'],
      ['/a/b/c/d', '404'],
    ]
    for (const [path, name] of names) {
      const { html } = await get(path)
      expect(/<body[^>]* data-route-name="([^"]+)"/.exec(html)?.[1], path).toBe(name)
    }
  })

  it('lets keyboard users skip to the content', async () => {
    const { page } = visitor
    await visitor.go('/')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  })
})

describe('the focus', () => {
  it('moves to the title of the next page', async () => {
    const { page, go } = await visit()
    await go('/')
    const atTitle = () => page.evaluate(() => document.activeElement === document.querySelector('main h1'))
    for (const path of ['/help', '/cart', '/all-games']) {
      const link = page.locator(`header a[href="${path}"], footer a[href="${path}"]`).locator('visible=true').first()
      await link.focus()
      expect(await atTitle()).toBe(false)
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.pathname === path)
      await eventually(atTitle)
      // A title is not interactive.
      expect(await page.locator('main h1').evaluate((title) => getComputedStyle(title).outlineStyle)).toBe('none')
    }
    await page.goBack()
    await eventually(atTitle)
  })

  it('does not move to the title when only the query changes', async () => {
    const { page, go } = await visit()
    await go('/search?q=account')
    const nextPage = page.locator('main a[href*="page=2"]').first()
    await nextPage.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/page=2/)
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('H1')
  })
})

describe('a listing without scripts', () => {
  it.each(['', '/de', '/ar'])('can be searched, sorted and paged under "%s"', async (prefix) => {
    const plain = await visit({ javaScript: false, phone: prefix === '/ar' })
    const { page } = plain
    await plain.go(prefix || '/')
    await page.locator('main [role="search"] input[name="q"], main form input[name="q"]').first().fill('account')
    await page.locator('main [role="search"] button, main form:has(input[name="q"]) button').first().click()
    await page.waitForURL(`**${prefix}/search?q=account`)
    await page.locator('main nav a[href*="page=2"]').first().click()
    await page.waitForURL(/page=2/)
    await page.locator('main select[name="sort"]').selectOption('price-asc')
    await page.locator('main button[form="listing-filters"]').click()
    await page.waitForURL(/sort=price-asc/)
    expect(new URL(page.url()).searchParams.get('q')).toBe('account')
    expect(await page.locator('main li:has(h3 a)').count()).toBeGreaterThan(3)
  })
})

describe('a page that is loading', () => {
  const progressLine = ({ page }: Visitor) => page.getByRole('progressbar', { name: 'Loading the page' })

  it.each([undefined, 'reduce'] as const)(
    'shows a progress line that takes no space (motion: %s), until it has loaded',
    async (reducedMotion) => {
      const slow = await visit(reducedMotion ? { reducedMotion } : {})
      const device = await assignDeviceId(slow)
      await slow.go('/')
      expect(await progressLine(slow).count()).toBe(0)
      await delayAnswers(device, '/website/brand/')
      const height = () => slow.page.evaluate(() => document.documentElement.scrollHeight)
      const before = await height()
      // Use the keyboard, because a resting pointer would prefetch the page.
      await slow.page.locator('main a[href="/all-games"]:visible').first().press('Enter')
      await progressLine(slow).waitFor()
      expect(await height()).toBe(before)
      const motion = await progressLine(slow).evaluate((element) => getComputedStyle(element, '::after').animationName)
      expect(motion === 'none').toBe(reducedMotion === 'reduce')
      // The loading indicator is not announced: it has no live region.
      expect(
        await progressLine(slow).evaluate((element) => element.closest('[aria-live], [role="status"], [role="alert"]')),
      ).toBeNull()
      await slow.page.waitForURL('**/all-games')
      await progressLine(slow).waitFor({ state: 'detached' })
      await clearFaults(device)
      expect(slow.problems.join('\n')).toBe('')
    },
  )
})
