import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { waitForEntry } from '../../support/buyer/audited.ts'
import { demo, mailTo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { newBuyer } from '../../support/buyer/purchase.ts'

it('staff export the data of a customer who asked for it, then erase the customer', { timeout: 180_000 }, async () => {
  const buyer = await newBuyer()
  const staff = await visitDesk()
  const { page } = staff
  await signInAtDesk(staff, { email: 'demo-service2@tradepost.example', password: demo.password })
  await staff.go('/staff/search')
  await page.locator('#text').fill(buyer.email)
  await page.locator('main form[role="search"] button').click()
  await page.waitForURL(/\/staff\/customers\/\d+$/)
  const customerId = page.url().split('/').at(-1) ?? ''

  const data = page.locator('section[aria-labelledby="data"]')
  await data.locator('#data-reason').fill('Asked for it on the phone.')
  await data.locator('#identityPassword').fill(demo.password)
  await data.getByRole('button', { name: 'Export the data' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    data.getByRole('button', { name: 'Save the file' }).click(),
  ])
  expect(await text(await download.createReadStream())).toContain(buyer.email)
  await mailTo(buyer.email, 'Your data was exported')

  await data.locator('#data-reason').fill('Asked for it on the phone.')
  await data.locator('#identityPassword').fill(demo.password)
  await data.getByRole('button', { name: 'Erase the customer' }).click()
  await page.getByText('Please confirm that it cannot be undone').first().waitFor()
  await data.getByLabel('I know that this cannot be undone').check()
  await data.locator('#identityPassword').fill(demo.password)
  await data.getByRole('button', { name: 'Erase the customer' }).click()
  await page.getByText('The customer was erased and told by mail.').waitFor()
  await buyer.go('/buyer/orders')
  await buyer.page.waitForURL(/\/login/)

  await waitForEntry(staff, 'support.exportCustomer', customerId)
  await waitForEntry(staff, 'support.eraseCustomer', customerId)
})
