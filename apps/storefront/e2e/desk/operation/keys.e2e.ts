import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { stack, type Visitor } from '../../support/shop/shop.ts'

const email = 'demo-service@tradepost.example'

async function staffAtDesk(): Promise<Visitor> {
  const staff = await visitDesk()
  await signInAtDesk(staff, { email, password: demo.password })
  return staff
}

/** Submits a form, and again with the password if the desk asks who it is. */
async function submit({ page }: Visitor, button: string): Promise<void> {
  const form = page.locator('form', { has: page.locator(`button[value="${button}"]`) })
  const press = () => form.locator(`button[value="${button}"]`).click()
  const asked = form.locator('[id$="identityPassword"]')
  const once = page.locator('[data-once]')
  const saved = page.locator('main [role="status"]')
  await press()
  await asked.or(once).or(saved).first().waitFor()
  if (!(await asked.count())) return
  await asked.fill(demo.password)
  await press()
  await once.or(saved).first().waitFor()
}

const shownOnce = async ({ page }: Visitor) => (await page.locator('[data-once]').innerText()).trim()

/** The code of an answer of the gateway to a program. */
async function codeOf(call: { method: string; path: string }, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${stack().gatewayUrl}${call.path}`, { method: call.method, headers })
  return ((await answer.json()) as { code: string }).code
}

it('gives a program of the company a key, which does what it may until it is revoked', async () => {
  const staff = await staffAtDesk()
  const { page } = staff
  await staff.go('/staff/keys')
  const form = page.locator('form', { has: page.locator('#name') })
  await form.locator('#name').fill('Rates reader')
  await form.locator('button:not([type="button"])').click()
  // Without a permission it is refused, and the name stays.
  await page.locator('main [role="alert"]').first().waitFor()
  expect(await form.locator('#name').inputValue()).toBe('Rates reader')
  await form.getByRole('checkbox', { name: 'See exchange rates' }).check()
  const press = () => form.locator('button:not([type="button"])').last().click()
  await press()
  const asked = form.locator('#identityPassword')
  await asked.or(page.locator('[data-once]')).first().waitFor()
  if (await asked.count()) {
    await asked.fill(demo.password)
    await press()
  }
  const bearer = await shownOnce(staff)
  const key = { authorization: `Bearer ${bearer}` }
  expect(await codeOf(calls.rates.staffRates, key)).toBe('0000')
  expect(await codeOf(calls.webhook.webhookList, key)).toBe('forbidden')

  await page.reload()
  expect(await page.locator('[data-once]').count()).toBe(0)
  const row = page.locator('main tbody tr', { hasText: 'Rates reader' }).first()
  await row.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('The key Rates reader is revoked.').waitFor()
  expect(await codeOf(calls.rates.staffRates, key)).toBe('unauthorized')
})

it('replaces the secret of an app without a gap, and ends one at once', async () => {
  const staff = await staffAtDesk()
  const { page } = staff
  await staff.go('/staff/clients')
  await page.locator('#lumen-desk-overlap').selectOption('720')
  await submit(staff, 'renew-lumen-desk')
  const secret = await shownOnce(staff)
  const program = { 'x-client-id': 'lumen-desk', 'x-client-secret': secret }
  await expect.poll(() => codeOf(calls.site.deskSite, program)).toBe('0000')
  // The desk itself still has the earlier secret, and goes on.
  await page.reload()
  const rows = page.getByRole('table', { name: 'Secrets of lumen-desk' }).locator('tbody tr')
  await rows.filter({ hasText: 'Works until its end' }).waitFor()
  const made = await rows.first().locator('td, th').first().innerText()

  // The secret that the desk uses cannot be ended, so that nobody locks everybody out.
  const select = page.locator('#lumen-desk-fingerprint')
  const own = await select.locator('option').first().getAttribute('value')
  await select.selectOption(own ?? '')
  await page.locator('button[value="end-lumen-desk"]').click()
  await page.locator('#lumen-desk-sure[aria-invalid="true"]').waitFor()
  await page.locator('#lumen-desk-sure').check()
  await page.locator('button[value="end-lumen-desk"]').click()
  const password = page.locator('#lumen-desk-end-identityPassword')
  const refused = page.getByText('This secret is in use')
  await password.or(refused).first().waitFor()
  if (await password.count()) {
    await password.fill(demo.password)
    await page.locator('button[value="end-lumen-desk"]').click()
  }
  await refused.first().waitFor()

  await select.selectOption(made.trim())
  await page.locator('#lumen-desk-sure').check()
  await submit(staff, 'end-lumen-desk')
  await page.getByText('The secret has ended.').waitFor()
  await expect.poll(() => codeOf(calls.site.deskSite, program)).toBe('invalid_client')

  await staff.go('/staff/audit')
  const acts = page.locator('main tbody')
  await acts.getByText('Made a new secret of an app').first().waitFor()
  await acts.getByText('Ended a secret of an app').first().waitFor()
  expect(await acts.innerText()).not.toContain(secret)
})
