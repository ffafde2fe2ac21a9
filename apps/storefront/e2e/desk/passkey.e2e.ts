import { expect, it } from 'vitest'
import { demoSellerAtDesk, signInAtDesk, visitDesk } from '../support/buyer/desk.ts'
import { invitationTo } from '../support/buyer/invitation-to.ts'
import { newBuyer } from '../support/buyer/purchase.ts'

const submit = 'button:not([type="button"])'

it('a passkey is added, used at the next sign-in, renamed and removed', async () => {
  const owner = await demoSellerAtDesk()
  const account = await newBuyer()
  await owner.go('/sell/members')
  await owner.page.locator('#email').fill(account.email)
  await owner.page.locator(`main form:has(#email) ${submit}`).click()
  await owner.page.getByText(`The invitation was sent to ${account.email}.`).waitFor()
  const link = new URL(await invitationTo(account.email))

  const member = await visitDesk()
  const { page, go } = member
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const passkeys = async () =>
    (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.map(({ rpId }) => rpId)

  await signInAtDesk(member, account)
  await go(link.pathname + link.search)
  await page.locator(`main form ${submit}`).first().click()
  await page.waitForURL(/\/sell$/)

  await go('/sell/security')
  await page.getByText('Two-step sign-in is off.').waitFor()
  await page.locator('summary', { hasText: 'Add a passkey' }).click()
  await page.locator('#passkey-start-identityPassword').fill(account.password)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.locator('#passkey-name').fill('Work laptop')
  await page.getByRole('button', { name: 'Create the passkey' }).click()
  await page.getByText('Your recovery codes').waitFor()
  expect(await page.locator('main li bdi').allInnerTexts()).toHaveLength(10)
  expect(await passkeys()).toEqual([new URL(page.url()).hostname])
  await page.getByRole('link', { name: 'I have saved them' }).click()
  await page.getByText('Two-step sign-in is on.').waitFor()
  await page.getByText('Work laptop').waitFor()
  await page.getByText('Not used yet').waitFor()

  await page.context().clearCookies()
  await signInAtDesk(member, account)
  expect(new URL(page.url()).pathname).toBe('/sell/factor')
  // A browser whose user is not verified gives no proof, and the page says so.
  await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  const challenge = page.waitForResponse(/\/sell\/passkey$/)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  expect((await challenge).status()).toBe(200)
  await page.getByText('No passkey was used.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/sell/factor')
  await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(/\/sell$/)

  await go('/sell/security')
  await page.getByText('Last used on').waitFor()
  await page.locator('summary', { hasText: 'Rename' }).click()
  await page.getByLabel('Name of the passkey').fill('Old laptop')
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByText('Old laptop').first().waitFor()
  await page.locator('summary', { hasText: 'Remove' }).click()
  await page.locator('[id^="passkey-remove-"]').first().fill(account.password)
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Two-step sign-in is off.').waitFor()
  expect(await page.getByText('Old laptop').count()).toBe(0)
})
