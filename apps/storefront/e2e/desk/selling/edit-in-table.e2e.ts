import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { waitForEntry } from '../../support/buyer/audited.ts'
import { demo } from '../../support/buyer/buyer.ts'
import { demoSellerAtDesk, signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { newGiftCard } from '../../support/buyer/new-gift-card.ts'
import { publicApi } from '../../support/shop/gateway.ts'

it('a seller changes prices and stock of several offers in the table, after a second look', {
  timeout: 180_000,
}, async () => {
  const seller = await demoSellerAtDesk()
  const { page } = seller
  const stamp = `table-${Date.now()}`
  const ids = [await newGiftCard(`${stamp}-a`, 5), await newGiftCard(`${stamp}-b`, 5)]
  await seller.go(`/sell/offers?keyword=${stamp}&sort=title`)
  await page.getByRole('link', { name: 'Edit prices and stock' }).click()
  await page.waitForURL(/edit=1/)
  const [first = '', second = ''] = ids
  await page.locator(`#stock-${first}`).waitFor()

  // The prices are filled by percent, and nothing is saved by it.
  await page.getByLabel('Change these prices by percent').fill('-10')
  await page.getByRole('button', { name: 'Fill the prices' }).click()
  expect(await page.locator(`#price-${first}`).inputValue()).toBe('9.00')
  await page.locator(`#price-${second}`).fill('free')
  await page.locator(`#stock-${second}`).fill('7')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Change 2 offers?').waitFor()
  await dialog.getByRole('button', { name: 'Check the fields' }).click()
  await page.getByText('Please enter a price from 0.01').first().waitFor()
  expect(await page.locator(`#price-${first}`).inputValue()).toBe('9.00')

  await page.locator(`#price-${second}`).fill('12.50')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await dialog.getByText('12.50').waitFor()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('2 offers changed.').waitFor()
  const shown = async (id: string) => {
    const { price, available } = await publicApi()(calls.offer.offerDetail, { params: { id }, body: {} })
    return [price?.minor, available]
  }
  await expect.poll(() => shown(first), { timeout: 20_000 }).toEqual([900, 5])
  expect(await shown(second)).toEqual([1250, 7])

  const staff = await visitDesk()
  await signInAtDesk(staff, { email: 'demo-service@tradepost.example', password: demo.password })
  await waitForEntry(staff, 'seller.sellerOfferEdit', first)
})

it('a price that somebody else changed meanwhile is not overwritten', { timeout: 120_000 }, async () => {
  const seller = await demoSellerAtDesk()
  const other = await demoSellerAtDesk()
  const stamp = `meanwhile-${Date.now()}`
  const id = await newGiftCard(stamp, 5)
  for (const one of [seller, other]) await one.go(`/sell/offers?keyword=${stamp}&edit=1`)
  const save = async ({ page }: typeof seller, price: string) => {
    await page.locator(`#price-${id}`).fill(price)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
  }
  await save(other, '20')
  await other.page.getByText('1 offer changed.').waitFor()
  await save(seller, '30')
  await seller.page.getByRole('alert').first().waitFor()
  await seller.go(`/sell/offers?keyword=${stamp}`)
  await seller.page.locator('main tbody tr').getByText('20.00').waitFor()
})
