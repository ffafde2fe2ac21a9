import { expect, it } from 'vitest'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { runCommand } from '../../support/shop/run-command.ts'
import type { Visitor } from '../../support/shop/shop.ts'

const administrator = { email: 'demo-service2@tradepost.example', password: demo.password }

async function atDesk(): Promise<Visitor> {
  const staff = await visitDesk()
  await signInAtDesk(staff, administrator)
  return staff
}

it('lets a platform administrator create a shop and see what remains, and nobody else', async () => {
  const before = await atDesk()
  // Without the right there is neither the page nor its entry in the menu.
  await before.go('/staff/clients')
  expect(await before.page.getByRole('link', { name: 'Shops' }).count()).toBe(0)
  expect((await before.page.goto(`${before.origin}/staff/tenants`))?.status()).toBe(403)

  await runCommand('platform-admin', 'invite', administrator.email, '--tenant', 'lumen')
  const staff = await atDesk()
  const { page } = staff
  await staff.go('/staff/tenants')
  const rows = page.getByRole('table', { name: 'Shops' }).locator('tbody tr')
  await rows.filter({ hasText: 'sahra' }).first().waitFor()
  await page.getByRole('link', { name: 'New shop' }).click()

  await page.locator('#id').fill('lumen')
  await page.locator('#company').fill('Vega Ltd')
  await page.locator('#admin').fill('first@vega.example')
  await page.locator('#shopOrigin').fill('https://shop.vega.example')
  await page.locator('#deskOrigin').fill('https://desk.vega.example')
  await page.getByRole('checkbox', { name: 'العربية' }).check()
  const press = () => page.locator('button[value="create"]').click()
  await press()
  const taken = page.locator('#id[aria-invalid="true"]')
  const asked = page.locator('#identityPassword')
  await taken.or(asked).first().waitFor()
  if (await asked.count()) {
    await asked.fill(administrator.password)
    await press()
    await taken.waitFor()
  }
  // What was ticked is still ticked.
  expect(await page.getByRole('checkbox', { name: 'العربية' }).isChecked()).toBe(true)
  await page.locator('#id').fill('vega')
  await press()
  await page.getByText('vega was created').waitFor()
  const secrets = await page.locator('[data-once]').allInnerTexts()
  expect(secrets.map((one) => one.trim().length)).toEqual([32, 32])
  await page.getByRole('heading', { name: 'What remains to be done, and by whom' }).waitFor()

  await staff.go('/staff/tenants')
  const row = rows.filter({ hasText: 'Vega Ltd' })
  await row.getByText('Closed to shoppers').waitFor()
  await row.getByText('First administrator has not joined').waitFor()
  await row.getByText('Shop is not running').waitFor()
  // Its secrets are shown no more.
  for (const secret of secrets) expect(await page.content()).not.toContain(secret.trim())

  await staff.go('/staff/audit')
  await page.locator('main tbody').getByText('Created a shop').first().waitFor()
  await runCommand('platform-admin', 'remove', administrator.email, '--tenant', 'lumen')
  expect((await page.goto(`${staff.origin}/staff/tenants`))?.status()).toBe(403)
})
