import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { languagePanel, openLanguagePanel } from '../support/page/language-panel.ts'
import { buyable, findOffer } from '../support/shop/gateway.ts'
import { visit } from '../support/shop/shop.ts'

const notice = '#consent-title'

/** Submit buttons that a floating element covers, each with the covering element. */
const coveredButtons = (page: Page) =>
  page.evaluate(() => {
    const buttons = [
      ...document.querySelectorAll<HTMLElement>('main form[method=post] button, main form button[type=submit]'),
    ]
    return buttons
      .filter((button) => button.checkVisibility({ visibilityProperty: true }) && button.offsetWidth > 1)
      .flatMap((button) => {
        const coveringElement = () => {
          const { left, top, width, height } = button.getBoundingClientRect()
          const topmost = document.elementFromPoint(left + width / 2, top + height / 2)
          if (!topmost || button.contains(topmost) || topmost.contains(button)) return null
          let floating: Element | null = topmost
          while (floating && !/fixed|sticky/.test(getComputedStyle(floating).position))
            floating = floating.parentElement
          return floating && floating !== button.closest('aside') ? floating.outerHTML.slice(0, 80) : null
        }
        // Before scrolling, ignore all covers except the consent banner: other bars may lie over buttons further down.
        const byBanner = coveringElement()?.includes('consent-title') ? 'the consent banner' : null
        button.scrollIntoView({ block: 'nearest' })
        return [byBanner, coveringElement()].filter(Boolean).map((text) => `${button.textContent}: ${text}`)
      })
  })

it.each([
  ['', 320],
  ['/de', 360],
  ['/ar', 390],
])('X24 the consent banner covers no button that sends a form: %s at %d px', async (prefix, width) => {
  const offer = await findOffer({ tenant: 'sahra' })
  const { page, go } = await visit({ tenant: 'sahra', phone: true, consent: undefined })
  await page.setViewportSize({ width, height: 640 })
  const paths = [
    '/login',
    '/signup',
    '/reset-password',
    `/report-seller?seller=${offer.seller.id}`,
    '/cart',
    '/cookies',
  ]
  for (const path of [...paths, '/value-calculator', `/items/${offer.id}`]) {
    await go(`${prefix}${path}`)
    await page.locator(notice).waitFor({ state: 'attached', timeout: 20_000 })
    expect(await coveredButtons(page), path).toEqual([])
  }
})

it('X24 a toast does not cover the buttons of the header on phones', async () => {
  const offer = await findOffer({ standardType: 0, matches: buyable })
  const { page, go } = await visit({ phone: true })
  await go(`/items/${offer.id}`)
  await page.locator('main').getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click()
  const toast = page.locator('[popover=manual] li').first()
  await toast.waitFor()
  const header = await page.locator('header').first().boundingBox()
  const box = await toast.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((header?.height ?? 0) + (header?.y ?? 0))
})

it('X20 the consent banner appears once, in the chosen language, and the language panel closes', async () => {
  const visitor = await visit({ consent: undefined })
  const { page, go } = visitor
  await go('/brands')
  await page.locator(notice).waitFor({ timeout: 20_000 })
  const words = await page.locator(notice).textContent()
  const panel = await openLanguagePanel(visitor)
  await panel.locator('select[name=language]').selectOption('kr')
  await panel.locator('button').first().click()
  await page.locator('html[lang=ko]').waitFor()
  // A short time limit: the text is on the page already.
  await expect.poll(() => page.locator(notice).textContent(), { timeout: 2000 }).not.toBe(words)
  expect(await page.locator(notice).count()).toBe(1)
  expect(await languagePanel(visitor).evaluate((details) => (details as HTMLDetailsElement).open)).toBe(false)
})

it('X21 D-31 the language panel closes on a phone when the page scrolls', async () => {
  const { page, go } = await visit({ phone: true })
  await go('/')
  const menu = page.locator('header details:visible').first()
  await menu.locator('summary').first().click()
  await page.locator('header details details summary').first().click()
  expect(await page.locator('header select[name=language]:visible').count()).toBe(1)
  await page.mouse.move(100, 700)
  await page.evaluate(() => window.scrollBy(0, 200))
  await expect.poll(() => page.locator('header select[name=language]:visible').count()).toBe(0)
})

it('X21 D-25 choosing a language selects its currency without storing one', async () => {
  const visitor = await visit()
  const { page, go, context } = visitor
  await go('/')
  const panel = await openLanguagePanel(visitor)
  await panel.locator('select[name=language]').selectOption('de')
  await Promise.all([page.waitForURL('**/de*'), panel.locator('button').first().click()])
  expect((await context.cookies()).filter(({ name }) => name.includes('currency'))).toEqual([])
  expect(await page.locator('header').first().textContent()).toContain('EUR')
})

it('X19 A-57 an anchor scrolls its target below the header', async () => {
  const offer = await findOffer({})
  for (const phone of [false, true]) {
    const { page, go } = await visit({ phone })
    await go('/help')
    const category = await page.locator('main section[id^=category-]').last().getAttribute('id')
    const places = ['/help#faq', `/help#${category}`, '/brands#new-brand', `/items/${offer.id}#reviews`]
    for (const place of places) {
      await page.goto('about:blank')
      await go(place)
      const id = place.split('#')[1] ?? ''
      expect(await page.locator(`[id="${id}"]`).count(), place).toBe(1)
      const isClear = () =>
        page.evaluate((anchor) => {
          const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
          const { top } = document.getElementById(anchor)?.getBoundingClientRect() ?? { top: -1 }
          const end = Math.ceil(window.scrollY + window.innerHeight) >= document.documentElement.scrollHeight - 1
          return top >= bottom && (end || top <= bottom + 80)
        }, id)
      await expect.poll(isClear, { message: place }).toBe(true)
    }
  }
})

it('X13 an offer, the help and the cart print with prices and without floating elements or controls', async () => {
  const offer = await findOffer({})
  const { page, go } = await visit()
  for (const path of [`/items/${offer.id}`, '/help', '/cart']) {
    await go(path)
    await page.emulateMedia({ media: 'print' })
    const printed = await page.evaluate(() => ({
      floating: [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility() && /fixed|sticky/.test(getComputedStyle(element).position))
        .map((element) => element.outerHTML.slice(0, 80)),
      chrome: [...document.querySelectorAll('#page > header, #page > footer')].filter((element) =>
        element.checkVisibility(),
      ).length,
    }))
    expect(printed, path).toEqual({ floating: [], chrome: 0 })
    if (path.startsWith('/items')) {
      const text = await page.locator('main').innerText()
      expect(text).toMatch(/\d\.\d\d USD/)
      // Controls are not printed.
      expect(text).not.toMatch(/Compare|Price alert|Log in/)
    }
    await page.emulateMedia({ media: 'screen' })
  }
})
