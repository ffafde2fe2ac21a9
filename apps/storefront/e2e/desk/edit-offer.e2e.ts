import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { waitForEntries } from '../support/buyer/audited.ts'
import { demoSellerAtDesk } from '../support/buyer/desk.ts'
import { ownOffers, sellerOrStaffApi } from '../support/buyer/seller.ts'
import { visit } from '../support/shop/shop.ts'

const submit = 'main form button:not([type="button"])'

it('an edit of a description reaches the shop, and a later edit of the old text loses nothing typed', async () => {
  const api = await sellerOrStaffApi(await visit(), 'seller')
  const offers = await ownOffers(api)
  const offer = offers.find(({ available, deliveryMode }) => available > 9 && deliveryMode === 'im')
  if (!offer) throw new Error('the demo seller has no offer that is delivered by hand')
  // Without translations, which an edit of the description would remove only after a question.
  const target = { params: { id: offer.id } }
  const { list } = await api(calls.offerTranslation.offerTranslations, target)
  for (const { language } of list)
    await api(calls.offerTranslation.removeTranslation, { ...target, body: { language: language as 'de' } })
  // Other texts than those of an earlier run.
  const written = `Written at ${Date.now()}.\nSecond line.`
  const writtenLater = `Written later than ${Date.now()}.`
  const first = await demoSellerAtDesk()
  const second = await demoSellerAtDesk()
  for (const { go } of [first, second]) await go(`/sell/offers/${offer.id}`)

  await first.page.locator('#maxQuantity').fill('0')
  await first.page.locator(submit).click()
  await first.page.getByText('Please enter a whole number from 1 to').first().waitFor()
  await first.page.locator('#maxQuantity').fill('9')
  await first.page.locator('#minutes').fill('75')
  // A line break, not another paragraph.
  const [line = '', secondLine = ''] = written.split('\n')
  await first.page.locator('#description').fill(line)
  await first.page.keyboard.press('End')
  await first.page.keyboard.press('Shift+Enter')
  await first.page.keyboard.type(secondLine)
  await first.page.locator(submit).click()
  await first.page.getByRole('status').getByText('Saved.').waitFor()
  const shopper = await visit()
  await expect
    .poll(async () => {
      await shopper.go(`/items/${offer.id}`)
      return shopper.page.locator('main').innerText()
    })
    .toContain(written)

  await second.page.locator('#description').fill(writtenLater)
  await second.page.locator(submit).click()
  await second.page.getByText('This offer was changed in the meantime').first().waitFor()
  expect((await second.page.locator('#description').innerText()).trim()).toBe(writtenLater)
  await second.page.locator(submit).click()
  await second.page.getByRole('status').getByText('Saved.').waitFor()
  await expect
    .poll(async () => {
      await shopper.go(`/items/${offer.id}`)
      return shopper.page.locator('main').innerText()
    })
    .toContain(writtenLater)
  await waitForEntries(['seller.sellerOfferEdit'])
})
