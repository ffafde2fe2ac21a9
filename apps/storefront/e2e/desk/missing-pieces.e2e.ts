import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { mailTo } from '../support/buyer/buyer.ts'
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
  const id = await newGiftCard(`missing-${Date.now()}`, 3)
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
  const id = await newGiftCard(`nothing-${Date.now()}`, 1)
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

it('a seller answers a request for a refund with exactly what is missing, and the buyer reads the words', {
  timeout: 120_000,
}, async () => {
  const seller = await demoSellerAtDesk()
  const { page, go } = seller
  const id = await newGiftCard(`asked-${Date.now()}`, 2)
  const buyer = await newBuyer()
  const order = await orderFor(buyer, { id, quantity: 2 })
  await go(`/sell/orders/${order.split('/').at(-1)}`)
  await page.locator('#delivery').fill('CODE-1')
  await page.locator('#pieces').fill('1')
  await page.getByRole('button', { name: 'Deliver now' }).click()
  await page.getByText('1 of 2 pieces delivered').first().waitFor()
  await buyer.go(`${order}/refund`)
  await buyer.page.locator('#statement').fill('The second code is missing.')
  await buyer.page.getByRole('button', { name: 'Request the refund' }).click()
  await buyer.page.waitForURL(new RegExp(`${order}$`))

  await go(`/sell/orders/${order.split('/').at(-1)}`)
  await page.getByText('The second code is missing.').waitFor()
  await page.getByText('This answers the buyer’s request for a refund.').waitFor()
  await page.getByRole('button', { name: 'Refund what is missing' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Missing pieces: 1. 10.00 USD goes back to the buyer now').waitFor()
  await dialog.locator('#rest-text').fill('I have no second one, sorry.')
  await dialog.getByRole('button', { name: 'Refund what is missing' }).click()
  await page.getByRole('status').getByText('Refunded. The buyer now confirms').waitFor()
  await buyer.go(order)
  await reloadUntil(buyer, 'main :text("The seller gave a part of the price back.")')
  await buyer.page.getByText('I have no second one, sorry.').first().waitFor()
  expect(await buyer.page.locator('main a[href$="/dispute"]').count()).toBeGreaterThan(0)
})

it('a seller gives a part of a delivered order back without a request, after a second look', {
  timeout: 120_000,
}, async () => {
  const seller = await demoSellerAtDesk()
  const { page, go } = seller
  const id = await newGiftCard(`part-${Date.now()}`, 3)
  const buyer = await newBuyer()
  const order = await orderFor(buyer, { id, quantity: 3 })
  const atDesk = `/sell/orders/${order.split('/').at(-1)}`
  await go(atDesk)
  await page.locator('#delivery').fill('CODE-1, CODE-2, CODE-3')
  await page.getByRole('button', { name: 'Deliver now' }).click()
  await page.locator('#part-amount').waitFor()
  const look = page.getByRole('button', { name: 'Give a part back' })
  const dialog = page.getByRole('dialog')
  // The whole price, and an amount beside a number of pieces, are no part.
  for (const [amount, pieces] of [
    ['30', ''],
    ['1', '1'],
    ['', '3'],
  ] as const) {
    await page.locator('#part-amount').fill(amount)
    await page.locator('#part-pieces').fill(pieces)
    await look.click()
    await page.getByText('Enter an amount below 30.00 USD, or a number of pieces below 3').first().waitFor()
    expect(await dialog.count()).toBe(0)
  }
  await page.locator('#part-pieces').fill('1')
  await page.locator('#part-text').fill('One of the codes had less on it.')
  await look.click()
  await dialog.getByText('10.00 USD goes back to the buyer now.').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.locator('#part-pieces').fill('')
  await page.locator('#part-amount').fill('2.50')
  await look.click()
  await dialog.getByText('2.50 USD goes back to the buyer now.').waitFor()
  await dialog.getByRole('button', { name: 'Give this part back' }).click()
  await page.getByRole('status').getByText('The part went back to the buyer.').waitFor()
  await page.getByText('You gave 2.50 USD back on').waitFor()
  expect(await page.locator('#part-amount').inputValue()).toBe('')
  await mailTo(buyer.email, 'The seller gives a part of the price back')
  await buyer.go(order)
  await reloadUntil(buyer, '#delivery :text("The seller gave 2.50 USD back to you")')
  await buyer.page.getByText('One of the codes had less on it.').waitFor()
  await go(atDesk)
  await page.getByText('Less than 27.50 USD, which is left of the price.').waitFor()
})
