import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShop, type Shop } from '../../../../test/support/shop.ts'
import { collectPersonalData } from './personal-data.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

it('exports ids with all their digits, and amounts as numbers', async () => {
  const buyer = await shop.buyer()
  const { orderIds } = await shop.buyAndPay(buyer, await shop.offer({ price: 1000, stock: 1 }))
  const data = await shop.within('lumen', (tx) => collectPersonalData(tx, 1, buyer.id))
  const { app_user: users, order_head: orders } = JSON.parse(JSON.stringify(data))
  expect(users).toMatchObject([{ id: buyer.id }])
  expect(orders).toMatchObject([{ id: orderIds[0], buyer_id: buyer.id, total_minor: 1000 }])
})
