import { generateSync } from 'otplib'
import { expect, it } from 'vitest'
import { demoSellerAtDesk, signInAtDesk, visitDesk } from '../support/buyer/desk.ts'
import { invitationTo } from '../support/buyer/invitation-to.ts'
import { newBuyer } from '../support/buyer/purchase.ts'

const submit = 'button:not([type="button"])'
/** The code of the current half minute, or of a later one. */
const codeOf = (secret: string, ahead = 0) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + ahead })

it('an authenticator is set up with the password, asked for at the next sign-in, and replaced by a recovery code', async () => {
  const owner = await demoSellerAtDesk()
  const account = await newBuyer()
  await owner.go('/sell/members')
  await owner.page.locator('#email').fill(account.email)
  await owner.page.locator(`main form:has(#email) ${submit}`).click()
  await owner.page.getByText(`The invitation was sent to ${account.email}.`).waitFor()
  const link = new URL(await invitationTo(account.email))

  const member = await visitDesk()
  const { page, go } = member
  await signInAtDesk(member, account)
  await go(link.pathname + link.search)
  await page.locator(`main form ${submit}`).first().click()
  await page.waitForURL(/\/sell$/)

  await go('/sell/security')
  await page.getByText('Two-step sign-in is off.').waitFor()
  await page.locator('#identityPassword').fill(account.password)
  await page.getByRole('button', { name: 'Set it up' }).click()
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  const secret = await page.locator('input[name="authenticatorKey"]').inputValue()
  expect((await page.locator('main bdi').first().innerText()).replaceAll(' ', '')).toBe(secret)
  await page.locator('#code').fill('000000')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.locator('[role="alert"]').first().waitFor()
  // A wrong code keeps the picture, so that the app need not read another.
  expect(await page.locator('input[name="authenticatorKey"]').inputValue()).toBe(secret)
  await page.locator('#code').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByText('Your recovery codes').waitFor()
  const codes = await page.locator('main li bdi').allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.getByRole('link', { name: 'I have saved them' }).click()
  await page.getByText('Two-step sign-in is on.').waitFor()
  await page.getByText('10 recovery codes left').waitFor()
  await go('/sell/orders')
  await page.getByRole('heading', { level: 1 }).waitFor()

  const elsewhere = await visitDesk()
  await signInAtDesk(elsewhere, account)
  expect(new URL(elsewhere.page.url()).pathname).toBe('/sell/factor')
  // No page opens without the code.
  await elsewhere.go('/sell/offers')
  expect(new URL(elsewhere.page.url()).pathname).toBe('/sell/factor')
  await elsewhere.page.locator('#code').fill(codeOf(secret, 30))
  await elsewhere.page.getByRole('button', { name: 'Continue' }).click()
  await elsewhere.page.waitForURL(/\/sell\/offers$/)

  const withoutPhone = await visitDesk({ javaScript: false })
  await signInAtDesk(withoutPhone, account)
  await withoutPhone.page.locator('#code').fill(codes[0] ?? '')
  await withoutPhone.page.getByRole('button', { name: 'Continue' }).click()
  await withoutPhone.page.waitForURL(/\/sell$/)
  await withoutPhone.go('/sell/security')
  await withoutPhone.page.getByText('9 recovery codes left').waitFor()
})
