import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { demoSellerAtDesk } from '../../support/buyer/desk.ts'
import { newGiftCard } from '../../support/buyer/new-gift-card.ts'
import { sellerOrStaffApi } from '../../support/buyer/seller.ts'
import { visit } from '../../support/shop/shop.ts'

it('a copy of an offer begins with everything that the offer states, and is an offer of its own', {
  timeout: 120_000,
}, async () => {
  const seller = await demoSellerAtDesk()
  const { page } = seller
  const id = await newGiftCard(`copied-${Date.now()}`, 4)
  await seller.go(`/sell/offers/${id}`)
  await page.locator('#unitName').fill('voucher')
  await page.locator('#maxQuantity').fill('7')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Saved.').waitFor()
  await page.getByRole('link', { name: 'Copy', exact: true }).click()
  await page.waitForURL(/copy=/)
  expect([await page.locator('#unitName').inputValue(), await page.locator('#maxQuantity').inputValue()]).toEqual([
    ...['voucher', '7'],
  ])
  await page.locator('#price').fill('12.34')
  await page.getByRole('button', { name: 'Save the offer' }).click()
  await page.waitForURL((url) => /\/sell\/offers\/\d+/.test(url.pathname))
  const copy = /\d{6,}/.exec(new URL(page.url()).pathname)?.[0] ?? ''
  const api = await sellerOrStaffApi(await visit(), 'seller')
  const detail = (of: string) => api(calls.seller.sellerOfferDetail, { params: { id: of } })
  const [source, copied] = [await detail(id), await detail(copy)]
  expect(copy).not.toBe(id)
  expect(copied).toMatchObject({
    ...{ title: source.title, description: source.description, unitName: 'voucher', maxQuantity: 7 },
    ...{ brandId: source.brandId, categoryId: source.categoryId, attributes: source.attributes, priceMinor: 1234 },
  })
  expect(source.priceMinor).toBe(1000)
})
