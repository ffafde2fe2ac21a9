import { expect, it } from 'vitest'
import { demoSellerAtDesk } from '../support/buyer/desk.ts'
import { png } from '../support/buyer/files.ts'
import { cards, checkOut, newBuyer, openOrder } from '../support/buyer/purchase.ts'
import { ownOffers, sellerOrStaffApi } from '../support/buyer/seller.ts'
import { visit } from '../support/shop/shop.ts'

const send = 'main form:has(#text) button:not([type="button"])'

/** An order of a new buyer at the demo seller. */
async function paidOrder() {
  const seller = await sellerOrStaffApi(await visit(), 'seller')
  const offer = (await ownOffers(seller)).find(
    (one) => one.available > 9 && one.minQuantity === 1 && one.deliveryMode === 'im' && one.standardType < 3,
  )
  if (!offer) throw new Error('the demo seller has no offer that is delivered by hand')
  const buyer = await newBuyer()
  await checkOut(buyer, offer, cards.good)
  const path = await openOrder(buyer)
  return { buyer, offer, path, id: path.split('/').at(-1) ?? '' }
}

it('a seller sends a picture from the chat of an order, and the buyer sees it', { timeout: 120_000 }, async () => {
  const { buyer, path, id } = await paidOrder()
  const { page, go } = await demoSellerAtDesk()
  await go(`/sell/orders/${id}`)
  await page.getByRole('link', { name: 'Chat with the buyer' }).click()
  await page.locator('#text').waitFor()
  // Nothing at all is refused, and a picture alone is a message.
  await page.locator(send).click()
  await page.getByText('Please write something first').first().waitFor()
  await page.locator('#files').setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: png() })
  await page.locator(send).click()
  const sent = page.getByRole('log').getByRole('img', { name: 'File 1' })
  await sent.waitFor()
  await expect.poll(() => sent.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  expect(await page.locator('#files').evaluate((field) => (field as HTMLInputElement).files?.length)).toBe(0)

  await buyer.go(path)
  await buyer.page.locator('main a[href*="/buyer/message?"]:visible').first().click()
  await buyer.page.getByRole('log').locator('a[target="_blank"] img').first().waitFor()
})
