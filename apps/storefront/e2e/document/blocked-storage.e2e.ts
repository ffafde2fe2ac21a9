import { expect, it } from 'vitest'
import { findOffer } from '../support/shop/gateway.ts'
import { visit } from '../support/shop/shop.ts'

/** A browser that blocks site data: every access throws, and cookies are neither stored nor read. */
function blockSiteData() {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore', 'BroadcastChannel'])
    Object.defineProperty(window, name, { get: refuse })
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
  for (const name of ['serviceWorker', 'locks', 'storage'])
    Object.defineProperty(Navigator.prototype, name, { get: refuse })
}

it('X4 the shop works if the browser blocks site data', async () => {
  const offer = await findOffer({ standardType: 0 })
  const { page, go, problems } = await visit({ consent: undefined })
  await page.addInitScript(blockSiteData)
  await go('/')
  await page.locator('a[href="/help"]:visible').first().click()
  await page.waitForURL('**/help')
  await page.goBack()
  await page.locator(`main a[href^="/"]:visible`).first().waitFor()
  await go(`/${offer.brandAlias}/${offer.categoryAlias}`)
  await page.locator('main a[href*="/items/"]:visible').first().click()
  await page.waitForURL('**/items/*')
  await page.locator('main h1').waitFor()
  const heart = page.locator('main [aria-pressed]:visible').first()
  const before = await heart.getAttribute('aria-pressed')
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).not.toBe(before)
  await page.locator('header').getByRole('combobox').first().fill('gold')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=gold')
  await page.locator('main h1').waitFor()
  expect(await page.locator('main h1').textContent()).not.toContain('500')
  // The consent banner appears, and disappears when answered.
  const decline = page.getByRole('button', { name: 'Only necessary' }).or(page.locator('#consent-title ~ div button'))
  await decline.first().click({ timeout: 20_000 })
  await expect.poll(() => page.locator('#consent-title').count()).toBe(0)
  expect(problems.join('\n')).toBe('')
})
