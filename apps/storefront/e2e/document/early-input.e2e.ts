import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findOffer } from '../support/shop/gateway.ts'
import { visit } from '../support/shop/shop.ts'

/** Opens a page but delays its scripts; the returned function lets the scripts load and waits for hydration. */
async function openWithoutScripts(page: Page, address: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  return async () => {
    release()
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  }
}

it('X5 the search box keeps text typed before hydration, and searches for it', async () => {
  const { page, origin } = await visit()
  const hydrate = await openWithoutScripts(page, `${origin}/brands`)
  const box = page.locator('header').getByRole('combobox').first()
  await box.pressSequentially('gold')
  await hydrate()
  expect(await box.inputValue()).toBe('gold')
  await page.locator('header [aria-expanded]').first().waitFor()
  await box.press('End')
  await box.pressSequentially('x')
  expect(await box.inputValue()).toBe('goldx')
  await box.press('Enter')
  await page.waitForURL('**/search?q=goldx')
})

it('X5 the login and the list filters keep text typed before hydration', async () => {
  const { page, origin } = await visit()
  let hydrate = await openWithoutScripts(page, `${origin}/login`)
  await page.locator('main input[name=email]').first().pressSequentially('ann@example.org')
  await hydrate()
  await page.waitForTimeout(300)
  expect(await page.locator('main input[name=email]').first().inputValue()).toBe('ann@example.org')
  await page.unrouteAll()

  const offer = await findOffer({})
  hydrate = await openWithoutScripts(page, `${origin}/${offer.brandAlias}/${offer.categoryAlias}`)
  const price = page.locator('main input[name=min]:visible').first()
  await price.pressSequentially('3')
  await hydrate()
  expect(await price.inputValue()).toBe('3')
  await page.unrouteAll()
})

it('X5 a sort chosen before hydration is applied', async () => {
  const { page, origin } = await visit()
  const hydrate = await openWithoutScripts(page, `${origin}/search?q=gold`)
  const sort = page.locator('main select[name=sort]').first()
  const other = await sort.locator('option').nth(2).getAttribute('value')
  await sort.selectOption(other)
  await hydrate()
  await page.waitForURL(`**sort=${other}*`)
  await expect.poll(() => sort.inputValue()).toBe(other)
})

it('X5 a quantity typed before hydration is kept', async () => {
  const { page, origin } = await visit()
  const offer = await findOffer({ standardType: 1 })
  const hydrate = await openWithoutScripts(page, `${origin}/items/${offer.id}`)
  const quantity = page.locator('main input[name=quantity]:visible').first()
  await quantity.fill('2')
  await hydrate()
  await expect.poll(() => quantity.inputValue()).toBe('2')
  await page.locator('main button[aria-label]:visible').first().focus()
  expect(await quantity.inputValue()).toBe('2')
})
