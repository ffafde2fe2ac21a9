import { expect, it } from 'vitest'
import { waitForEntry } from '../support/buyer/audited.ts'
import { demo } from '../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../support/buyer/desk.ts'
import { png } from '../support/buyer/files.ts'
import { newBuyer } from '../support/buyer/purchase.ts'
import { findOffer } from '../support/shop/gateway.ts'

it('staff confirm a report with its picture in view, and the buyer reads the answer and earns points', {
  timeout: 120_000,
}, async () => {
  const words = `Asked me to pay elsewhere, ${Date.now()}`
  const { seller } = await findOffer({})
  const buyer = await newBuyer()
  await buyer.go(`/report-seller?seller=${seller.id}`)
  await buyer.page.locator('[name="reason"]').selectOption('off_platform')
  await buyer.page.locator('#explanation').fill(words)
  await buyer.page
    .locator('main input[type="file"]')
    .first()
    .setInputFiles({ name: 'chat.png', mimeType: 'image/png', buffer: png() })
  await buyer.page.getByRole('button', { name: 'Send the report' }).click()
  await buyer.page.getByText('Thank you. Your report was sent').waitFor()

  const staff = await visitDesk({ phone: true })
  const { page } = staff
  await signInAtDesk(staff, { email: 'demo-service2@tradepost.example', password: demo.password })
  await staff.go('/staff/reports')
  const report = page.locator('main li', { hasText: words }).last()
  const picture = report.locator('img').first()
  await picture.waitFor()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await report.getByRole('button', { name: 'Confirm the report' }).click()
  await report.getByText('Please give a reason').waitFor()
  await report.locator('input[name="reason"]').fill('Seen in the chat.')
  await report.getByRole('button', { name: 'Confirm the report' }).click()
  await page.getByText('It is decided.').waitFor()
  await report.waitFor({ state: 'detached' })

  await buyer.go('/report-seller')
  await buyer.page.getByText('Customer service: Seen in the chat.').waitFor()
  await buyer.page.getByText(/\d+ points? earned/).waitFor()
  await waitForEntry(staff, 'report.decideReport')
})
