import { expect, it } from 'vitest'
import { visit } from '../support/shop/shop.ts'

it('a page hydrates while keys are being pressed', async () => {
  const { page, go, problems } = await visit()
  await page.addInitScript(() => {
    const counted = window as unknown as { pressed: number }
    counted.pressed = 0
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      if (document.body) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
        counted.pressed += 1
      }
      if (document.documentElement?.dataset.ready !== 'true') port2.postMessage(null)
    }
    port2.postMessage(null)
  })
  await go('/help')
  expect(await page.evaluate(() => (window as unknown as { pressed: number }).pressed)).toBeGreaterThan(20)
  await page.locator('header a[href="/cart"]:visible').first().click()
  await page.waitForURL('**/cart')
  expect(problems.join('\n')).toBe('')
})
