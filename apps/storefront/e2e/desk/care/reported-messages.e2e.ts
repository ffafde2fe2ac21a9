import { expect, it } from 'vitest'
import { demo, mailTo } from '../../support/buyer/buyer.ts'
import { demoSellerAtDesk, signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { newGiftCard } from '../../support/buyer/new-gift-card.ts'
import { orderFor } from '../../support/buyer/order-for.ts'
import { newBuyer } from '../../support/buyer/purchase.ts'

it('a seller reports a message, and staff warn the buyer who wrote it', {
  timeout: 240_000,
}, async () => {
  const words = `You are a fool, ${Date.now()}`
  const seller = await demoSellerAtDesk()
  const buyer = await newBuyer()
  const path = await orderFor(buyer, { id: await newGiftCard(`warned-${Date.now()}`, 1), quantity: 1 })
  const orderId = path.split('/').at(-1) ?? ''
  await buyer.go(`/buyer/message?order=${orderId}`)
  await buyer.page.locator('#text').fill(words)
  await buyer.page.getByRole('button', { name: 'Send', exact: true }).click()
  await buyer.page.getByRole('log').getByText(words).first().waitFor()
  await seller.go(`/sell/messages?order=${orderId}`)
  await seller.page.getByRole('link', { name: 'Report this message' }).click()
  await seller.page.locator('#reason').selectOption('insult')
  await seller.page.getByRole('button', { name: 'Send the report' }).click()
  await seller.page.getByText('Customer service looks at the message.').waitFor()

  const staff = await visitDesk()
  const { page } = staff
  await signInAtDesk(staff, { email: 'demo-service2@tradepost.example', password: demo.password })
  await staff.go('/staff/messages')
  await page.locator('main li', { hasText: orderId }).getByRole('link', { name: 'Look at it' }).click()
  await page.getByText(words).waitFor()
  await page.locator('#text').fill('Please stay polite.')
  await page.getByRole('button', { name: 'Warn the writer' }).click()
  await page.getByRole('status').getByText('The writer was warned.').waitFor()
  const mail = await mailTo(buyer.email, 'About a message in your conversation with')
  expect(JSON.stringify(mail)).toContain('Please stay polite.')
  // The message stays.
  await buyer.page.reload()
  await buyer.page.getByRole('log').getByText(words).first().waitFor()
})
