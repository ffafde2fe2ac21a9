import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { demoSellerAtDesk } from '../support/buyer/desk.ts'
import { newGiftCard } from '../support/buyer/new-gift-card.ts'
import { orderFor } from '../support/buyer/order-for.ts'
import { newBuyer, reloadUntil } from '../support/buyer/purchase.ts'
import { sellerOrStaffApi } from '../support/buyer/seller.ts'
import { visit } from '../support/shop/shop.ts'

it('a seller refunds the pieces that it cannot deliver, after a second look, and the buyer reads why', {
  timeout: 120_000,
}, async () => {
  const seller = await demoSellerAtDesk()
  const { page, go } = seller
  const id = await newGiftCard(seller, `missing-${Date.now()}`, 3)
  const buyer = await newBuyer()
  const order = await orderFor(buyer, { id, quantity: 3 })
  const atDesk = `/sell/orders/${order.split('/').at(-1)}`
  await go(atDesk)
  await page.locator('#delivery').fill('CODE-1')
  await page.locator('#pieces').fill('1')
  await page.getByRole('button', { name: 'Deliver now' }).click()
  await page.getByText('1 of 3 pieces delivered').first().waitFor()
  const open = page.getByRole('button', { name: 'Refund what is missing' })
  await open.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Missing pieces: 2. 20.00 USD goes back to the buyer now').waitFor()
  // Another piece is delivered while the seller looks.
  const api = await sellerOrStaffApi(await visit(), 'seller')
  const body = { text: 'CODE-2', pieces: 1 }
  const params = { id: order.split('/').at(-1) ?? '' }
  await api(calls.seller.sellerDeliver, { params, body }, { idempotencyKey: crypto.randomUUID() })
  await dialog.getByRole('button', { name: 'Refund what is missing' }).click()
  await page.getByText('nothing was refunded').first().waitFor()
  await go(atDesk)
  await page.getByText('2 of 3 pieces delivered').first().waitFor()
  await open.click()
  await dialog.getByText('Missing pieces: 1. 10.00 USD goes back').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await open.click()
  await dialog.getByRole('button', { name: 'Refund what is missing' }).click()
  await page.getByRole('status').getByText('Refunded. The buyer now confirms').waitFor()
  await page.getByText('2 of 3 delivered, refunded: 1').waitFor()
  expect(await open.count()).toBe(0)

  await buyer.go(order)
  await reloadUntil(
    buyer,
    '#delivery :text("The seller could not deliver everything (missing: 1). 10.00 USD went back to you")',
  )
  // The offer had three pieces, of which one is on sale again.
  const offer = await api(calls.seller.sellerOfferDetail, { params: { id } })
  expect(offer).toMatchObject({ available: 1 })
})

it('a seller ends an order that it cannot deliver, and the buyer has the money back', {
  timeout: 120_000,
}, async () => {
  const seller = await demoSellerAtDesk()
  const { page, go } = seller
  const id = await newGiftCard(seller, `nothing-${Date.now()}`, 1)
  const buyer = await newBuyer()
  const order = await orderFor(buyer, { id, quantity: 1 })
  await go(`/sell/orders/${order.split('/').at(-1)}`)
  await page.getByRole('button', { name: 'Refund the whole order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('10.00 USD goes back to the buyer now, and the order ends.').waitFor()
  await dialog.getByRole('button', { name: 'Refund the whole order' }).click()
  await page.getByRole('status').getByText('Refunded. The order has ended.').waitFor()
  expect(await page.locator('#delivery').count()).toBe(0)
  await buyer.go(order)
  await reloadUntil(buyer, 'main :text("Refunded")')
})
