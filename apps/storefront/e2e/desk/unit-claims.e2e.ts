import { calls } from '@tradepost/contract'
import { describe, expect, it } from 'vitest'
import { demoSellerAtDesk } from '../support/buyer/desk.ts'
import { newGiftCard } from '../support/buyer/new-gift-card.ts'
import { orderFor } from '../support/buyer/order-for.ts'
import { newBuyer, reloadUntil } from '../support/buyer/purchase.ts'
import { sellerOrStaffApi } from '../support/buyer/seller.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'

/** A new gift card of the demo seller with three codes in its vault; returns its id and the codes. */
async function giftCards() {
  const id = await newGiftCard(`claim-${Date.now()}`)
  const seller = await sellerOrStaffApi(await visit(), 'seller')
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
    const { id, codes } = await giftCards()
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
    const file = await seller.page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')
    const csv = await seller.page.evaluate((path) => fetch(path).then((answer) => answer.text()), file ?? '')
    const lines = csv.split('\r\n').filter((line) => line.includes(`,${order.split('/').at(-1)},`))
    expect(lines.map((line) => /,(replaced|refunded),/.exec(line)?.[1]).toSorted()).toEqual(['refunded', 'replaced'])
    for (const code of codes) expect(csv).not.toContain(code)

    await buyer.go(order)
    await buyer.page.getByText('was paid back').waitFor()
    const words = await buyer.page.locator('main').textContent()
    for (const code of codes) expect(words).not.toContain(code)
  })
})
