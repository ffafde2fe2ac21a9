import { generateSync } from 'otplib'
import { expect, it } from 'vitest'
import { demo } from '../support/buyer/buyer.ts'
import { visitDesk } from '../support/buyer/desk.ts'
import { invitationTo } from '../support/buyer/invitation-to.ts'
import { newBuyer } from '../support/buyer/purchase.ts'
import type { Visitor } from '../support/shop/shop.ts'

const submit = 'main form button:not([type="button"])'

/** Signs in on the page that asks staff to. */
async function signIn({ page }: Visitor, { email, password }: { email: string; password: string }): Promise<void> {
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await page.locator(submit).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
}

/** An owner of the company, in the back office. */
async function ownerAtDesk(): Promise<Visitor> {
  const owner = await visitDesk()
  await owner.go('/staff/members')
  await signIn(owner, { email: 'demo-service@tradepost.example', password: demo.password })
  await owner.page.getByRole('heading', { level: 1, name: 'Staff' }).waitFor()
  return owner
}

const navigationOf = ({ page }: Visitor) => page.getByRole('navigation', { name: 'Back office' }).innerText()

it('a person is invited, sees what the role allows, gets another role, and is removed at once', async () => {
  const owner = await ownerAtDesk()
  const account = await newBuyer()
  await owner.page.locator('#email').fill('nobody')
  await owner.page.locator(`main form:has(#email) button:not([type="button"])`).click()
  await owner.page.locator('[role="alert"]').first().waitFor()
  await owner.page.locator('#email').fill(account.email)
  await owner.page.locator('#role').selectOption('support')
  await owner.page.locator(`main form:has(#email) button:not([type="button"])`).click()
  await owner.page.getByText(`The invitation was sent to ${account.email}.`).waitFor()
  await owner.page.getByRole('row', { name: account.email }).getByText('Support').waitFor()

  const member = await visitDesk({ phone: true })
  const link = new URL(await invitationTo(account.email))
  expect(link.pathname).toBe('/staff/invitation')
  await member.go(link.pathname + link.search)
  // Somebody without an account learns how to get one.
  await member.page.getByRole('link', { name: 'Create an account' }).waitFor()
  await signIn(member, account)
  await member.page.getByRole('heading', { name: /^Join the staff of / }).waitFor()
  await member.page.locator(submit).first().click()
  await member.page.waitForURL(/\/staff\/search$/)
  expect(await navigationOf(member)).not.toMatch(/Payouts|Roles|Audit log|Applications/)
  for (const path of ['/staff/members', '/staff/roles', '/staff/audit', '/staff/payouts']) {
    await member.go(path)
    await member.page.getByText('Your role does not allow this').waitFor()
  }

  await owner.go('/staff/members')
  const row = owner.page.getByRole('row', { name: account.email })
  expect(await row.innerText()).toMatch(/Support\s+Off/)
  await row.getByRole('link').click()
  await owner.page.waitForURL(/\/staff\/members\/\d+$/)
  const path = new URL(owner.page.url()).pathname
  await owner.page.locator('#role').selectOption('support_lead')
  await owner.page.locator('main form:has(#role) button:not([type="button"])').click()
  await owner.page.getByRole('status').getByText('Saved.').waitFor()
  await member.go('/staff')
  await member.page.waitForURL(/\/staff\/search$/)
  expect(await navigationOf(member)).toMatch(/Applications[\s\S]*Roles/)
  // A lead sees the staff, and may change nobody.
  await member.go(path)
  expect(await member.page.locator('main form').count()).toBe(0)

  await owner.go(`/staff/audit?call=role.changeMember&subject=${path.split('/').at(-1)}`)
  await owner.page.locator('main tbody a').first().click()
  await owner.page.waitForURL(/\/staff\/audit\/\d+$/)
  await owner.page.getByRole('heading', { name: 'Gave a member another role' }).waitFor()
  expect(await owner.page.getByRole('table', { name: 'What changed' }).innerText()).toMatch(/Support\s+Support lead/)

  await owner.go(path)
  await owner.page.getByRole('button', { name: 'Remove from the staff' }).click()
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await owner.page.getByRole('button', { name: 'Remove from the staff' }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await owner.page.getByText('The person was removed from the staff.').waitFor()
  expect(await owner.page.getByText(account.email).count()).toBe(0)
  await member.go('/staff/applications')
  await member.page.getByText('This account does not belong to the staff').waitFor()
})

it('a second factor that somebody lost is reset with a reason, and their sessions end', async () => {
  const owner = await ownerAtDesk()
  const { page } = owner
  const account = await newBuyer()
  await page.locator('#email').fill(account.email)
  await page.locator('#role').selectOption('support')
  await page.locator('main form:has(#email) button:not([type="button"])').click()
  await page.getByText(`The invitation was sent to ${account.email}.`).waitFor()
  const member = await visitDesk()
  const link = new URL(await invitationTo(account.email))
  await member.go(link.pathname + link.search)
  await signIn(member, account)
  await member.page.locator(submit).first().click()
  await member.page.waitForURL(/\/staff\/search$/)
  await member.go('/staff/security')
  await member.page.locator('#identityPassword').fill(account.password)
  await member.page.getByRole('button', { name: 'Set it up' }).click()
  const secret = await member.page.locator('input[name="authenticatorKey"]').inputValue()
  await member.page.locator('#code').fill(generateSync({ secret, epoch: Math.floor(Date.now() / 1000) }))
  await member.page.getByRole('button', { name: 'Turn it on' }).click()
  await member.page.getByText('Your recovery codes').waitFor()

  await owner.go('/staff/members')
  const row = page.getByRole('row', { name: account.email })
  expect(await row.innerText()).toMatch(/Support\s+On/)
  await row.getByRole('link').click()
  const reset = page.getByRole('button', { name: 'Reset two-step sign-in' })
  await reset.click()
  await page.getByText('Cannot be empty').first().waitFor()
  await page.locator('#reason').fill('Lost the phone, known by voice.')
  await reset.click()
  await page.getByText('Two-step sign-in was reset.').waitFor()
  await reset.waitFor({ state: 'detached' })
  await member.go('/staff/sellers')
  expect(new URL(member.page.url()).pathname).toBe('/staff/sign-in')
  await owner.go('/staff/audit?call=factor.resetFactor')
  await page.locator('main tbody a').first().click()
  await page.getByText('Lost the phone, known by voice.').first().waitFor()
})

it('an own role is made from a preset one, named in an invitation, and deleted once nothing names it', async () => {
  const owner = await ownerAtDesk()
  const { page } = owner
  const name = `Night shift ${Date.now()}`
  await owner.go('/staff/roles')
  await page.getByRole('link', { name: 'Support', exact: true }).click()
  await page.getByRole('link', { name: 'Start from this role' }).click()
  await page.waitForURL(/\/staff\/roles\/new\?from=support$/)
  await page.locator(submit).click()
  await page.getByText('Cannot be empty').first().waitFor()
  await page.locator('#name').fill(name)
  await page.getByLabel('Pay sellers').check()
  await page.getByLabel('Block uploaded files').uncheck()
  await page.locator(submit).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await page.getByLabel('Pay sellers').isChecked()).toBe(true)
  expect(await page.getByLabel('Block uploaded files').isChecked()).toBe(false)
  const role = new URL(page.url()).pathname

  const account = await newBuyer()
  await owner.go('/staff/members')
  await page.locator('#email').fill(account.email)
  await page.locator('#role').selectOption({ label: name })
  await page.locator('main form:has(#email) button:not([type="button"])').click()
  await page.getByRole('row', { name: account.email }).getByText(name).waitFor()

  const remove = async () => {
    await owner.go(role)
    await page.getByRole('button', { name: 'Delete the role' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the role' }).click()
  }
  await remove()
  await page.locator('[role="alert"]').first().waitFor()
  await owner.go('/staff/members')
  await page.getByRole('row', { name: account.email }).getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('The invitation was withdrawn.').waitFor()
  await remove()
  await page.getByText('The role was deleted.').waitFor()
  expect(await page.getByRole('link', { name }).count()).toBe(0)
})

it('the audit log is filtered by day and downloaded as CSV, which is recorded too', async () => {
  const owner = await ownerAtDesk()
  const { page } = owner
  await owner.go('/staff/audit')
  await page.locator('#from').fill('2000-01-01')
  await page.locator('#to').fill('2000-01-02')
  await page.locator('main form[role="search"] button').click()
  await page.getByText('No entry matches').waitFor()
  await page.getByRole('link', { name: 'Clear the filters' }).click()
  await page.waitForURL(/\/staff\/audit$/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
  await owner.go('/staff/audit')
  await page.locator('main tbody tr').first().getByText('Downloaded the audit log').waitFor()
  await owner.go('/staff/audit/99999999999')
  await page.getByText('This page does not exist').waitFor()
})
