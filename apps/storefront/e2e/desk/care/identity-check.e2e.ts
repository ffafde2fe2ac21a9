import { expect, it } from 'vitest'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { newBuyer } from '../../support/buyer/purchase.ts'
import { stack, type Visitor } from '../../support/shop/shop.ts'
import { stripeTenant as tenant } from '../../support/shop/stripe.ts'

/** The shop begins in another language. */
const inEnglish = ({ page }: Visitor) =>
  page.evaluate(async () => {
    await fetch('/language', { method: 'POST', body: new URLSearchParams({ language: 'en' }) })
  })

it('an applicant shows an expired document and then a good one to Stripe, and staff decide by its outcome', async () => {
  const identity = `${stack().gatewayUrl}/operation/identity/webhook/stripe`
  await fetch(`${stack().stripeUrl}/webhook`, { method: 'POST', body: new URLSearchParams({ identity, copies: '2' }) })
  const account = await newBuyer({ tenant })
  const applicant = await visitDesk({ tenant, phone: true })
  await signInAtDesk(applicant, account)
  await inEnglish(applicant)
  const { page } = applicant
  await applicant.go('/sell/apply')
  const name = `Papers ${Date.now()}`
  await page.locator('#nickName').fill(name)
  await page.locator('#legalName').fill('Ada Miller')
  await page.locator('#number').fill('1990-12-31')
  await page.locator('#address').fill('1 Long Street, Old Town')
  await page.locator('#country').selectOption('DE')
  await page.locator('#goods').fill('Gift cards and coins of two games.')
  await page.locator('#agreed').check()
  await page.getByText('after you apply, you show your papers to Stripe').waitFor()
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByText('We received your application').waitFor()

  const showAtStripe = async (button: string, what: string) => {
    await page.getByRole('button', { name: button }).click()
    await page.waitForURL(`${stack().stripeUrl}/page/identity/*`)
    await page.getByRole('button', { name: what }).click()
    await page.waitForURL('**/sell/apply?identity=back')
  }
  await showAtStripe('Start the check at Stripe', 'Show an expired document')
  await page.getByText('Stripe could not verify the identity').waitFor()
  await page.getByText('The document has expired.').waitFor()

  const staff = await visitDesk({ tenant })
  await signInAtDesk(staff, { email: 'demo-service@tradepost.example', password: demo.password })
  await inEnglish(staff)
  const openApplication = async () => {
    await staff.go('/staff/applications')
    await staff.page.getByRole('link', { name }).click()
    await staff.page.getByRole('heading', { name: 'Identity check by Stripe' }).waitFor()
  }
  await openApplication()
  await staff.page.getByText('document_expired').waitFor()

  await showAtStripe('Continue at Stripe', 'Show a document to look at')
  await page.getByText('Stripe is looking at the papers').waitFor()
  expect(await page.getByRole('button', { name: 'Continue at Stripe' }).count()).toBe(0)
  // The page of Stripe stays open in another tab, where the person shows a better document.
  await page.goBack()
  await page.getByRole('button', { name: 'Show a good document' }).click()
  await page.waitForURL('**/sell/apply?identity=back')
  await page.getByText('Stripe has verified the identity').waitFor()

  await openApplication()
  await staff.page.getByText('Stripe has verified the identity').waitFor()
  await staff.page.locator('#text').fill('Name and day of birth agree.')
  await staff.page.getByRole('button', { name: 'Accept' }).click()
  await staff.page.getByText('Name and day of birth agree.').waitFor()
})
