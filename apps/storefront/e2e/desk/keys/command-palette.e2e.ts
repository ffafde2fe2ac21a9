import { describe, expect, it } from 'vitest'
import { demo } from '../../support/buyer/buyer.ts'
import { demoSellerAtDesk, signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'

describe('the command palette', () => {
  it('opens by its keys, finds a page by typed words, goes there, and returns the focus when it closes', async () => {
    const seller = await demoSellerAtDesk()
    const { page } = seller
    await seller.go('/sell/offers')
    await page.locator('[name=keyword]').focus()
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Go to' })
    const field = dialog.getByRole('combobox')
    await field.waitFor()
    await expect.poll(() => field.evaluate((input) => input === document.activeElement), { timeout: 20_000 }).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('keyword')

    await page.keyboard.press('Meta+k')
    await page.keyboard.type('vacat')
    const options = dialog.getByRole('option')
    await expect.poll(() => options.first().textContent(), { timeout: 10_000 }).toBe('Vacation')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/sell\/vacation$/)

    // The arrows reach every entry, and the chosen one is in view.
    await page.keyboard.press('Control+k')
    await field.waitFor()
    const count = await options.count()
    for (let step = 0; step < count; step++) await page.keyboard.press('ArrowDown')
    const last = options.last()
    expect(await last.getAttribute('aria-selected')).toBe('true')
    const [box, frame] = [await last.boundingBox(), await dialog.boundingBox()]
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0))
    await page.keyboard.type('zz 42')
    await expect.poll(() => options.count(), { timeout: 10_000 }).toBe(2)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/sell\/orders\?keyword=zz\+42$/)
  })

  it('leads staff to what their role may open, from a phone by its button', async () => {
    const staff = await visitDesk({ phone: true })
    const { page } = staff
    await signInAtDesk(staff, { email: 'demo-service2@tradepost.example', password: demo.password })
    await staff.go('/staff/tickets')
    await page.getByRole('button', { name: 'Go to' }).click()
    const dialog = page.getByRole('dialog', { name: 'Go to' })
    await dialog.getByRole('combobox').fill('demo')
    await dialog.getByRole('option', { name: 'Customers, orders and mails with “demo”' }).click()
    await page.waitForURL(/\/staff\/search\?text=demo$/)
  })
})
