import { expect, it } from 'vitest'
import { waitForEntry } from '../../support/buyer/audited.ts'
import { demo, mailTo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { png } from '../../support/buyer/files.ts'
import { orderFor } from '../../support/buyer/order-for.ts'
import { anyOffer, newBuyer } from '../../support/buyer/purchase.ts'
import { stack, type Visitor } from '../../support/shop/shop.ts'

/** The buyer sends a picture to the seller; returns its address. */
async function sendPicture({ page, go }: Visitor, sellerId: string): Promise<string> {
  await go(`/buyer/message?seller=${sellerId}`)
  await page.locator('#files').setInputFiles({ name: 'c.png', mimeType: 'image/png', buffer: png() })
  await page.locator('main button[type="submit"]', { hasText: 'Send' }).click()
  const image = page.getByRole('log').locator('img').last()
  await image.waitFor()
  return image.evaluate((one) => (one as HTMLImageElement).src)
}

it('a support agent finds an order, sends a mail again, takes a file down, bans the buyer and ends the ban', {
  timeout: 180_000,
}, async () => {
  const buyer = await newBuyer()
  const offer = await anyOffer()
  const path = await orderFor(buyer, offer)
  const picture = await sendPicture(buyer, offer.seller.id)
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

  const orderPage = page.url()
  const opens = async () => (await buyer.context.request.get(picture)).ok()
  expect(await opens()).toBe(true)
  await staff.go(`/staff/files?file=${encodeURIComponent(picture)}`)
  await page.locator('#reason').fill('Shows the papers of somebody else.')
  await page.getByRole('button', { name: 'Take the file down' }).click()
  await page.getByText('The file was taken down.').waitFor()
  await expect.poll(opens).toBe(false)

  await page.goto(orderPage)
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
    ['file.quarantineFile', ''],
  ] as const)
    await waitForEntry(staff, call, subject)
  await waitForEntry(staff, 'support.resendMail')
})
