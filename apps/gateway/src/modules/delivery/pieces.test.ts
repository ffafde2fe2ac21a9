import { calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())

const deliver = (id: string, pieces?: number) =>
  shop.inject(
    calls.seller.sellerDeliver,
    { params: { id }, body: { text: `pieces ${pieces ?? 'left'}`, ...(pieces === undefined ? {} : { pieces }) } },
    shop.as(shop.vendor),
  )
const reveal = (id: string) =>
  shop.inject(calls.order.revealDelivery, { params: { id }, body: {} }, shop.as(shop.customer))
const stock = async (offerId: string) =>
  (await shop.rows(sql`select available, reserved, sold from offer where id = ${offerId}`))[0]
describe('an order of several pieces', () => {
  it("Z17 is partly delivered by the seller's stored text, and its confirmation clock does not start", async () => {
    const offerId = await shop.offer({ stock: 9 })
    const { orderId } = await shop.buyAndPay(shop.customer, offerId, 2)
    const detail = await shop.detail(orderId)
    expect(detail).toMatchObject({ state: 'delivering', quantity: 2, deliveredQuantity: 1, next: { actor: 'seller' } })
    expect(detail?.actions).toEqual(['reveal', 'contact', 'refund'])
    expect((await reveal(orderId)).body.data?.items).toHaveLength(1)
    // Silence does not confirm a partly delivered order. After 48 hours, what is missing would be refunded.
    shop.clock.advance(47 * hourMs)
    await shop.deps.jobs.runDue()
    expect(await shop.detail(orderId)).toMatchObject({ state: 'delivering', deliveredQuantity: 1 })
    // The job may run twice without delivering the text again.
    await shop.deps.jobs.runDue()
    expect((await reveal(orderId)).body.data?.items).toHaveLength(1)
    await deliver(orderId)
    expect(await shop.detail(orderId)).toMatchObject({
      state: 'delivered',
      deliveredQuantity: 2,
      next: { action: 'confirm' },
    })
    expect((await reveal(orderId)).body.data?.items).toHaveLength(2)
    shop.clock.advance(73 * hourMs)
    await shop.deps.jobs.runDue()
    expect((await shop.detail(orderId))?.state).toBe('confirmed')
  })

  it('Z17 is fully delivered by the stored text if it has one piece, and by units that each have credentials', async () => {
    const single = await shop.buyAndPay(shop.customer, await shop.offer({ stock: 2 }))
    expect(await shop.detail(single.orderId)).toMatchObject({ state: 'delivered', deliveredQuantity: 1 })
    const units = await shop.buyAndPay(shop.customer, await shop.offer({ accounts: true, stock: 4 }), 3)
    expect(await shop.detail(units.orderId)).toMatchObject({ state: 'delivered', deliveredQuantity: 3 })
    // Each unit has a login and a password.
    expect((await reveal(units.orderId)).body.data?.items).toHaveLength(6)
  })

  it('Z17 is delivered by its seller piece by piece, never more pieces than were sold', async () => {
    const offerId = await shop.offer({ mode: 'im', stock: 9 })
    const { orderId } = await shop.buyAndPay(shop.customer, offerId, 3)
    expect((await deliver(orderId, 4)).body).toMatchObject({ code: 'quantity_invalid', field: 'pieces' })
    const first = await deliver(orderId, 2)
    expect(first.body.data).toMatchObject({
      state: 'delivering',
      quantity: 3,
      deliveredQuantity: 2,
      actions: ['deliver', 'refund_rest'],
    })
    const confirm = await shop.inject(
      calls.order.confirmOrder,
      { params: { id: orderId }, body: { acknowledged: true } },
      shop.as(shop.customer),
    )
    expect(confirm.body.code).toBe('state_conflict')
    const last = await deliver(orderId, 1)
    expect(last.body).toMatchObject({ code: '0000', data: { state: 'delivered', deliveredQuantity: 3 } })
    expect((await deliver(orderId, 1)).body.code).toBe('state_conflict')
  })

  it('Z17 that is refunded after some pieces puts only the others back on sale', async () => {
    const offerId = await shop.offer({ mode: 'im', stock: 9 })
    const { orderId } = await shop.buyAndPay(shop.customer, offerId, 3)
    await deliver(orderId, 1)
    await shop.requestRefund(shop.customer, orderId)
    await shop.answer(orderId, 'accept')
    expect((await shop.detail(orderId))?.state).toBe('refunded')
    expect(await stock(offerId)).toEqual({ available: 8, reserved: 0, sold: 1 })
    const unitOffer = await shop.offer({ accounts: true, mode: 'im', stock: 3 })
    const units = await shop.buyAndPay(shop.customer, unitOffer, 3)
    await deliver(units.orderId, 2)
    await shop.requestRefund(shop.customer, units.orderId)
    await shop.answer(units.orderId, 'accept')
    expect(await stock(unitOffer)).toEqual({ available: 1, reserved: 0, sold: 2 })
    const states = await shop.rows(
      sql`select state, count(*)::int as n from account_unit where offer_id = ${unitOffer} group by 1 order by 1`,
    )
    expect(states).toEqual([
      { state: 'free', n: 1 },
      { state: 'sold', n: 2 },
    ])
  })

  it('Z17 cannot be marked as delivered before its last piece', async () => {
    const { orderId } = await shop.buyAndPay(shop.customer, await shop.offer({ mode: 'im', stock: 9 }), 2)
    const change = sql`update order_head set state = 'delivered', delivered_at = now(), delivered_quantity = 1 where id = ${orderId}`
    await expect(shop.within('lumen', (tx) => tx.execute(change), 'seller:1')).rejects.toThrow()
  })
})
