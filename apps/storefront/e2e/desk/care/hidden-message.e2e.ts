import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { waitForEntry } from '../../support/buyer/audited.ts'
import { demo, mailTo } from '../../support/buyer/buyer.ts'
import { demoSellerAtDesk, signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { png } from '../../support/buyer/files.ts'
import { newGiftCard } from '../../support/buyer/new-gift-card.ts'
import { orderFor } from '../../support/buyer/order-for.ts'
import { newBuyer } from '../../support/buyer/purchase.ts'
import { sellerOrStaffApi } from '../../support/buyer/seller.ts'
import { visit } from '../../support/shop/shop.ts'

it('staff hide a reported message from both sides and show it again, and the audit log knows it', {
  timeout: 240_000,
}, async () => {
  const words = `Call me at night, ${Date.now()}`
  const seller = await demoSellerAtDesk()
  const buyer = await newBuyer()
  const path = await orderFor(buyer, { id: await newGiftCard(`moderated-${Date.now()}`, 1), quantity: 1 })
  const orderId = path.split('/').at(-1) ?? ''
  await seller.go(`/sell/messages?order=${orderId}`)
  await seller.page.locator('#text').fill(words)
  await seller.page.locator('#files').setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: png() })
  await seller.page.locator('main form:has(#text) button:not([type="button"])').click()
  await seller.page.getByRole('log').getByText(words).waitFor()

  await buyer.go(`/buyer/message?order=${orderId}`)
  const log = buyer.page.getByRole('log')
  await log.getByText(words).waitFor()
  const picture = await log.locator('a[target="_blank"]').first().getAttribute('href')
  const fetched = () => buyer.context.request.get(picture ?? '').then((answer) => answer.status())
  expect(await fetched()).toBe(200)
  await log.getByRole('link', { name: 'Report this message' }).click()
  await buyer.page.locator('#reason').selectOption('personal_data')
  await buyer.page.locator('#note').fill('I never asked for his number.')
  await buyer.page.getByRole('button', { name: 'Send the report' }).click()
  await buyer.page.getByText('Customer service looks at the message.').waitFor()

  const staff = await visitDesk({ phone: true })
  const { page } = staff
  await signInAtDesk(staff, { email: 'demo-service2@tradepost.example', password: demo.password })
  await staff.go('/staff/messages')
  const card = page.locator('main li', { hasText: orderId })
  await card.getByText('Reported by the buyer').waitFor()
  expect(await page.locator('main').textContent()).not.toContain(words)
  await card.getByRole('link', { name: 'Look at it' }).click()
  await page.getByText(words).waitFor()
  await page.getByText('I never asked for his number.').waitFor()
  const reportId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.getByRole('button', { name: 'Remove the message' }).click()
  await page.getByRole('status').getByText('The message was removed for both sides.').waitFor()

  // The open page of the buyer learns it by itself.
  await log.getByText('Removed by').waitFor()
  await log.getByText('Personal data').waitFor()
  expect(await log.textContent()).not.toContain(words)
  expect(await fetched()).toBe(404)
  await buyer.page.reload()
  await log.getByText('Removed by').waitFor()
  expect(await buyer.page.content()).not.toContain(words)
  await seller.go(`/sell/messages?order=${orderId}`)
  await seller.page.getByRole('log').getByText('Removed by').waitFor()
  expect(await seller.page.content()).not.toContain(words)
  const api = await sellerOrStaffApi(await visit(), 'seller')
  const { list } = await api(calls.messages.sellerConversationPage, { body: { orderId } })
  const read = await api(calls.messages.sellerMessageThread, { params: { id: list[0]?.id ?? '' }, query: {} })
  expect(JSON.stringify(read)).not.toContain(words)
  await mailTo(buyer.email, 'About a message in your conversation with')

  await page.getByRole('button', { name: 'Show it again' }).click()
  await page.getByRole('status').getByText('Both sides see the message again.').waitFor()
  await log.getByText(words).waitFor()
  expect(await fetched()).toBe(200)
  await seller.page.reload()
  await seller.page.getByRole('log').getByText(words).waitFor()
  await staff.go('/staff/messages?state=decided')
  await page.locator('main li', { hasText: orderId }).getByText('Message removed').waitFor()
  for (const call of ['messageDesk.reportedMessage', 'messageDesk.moderateMessage'])
    await waitForEntry(staff, call, reportId)
})
