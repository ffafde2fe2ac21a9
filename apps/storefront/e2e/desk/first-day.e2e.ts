import sharp from 'sharp'
import { expect, it } from 'vitest'
import { demo } from '../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../support/buyer/desk.ts'
import { cards, newBuyer } from '../support/buyer/purchase.ts'
import type { Visitor } from '../support/shop/shop.ts'

const submit = 'button:not([type="button"])'
const lead = 'demo-service@tradepost.example'

const passport = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#889' } })
    .png()
    .toBuffer()

async function staffAtDesk(): Promise<Visitor> {
  const staff = await visitDesk()
  await staff.go('/staff')
  await staff.page.locator('#email').fill(lead)
  await staff.page.locator('#password').fill(demo.password)
  await staff.page.locator(`main form ${submit}`).click()
  await staff.page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
  return staff
}

async function fillIn({ page }: Visitor, fields: Record<string, string>): Promise<void> {
  for (const [id, value] of Object.entries(fields)) await page.locator(`#${id}`).fill(value)
}

it('an account applies, staff look at the papers and accept, the deposit is paid, and the shop opens', async () => {
  const account = await newBuyer()
  const seller = await visitDesk()
  const { page, go } = seller
  await signInAtDesk(seller, account)
  await page.getByRole('link', { name: 'Apply to sell' }).click()
  await page.waitForURL('**/sell/apply')
  await page.getByText('deposit of 50.00 USD').waitFor()

  const name = `First Day ${Date.now()}`
  await fillIn(seller, { nickName: name, legalName: 'Ada Miller', number: '2020-01-01', address: '1 Long Street' })
  await page.locator('#country').selectOption('DE')
  await page.locator('#goods').fill('Gift cards and coins of two games.')
  await page.locator('#documents').setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: await passport() })
  await page.locator('#agreed').check()
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  // A child may not sell. Nothing that was typed or uploaded is lost.
  await page.getByText('Sellers are at least 18 years old').first().waitFor()
  await page.getByText('1 picture is uploaded').waitFor()
  expect(await page.locator('#nickName').inputValue()).toBe(name)
  await page.locator('#number').fill('1990-12-31')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByText('We received your application').waitFor()

  const staff = await staffAtDesk()
  await staff.go('/staff/applications')
  await staff.page.getByRole('link', { name }).click()
  const paper = staff.page.locator('main img').first()
  await paper.waitFor()
  expect(await paper.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(300)
  await staff.page.getByText('Ada Miller').waitFor()
  await staff.page.locator('#text').fill('Passport, valid until 2031, the face matches.')
  await staff.page.getByRole('button', { name: 'Accept' }).click()
  await staff.page.getByText('Passport, valid until 2031').waitFor()

  await go('/sell/apply')
  await page.getByRole('button', { name: 'Pay the deposit' }).click()
  await page.waitForURL('**/sandbox-pay/**')
  await fillIn(seller, { number: cards.good, expiry: '12/34', cvc: '123', name: 'Ada Miller' })
  await page.locator('button[value="pay"]').click()
  await page.waitForURL((url) => url.origin === seller.origin)
  await page.waitForURL(/\/sell$/, { timeout: 30_000 })
  await page.getByRole('navigation', { name: 'Seller centre' }).getByText('Money').waitFor()

  await staff.go('/staff/sellers')
  await staff.page.locator('#keyword').fill(name)
  await staff.page.locator('#keyword').press('Enter')
  await staff.page.getByRole('link', { name }).click()
  await staff.page.getByText('50.00 USD are held for this seller.').waitFor()
  await staff.page.locator('#deposit-reason').fill('Stopped selling.')
  await staff.page.locator('#identityPassword').fill(demo.password)
  await staff.page.getByRole('button', { name: 'Return the deposit' }).click()
  await staff.page.getByText('50.00 USD are held').waitFor({ state: 'detached' })
  await go('/sell/money')
  await page.getByText('50.00 USD').first().waitFor()
})
