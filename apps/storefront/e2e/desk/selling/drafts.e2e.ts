import { expect, it } from 'vitest'
import { demoSellerAtDesk, signInAtDesk, untilReady } from '../../support/buyer/desk.ts'
import { newGiftCard } from '../../support/buyer/new-gift-card.ts'

const shown = 'What you typed on'

it('what a seller typed into an offer survives a reload and the end of the session, until it is saved or discarded', {
  timeout: 180_000,
}, async () => {
  const seller = await demoSellerAtDesk()
  const { page, context } = seller
  const id = await newGiftCard(`draft-${Date.now()}`, 3)
  const [price, unit, notice] = [page.locator('#price'), page.locator('#unitName'), page.getByText(shown)]
  await seller.go(`/sell/offers/${id}`)
  expect(await notice.count()).toBe(0)
  await unit.fill('card with thanks')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })), { timeout: 10_000 })
    .toContain('card with thanks')
  await page.reload()
  await untilReady(page)
  await notice.waitFor()
  expect(await unit.inputValue()).toBe('card with thanks')
  await page.getByRole('button', { name: 'Discard it' }).click()
  await notice.waitFor({ state: 'detached' })
  expect(await unit.inputValue()).toBe('')

  // The session ends while somebody types; the form is sent, and the page asks to sign in.
  await price.fill('11.11')
  await unit.fill('kept card')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL(/sign-in/)
  await signInAtDesk(seller)
  await seller.go(`/sell/offers/${id}`)
  await notice.waitFor()
  expect([await price.inputValue(), await unit.inputValue()]).toEqual(['11.11', 'kept card'])
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Saved.').waitFor()
  await page.reload()
  await untilReady(page)
  expect([await notice.count(), await price.inputValue()]).toEqual([0, '11.11'])
})

it('signing out forgets what was typed, and no secret is kept at all', { timeout: 120_000 }, async () => {
  const seller = await demoSellerAtDesk()
  const { page } = seller
  await seller.go('/sell/offers/new')
  const brand = await page.locator('#brand').inputValue()
  await seller.go(`/sell/offers/new?brand=${brand}`)
  const kinds = await page
    .locator('main a[href*="category="]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const kind of kinds) {
    await seller.go(kind)
    if ((await page.locator('#delivery').count()) > 0) break
  }
  await page.locator('#title').fill('Typed title')
  await page.locator('#delivery').fill('SECRET-CODE-1')
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(stored, { timeout: 10_000 }).toContain('Typed title')
  expect(await stored()).not.toContain('SECRET-CODE-1')
  await page.locator('header summary').last().click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(/sign-in/)
  expect(await stored()).not.toContain('Typed title')
})
