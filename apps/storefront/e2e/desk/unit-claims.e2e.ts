import { calls } from '@tradepost/contract'
import { describe, expect, it } from 'vitest'
import { demoSellerAtDesk } from '../support/buyer/desk.ts'
import { orderFor } from '../support/buyer/order-for.ts'
import { newBuyer, reloadUntil } from '../support/buyer/purchase.ts'
import { sellerOrStaffApi } from '../support/buyer/seller.ts'
import { findOffer } from '../support/shop/gateway.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'

/** A new gift card of the demo seller with three codes in its vault; returns its id and the codes. */
async function giftCards({ page, go }: Visitor) {
  const like = await findOffer({ matches: ({ categoryAlias }) => categoryAlias === 'gift-cards' })
  const ref = `claim-${Date.now()}`
  const list = `ref,brand,category,title,price,stock\n${ref},${like.brandAlias},gift-cards,Gift card ${ref},10.00,0\n`
  await go('/sell/offers/import')
  await page.locator('#file').setInputFiles({ name: 'cards.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
  await page.locator('main form button:not([type="button"])').click()
  await page.getByText('Finished').waitFor({ timeout: 30_000 })
  const seller = await sellerOrStaffApi(await visit(), 'seller')
  const { list: offers } = await seller(calls.seller.sellerOfferPage, {
    body: { keyword: ref, pageNo: 1, pageSize: 1 },
  })
  const id = offers[0]?.id ?? ''
  const codes = [1, 2, 3].map((n) => `CLAIM-${Date.now()}-${n}`)
  await seller(calls.vault.setVault, { params: { id }, body: { supply: 'vault' } })
  await seller(calls.vault.pasteUnits, { params: { id }, body: { text: codes.join('\n') } })
  return { id, codes }
}

/** The buyer says of the first unit that can be claimed that it was used already. */
async function claim({ page }: Visitor): Promise<void> {
  await page.getByRole('link', { name: 'One unit does not work' }).click()
  await page.locator('input[name="unit"]').first().check({ force: true })
  await page.getByRole('radio', { name: 'Already used' }).check({ force: true })
  await page.locator('#statement').fill('The shop says that it was redeemed yesterday.')
  await page.getByRole('button', { name: 'Tell the seller' }).click()
  await page.getByText('It works now').waitFor()
}

/** The seller opens the first claim of the list. */
async function openClaim({ page, go }: Visitor): Promise<void> {
  await go('/sell/claims')
  await page.locator('main tbody a').first().click()
  await page.getByRole('button', { name: 'Replace from the vault' }).waitFor()
}

describe('a code that does not work', () => {
  it('is claimed by the buyer and replaced by the seller; the second one is paid back', {
    timeout: 120_000,
  }, async () => {
    const seller = await demoSellerAtDesk()
    const { id, codes } = await giftCards(seller)
    const buyer = await newBuyer()
    const order = await orderFor(buyer, { id, quantity: 2 })
    await buyer.go(order)
    await reloadUntil(buyer, '#delivery button[value="reveal"]')
    await claim(buyer)

    await openClaim(seller)
    await seller.page.getByText('redeemed yesterday').waitFor()
    await seller.page.getByRole('button', { name: 'Refuse' }).click()
    await seller.page.getByText('Say why you refuse').first().waitFor()
    await seller.page.getByRole('button', { name: 'Replace from the vault' }).click()
    await seller.page.getByText('The claim is answered.').waitFor()

    await buyer.go(order)
    await buyer.page.getByText('The seller replaced the unit.').waitFor()
    await claim(buyer)
    await openClaim(seller)
    await seller.page.getByRole('button', { name: 'Pay its price back' }).click()
    await seller.page.getByText('The claim is answered.').waitFor()
    await seller.go('/sell/claims?state=answered')
    await seller.page.getByText('was paid back').first().waitFor()

    await buyer.go(order)
    await buyer.page.getByText('was paid back').waitFor()
    const words = await buyer.page.locator('main').textContent()
    for (const code of codes) expect(words).not.toContain(code)
  })
})
