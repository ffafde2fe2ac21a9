import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { demo, mailTo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { newGiftCard } from '../../support/buyer/new-gift-card.ts'
import { orderFor } from '../../support/buyer/order-for.ts'
import { newBuyer, reloadUntil } from '../../support/buyer/purchase.ts'
import { sellerOrStaffApi } from '../../support/buyer/seller.ts'
import { visit } from '../../support/shop/shop.ts'

it('support replaces a unit that does not work, and asks the seller when the vault is empty', {
  timeout: 240_000,
}, async () => {
  const id = await newGiftCard(`replace-${Date.now()}`)
  const seller = await sellerOrStaffApi(await visit(), 'seller')
  const codes = [1, 2].map((n) => `SWAP-${Date.now()}-${n}`)
  await seller(calls.vault.setVault, { params: { id }, body: { supply: 'vault' } })
  await seller(calls.vault.pasteUnits, { params: { id }, body: { text: codes.join('\n') } })
  const buyer = await newBuyer()
  const path = await orderFor(buyer, { id, quantity: 1 })
  const orderId = path.split('/').at(-1) ?? ''
  await buyer.go(path)
  await reloadUntil(buyer, '#delivery button[value="reveal"]')

  const staff = await visitDesk()
  const { page } = staff
  await signInAtDesk(staff, { email: 'demo-service2@tradepost.example', password: demo.password })
  await staff.go(`/staff/orders/${orderId}`)
  await page.getByText('Left in the vault: 1').waitFor()
  const replace = page.getByRole('button', { name: 'Replace the unit' })
  // Without a reason nothing happens.
  await replace.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace the unit' }).click()
  await page.locator('#reason[aria-invalid="true"]').waitFor()
  await page.locator('#reason').fill('The shop of the game says that it was redeemed.')
  await replace.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace the unit' }).click()
  await page.getByText('The unit was replaced.', { exact: false }).waitFor()
  await page.getByText('Bad, replaced').waitFor()
  await mailTo(buyer.email, 'Support replaced goods of your order')
  const words = await page.locator('main').innerText()
  for (const code of codes) expect(words).not.toContain(code)

  // The vault is empty now.
  await page.locator('#reason').fill('The second one does not work either.')
  await page.getByRole('button', { name: 'Ask the seller for a replacement' }).click()
  await page.getByText('The seller was asked.', { exact: false }).waitFor()
  await mailTo(buyer.email, 'We asked for a replacement for your order')
  for (const call of ['support.replaceGoods', 'support.askReplacement']) {
    await staff.go(`/staff/audit?call=${call}&subject=${orderId}`)
    await page.locator('main tbody a').first().waitFor()
  }
})
