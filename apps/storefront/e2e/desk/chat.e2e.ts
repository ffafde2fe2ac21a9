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

it('a seller keeps an answer and uses it in a conversation by keyboard', { timeout: 120_000 }, async () => {
  const { offer, id } = await paidOrder()
  const { page, go, problems } = await demoSellerAtDesk()
  const stamp = `Greeting ${Date.now()}`
  await go('/sell/messages')
  await page.getByRole('link', { name: 'Templates' }).click()
  await page.locator('#text-new').waitFor()
  await page.locator('#title-new').fill(stamp)
  await page.locator('main form:has(#title-new) button[value="save"]').click()
  await page.getByText('Please enter a text of at most').first().waitFor()
  await page.locator('#text-new').fill('Hello, your {offer} ({order}) is next.')
  await page.locator('main form:has(#title-new) button[value="save"]').click()
  await page.getByRole('status').getByText('Template saved.').waitFor()
  expect(await page.locator('#title-new').inputValue()).toBe('')

  await go(`/sell/messages?order=${id}`)
  await page.locator('#text').fill('Good day. ')
  const menu = page.locator('summary', { hasText: 'Insert a template' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: stamp }).focus()
  await page.keyboard.press('Enter')
  const text = `Good day. Hello, your ${offer.title} (${id}) is next.`
  expect(await page.locator('#text').inputValue()).toBe(text)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('text')
  await page.locator(send).click()
  await page.getByRole('log').getByText(text).waitFor()

  await go('/sell/messages/templates')
  const remove = page.getByRole('button', { name: `Delete template ${stamp}` })
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(await page.getByRole('heading', { name: stamp }).count()).toBe(1)
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('status').getByText('Template deleted.').waitFor()
  expect(await page.getByRole('heading', { name: stamp }).count()).toBe(0)
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
})
