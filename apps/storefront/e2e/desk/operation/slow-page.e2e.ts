import { expect, it } from 'vitest'
import { demoSellerAtDesk } from '../../support/buyer/desk.ts'

it('a page that takes long is announced by its heading, and what was typed stays until it is there', {
  timeout: 120_000,
}, async () => {
  const { page, go } = await demoSellerAtDesk()
  await go('/sell/offers')
  await page.locator('main input[name="keyword"]').fill('sword')
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    (url) =>
      url.pathname.startsWith('/sell/orders') && (url.search.includes('_data') || url.pathname.endsWith('.data')),
    async (route) => {
      await gate
      await route.continue()
    },
  )
  await page.getByRole('navigation').getByRole('link', { name: 'Orders', exact: true }).click()
  const waiting = page.locator('main [aria-busy="true"]')
  await waiting.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
  await waiting.getByRole('status').filter({ hasText: 'Loading' }).waitFor()
  // The page before is out of sight, but still there.
  const typed = page.locator('main input[name="keyword"]')
  expect([await typed.isVisible(), await typed.inputValue()]).toEqual([false, 'sword'])
  release()
  await page.waitForURL(/\/sell\/orders$/)
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
  await expect.poll(() => waiting.count()).toBe(0)
  // The field of the new page is another one.
  expect(await typed.inputValue()).toBe('')
})
