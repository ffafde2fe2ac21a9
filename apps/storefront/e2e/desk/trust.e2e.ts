import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { demo } from '../support/buyer/buyer.ts'
import { demoSellerAtDesk, signInAtDesk, visitDesk } from '../support/buyer/desk.ts'
import { sellerOrStaffApi } from '../support/buyer/seller.ts'
import { findOffer, publicApi } from '../support/shop/gateway.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'

const staffEmail = 'demo-service@tradepost.example'
const isAccount = ({ categoryAlias }: { categoryAlias: string }) => categoryAlias === 'accounts'

const picture = async () => ({
  name: 'account.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 360, channels: 3, background: '#246' } })
    .png()
    .toBuffer(),
})

/** An account of the demo seller that no other test knows. */
async function newAccount(): Promise<{ id: string; title: string }> {
  const seller = await sellerOrStaffApi(await visit(), 'seller')
  const { brandId, categoryId } = await findOffer({ matches: isAccount })
  const title = `Account to verify ${Date.now()}`
  const { id } = await seller(calls.seller.sellerOfferCreate, {
    body: {
      ...{ brandId, categoryId, title, priceMinor: 2500, stock: 1, ref: randomUUID() },
      description: 'Level 40.',
    },
  })
  return { id, title }
}

const auditHas = async ({ page, go }: Visitor, words: string) => {
  await go('/staff/audit')
  await page.locator('main tbody').getByText(words).first().waitFor()
}

it('an account is verified by staff, and the mark ends with a new title', { timeout: 180_000 }, async () => {
  const { id, title } = await newAccount()
  const seller = await demoSellerAtDesk()
  await seller.go(`/sell/offers/${id}`)
  await seller.page.getByRole('link', { name: 'Verification' }).click()
  await seller.page.getByRole('button', { name: 'Ask for verification' }).click()
  await seller.page.getByText('Add at least one picture.').first().waitFor()
  await seller.page.locator('#note').fill('The rank is on the picture.')
  await seller.page.locator('#pictures').setInputFiles([await picture()])
  await seller.page.getByRole('button', { name: 'Ask for verification' }).click()
  await seller.page.getByText('Staff look at your pictures.').waitFor()

  const staff = await visitDesk()
  await signInAtDesk(staff, { email: staffEmail, password: demo.password })
  await staff.go('/staff/verifications')
  await staff.page.locator('main tbody').getByText(title).click()
  await staff.page.getByText('The rank is on the picture.').waitFor()
  const shown = staff.page.locator('section[aria-labelledby="pictures"] img')
  await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(640)
  await staff.page.getByRole('button', { name: 'I look at it' }).click()
  await staff.page.getByText('Looked at by: Demo service').waitFor()
  const report = staff.page.getByRole('button', { name: 'Write the report' })
  await staff.page.locator('#summary').fill('One picture of the account.')
  await report.click()
  // What was not seen needs a note, and nothing that was typed is lost.
  await staff.page.getByText('Say what was missing.').first().waitFor()
  expect(await staff.page.locator('#summary').inputValue()).toBe('One picture of the account.')
  for (const key of ['access_shown', 'assets_shown', 'email_shown', 'no_ban_shown'])
    await staff.page.locator(`[id="seen.${key}"]`).selectOption('yes')
  await report.click()
  await staff.page.getByRole('button', { name: 'Withdraw the mark' }).waitFor()

  const shopper = await visit()
  const year = String(new Date().getUTCFullYear())
  await expect
    .poll(async () => {
      await shopper.go(`/items/${id}`)
      return shopper.page.locator('main').innerText()
    })
    .toMatch(new RegExp(`compared pictures from the seller with this offer on .*${year}`))
  expect(await shopper.page.locator('main').innerText()).not.toContain('Demo service')

  await seller.go(`/sell/offers/${id}`)
  await seller.page.getByText('If you save another title, description, attributes or pictures').waitFor()
  await seller.page.locator('#title').fill(`${title}, level 41`)
  await seller.page.locator('main form button:not([type="button"])').click()
  await seller.page.getByRole('status').getByText('Saved.').waitFor()
  await expect
    .poll(async () => {
      await shopper.go(`/items/${id}`)
      return shopper.page.locator('main').innerText()
    })
    .not.toContain('compared pictures from the seller')
  await seller.go(`/sell/offers/${id}/verification`)
  await seller.page.getByText('the offer changed.').waitFor()
  await auditHas(staff, 'Wrote a report about an offer')
  const api = await sellerOrStaffApi(await visit(), 'seller')
  await api(calls.seller.sellerOfferEdit, { params: { id }, body: { status: 2 } })
})

it('a rule insures the accounts of a shop, and shoppers read it', { timeout: 180_000 }, async () => {
  // No other test looks at the insurance of this shop.
  const tenant = 'sahra'
  const offer = await findOffer({
    tenant,
    matches: (one) => isAccount(one) && !one.verified && !one.insured && one.available > 0,
  })
  const isInsured = async () => {
    const { list } = await publicApi(tenant)(calls.offer.offerCards, { body: { ids: [offer.id] } })
    return list[0]?.insured
  }
  const staff = await visitDesk({ tenant })
  const { page } = staff
  await signInAtDesk(staff, { email: staffEmail, password: demo.password })
  await page.evaluate(() => fetch('/language', { method: 'POST', body: new URLSearchParams({ language: 'en' }) }))
  await staff.go('/staff/insurance')
  const form = page.locator('form', { has: page.locator('#categoryId') })
  const insure = async (verifiedOnly: boolean) => {
    await form.locator('#categoryId').selectOption(offer.categoryId)
    await form.locator('#insured').selectOption('yes')
    await form.getByLabel('Only verified offers').setChecked(verifiedOnly)
    await form.locator('#rule-reason').fill('Decided on Monday')
    const password = form.locator('#ruleIdentityPassword, [name="identityPassword"]')
    await form.getByRole('button', { name: 'Change a rule' }).click()
    const saved = page.getByRole('status').getByText('Saved.')
    await password.or(saved).first().waitFor()
    if (!(await password.count())) return
    await password.fill(demo.password)
    await form.getByRole('button', { name: 'Change a rule' }).click()
    await saved.waitFor()
  }
  await insure(false)
  await expect.poll(isInsured, { timeout: 30_000 }).toBe(true)
  const shopper = await visit({ tenant })
  await expect
    .poll(async () => {
      await shopper.go(`/en/items/${offer.id}`)
      return shopper.page.locator('[data-promise="insured"]').allInnerTexts()
    })
    .toEqual([expect.stringContaining('The shop insures all offers of this category')])
  await staff.go('/staff/insurance')
  await insure(true)
  await expect.poll(isInsured, { timeout: 30_000 }).toBe(false)
  await auditHas(staff, 'Changed which offers are insured')
})
