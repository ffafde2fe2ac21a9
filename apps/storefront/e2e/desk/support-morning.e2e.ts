import { expect, it } from 'vitest'
import { demo, mailTo } from '../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../support/buyer/desk.ts'
import { orderFor } from '../support/buyer/order-for.ts'
import { anyOffer, newBuyer } from '../support/buyer/purchase.ts'
import { stack } from '../support/shop/shop.ts'

it('a support agent finds an order by its number, sends a mail again, bans the buyer and ends the ban', {
  timeout: 180_000,
}, async () => {
  const buyer = await newBuyer()
  const path = await orderFor(buyer, await anyOffer())
  const orderId = path.split('/').at(-1) ?? ''
  await mailTo(buyer.email)

  const staff = await visitDesk()
  const { page } = staff
  await signInAtDesk(staff, { email: 'demo-service2@tradepost.example', password: demo.password })
  await staff.go('/staff/search')
  await page.locator('#text').fill(orderId)
  await page.locator('main form[role="search"] button').click()
  await page.waitForURL(`**/staff/orders/${orderId}`)
  await page.getByRole('heading', { name: 'Entries in the books' }).waitFor()

  const mails = async () =>
    (await (await fetch(`${stack().gatewayUrl}/outbox`)).text())
      .split('<article>')
      .filter((mail) => mail.includes(`<span>${buyer.email}</span>`)).length
  const before = await mails()
  await page
    .getByRole('button', { name: /^Send again: / })
    .first()
    .click()
  await page.getByText('The mail goes out once more.').waitFor()
  await expect.poll(mails).toBe(before + 1)

  await page.locator('main a[href^="/staff/customers/"]').first().click()
  await page.waitForURL(/\/staff\/customers\/\d+$/)
  const customerId = page.url().split('/').at(-1) ?? ''
  await page.locator('#reason').fill('Made by a test.')
  await page.getByRole('button', { name: 'Ban', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ban', exact: true }).click()
  await page.getByText('The customer is banned and was told by mail.').waitFor()
  await mailTo(buyer.email, 'Your account is banned')
  await buyer.go('/buyer/orders')
  await buyer.page.waitForURL(/\/login/)

  await page.locator('#reason').fill('The test is over.')
  await page.getByRole('button', { name: 'End the ban' }).click()
  await page.getByText('The ban is over.').waitFor()

  for (const [call, subject] of [
    ['support.banCustomer', customerId],
    ['support.unbanCustomer', customerId],
    ['support.staffOrder', orderId],
  ]) {
    await staff.go(`/staff/audit?call=${call}&subject=${subject}`)
    await page.locator('main tbody a').first().waitFor()
  }
  await staff.go('/staff/audit?call=support.resendMail')
  await page.locator('main tbody a').first().waitFor()
})
