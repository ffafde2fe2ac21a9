import sharp from 'sharp'
import { expect, it } from 'vitest'
import { demo } from '../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../support/buyer/desk.ts'
import { orderFor } from '../support/buyer/order-for.ts'
import { cards, newBuyer, reloadUntil } from '../support/buyer/purchase.ts'
import { findOffer } from '../support/shop/gateway.ts'
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
  const like = await findOffer({ matches: ({ categoryAlias }) => categoryAlias === 'gift-cards' })
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

  // A gift card with codes in the vault, by the form of its goods.
  await go('/sell/offers/new')
  await page.locator('#brand').selectOption({ label: like.brandName })
  await page.getByRole('button', { name: 'Show what can be sold' }).click()
  await page.getByRole('link', { name: 'Gift Cards' }).click()
  await page.locator('#title').fill(`Card of ${name}`)
  await page.locator('#price').fill('25.00')
  await page.getByText('You get 23.00 USD of each piece.').waitFor()
  await page.getByRole('button', { name: 'Save the offer' }).click()
  await page.waitForURL(/\/sell\/offers\/\d+\/units$/)
  const offerId = /offers\/(\d+)/.exec(page.url())?.[1] ?? ''
  const codes = Array.from({ length: 50 }, (_, n) => `DAY-${Date.now()}-${n}`)
  await page.locator('#unitCodes').fill(codes.join('\n'))
  await page.locator(`form:has(#unitCodes) ${submit}`).click()
  await page.getByText('50 units added.').waitFor()

  // Two buyers at once; each gets another code.
  const buyers = await Promise.all([newBuyer(), newBuyer()])
  const orders = await Promise.all(buyers.map((buyer) => orderFor(buyer, { id: offerId })))
  const delivered: string[] = []
  for (const [n, buyer] of buyers.entries()) {
    await buyer.go(orders[n] ?? '')
    await reloadUntil(buyer, '#delivery button[value="reveal"]')
    await buyer.page.locator('#delivery button[value="reveal"]').click()
    const shown = buyer.page.locator('#delivery').getByText(/DAY-\d+-\d+/)
    await shown.first().waitFor()
    delivered.push(await shown.first().innerText())
  }
  expect(new Set(delivered).size).toBe(2)
  // The first buyer's code does not work: another one takes its place.
  await go(`/sell/offers/${offerId}/units?state=delivered`)
  const row = page.locator('main tbody tr', { hasText: orders[0]?.split('/').at(-1) ?? '' })
  await row.getByText('Replace').first().click()
  await row.getByRole('button', { name: 'Replace' }).click()
  await page.getByText('Saved.').first().waitFor()
  const [buyer] = buyers
  await buyer.go(orders[0] ?? '')
  await reloadUntil(buyer, '#delivery button[value="reveal"]')
  await buyer.page.locator('#delivery button[value="reveal"]').click()
  const renewed = buyer.page.locator('#delivery').getByText(/DAY-\d+-\d+/)
  await renewed.first().waitFor()
  expect(await renewed.allInnerTexts()).not.toEqual([delivered[0]])

  await staff.go('/staff/sellers')
  await staff.page.locator('#keyword').fill(name)
  await staff.page.locator('#keyword').press('Enter')
  await staff.page.getByRole('link', { name }).click()
  await staff.page.getByText('50.00 USD are held for this seller.').waitFor()
  // The deposit stays while orders are unfinished.
  await staff.page.locator('#deposit-reason').fill('Stopped selling.')
  await staff.page.locator('#identityPassword').fill(demo.password)
  await staff.page.getByRole('button', { name: 'Return the deposit' }).click()
  await staff.page.locator('[role="alert"]').first().waitFor()
  await staff.page.getByText('50.00 USD are held for this seller.').waitFor()
})
