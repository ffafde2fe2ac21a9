import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/after-sales-shop.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())

it('takes no new order of a seller who is disabled, and leaves running ones what they have', async () => {
  const running = await shop.sold()
  const offerId = await shop.offer({ stock: 5 })
  const order = async () => (await shop.preOrder(await shop.buyer(), [{ offerId, quantity: 1 }])).body.code
  expect(await order()).toBe('0000')
  const enable = (on: boolean) => shop.rows(sql`update app_user set enabled = ${on} where id = ${shop.vendor.id}`)
  await enable(false)
  expect(await order()).toBe('offer_removed')
  expect((await shop.ask(shop.customer, running)).status).toBe(200)
  await enable(true)
  expect(await order()).toBe('0000')
})
