import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createVaultShop, type VaultShop } from '../../../test/support/vault-shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: VaultShop
beforeAll(async () => {
  shop = await createVaultShop({ poolSize: 16 })
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const endOrder = (id: string, pieces: number, key: string = randomUUID()) =>
  shop.inject(calls.afterSales.sellerRefundRest, { params: { id }, body: { pieces } }, shop.as(shop.vendor, key))
const ofSeller = async (id: string) =>
  (await shop.inject(calls.seller.sellerOrderDetail, { params: { id } }, shop.as(shop.vendor))).body.data
async function ordered(quantity = 1) {
  const offerId = await shop.offer({ mode: 'im', stock: 9 })
  const { orderId: id } = await shop.buyAndPay(shop.customer, offerId, quantity)
  return { id, offerId }
}
const marks = async () =>
  (
    await shop.rows<{ performance: number; delivery: number }>(
      sql`select performance_marks as performance, delivery_marks as delivery from seller_record where seller_id = ${shop.vendor.sellerId}`,
    )
  )[0] ?? { performance: 0, delivery: 0 }

describe('an order of which nothing was delivered', () => {
  it('is ended by its seller: all money and stock go back, once, and its documents say so', async () => {
    const { id, offerId } = await ordered(2)
    expect(await ofSeller(id)).toMatchObject({
      ...{ actions: ['deliver', 'refund_rest'], rest: { pieces: 2, amount: { minor: 2500 } } },
    })
    expect((await endOrder(id, 1)).body).toMatchObject({ code: 'state_conflict', field: 'pieces' })
    const key = randomUUID()
    const [first, again] = [await endOrder(id, 2, key), await endOrder(id, 2, key)]
    expect(first.body.data).toMatchObject({ state: 'refunded', rest: null, actions: [], next: null })
    expect(again.body).toEqual(first.body)
    expect((await endOrder(id, 2)).body.code).toBe('state_conflict')
    await shop.deps.jobs.runDue()
    expect(await shop.moneyBack(id)).toMatchObject({ transfers: 1, minor: 2500, provider: 2500, refunded: 2500 })
    expect(await shop.stock(offerId)).toMatchObject({ available: 9, reserved: 0, sold: 0 })
    expect(
      await shop.rows(
        sql`select kind, amount_minor::int as minor from invoice where order_id = ${id} order by kind desc`,
      ),
    ).toEqual([
      { kind: 'invoice', minor: 2500 },
      { kind: 'credit_note', minor: 2500 },
    ])
    const mail = (await shop.mailbox()).find(({ mailKey }) => mailKey === `sellerCancelled:${id}:1`)
    expect(mail?.textBody).toContain('The seller cannot deliver order')
    expect(mail?.textBody).toContain('25.00 USD')
  })

  it('counts as a broken promise when its seller ends it, and not when the buyer asks for the money in time', async () => {
    const before = await marks()
    const asked = await ordered()
    await shop.requestRefund(shop.customer, asked.id)
    await shop.answer(asked.id, 'accept')
    expect(await marks()).toEqual(before)
    const ended = await ordered()
    await endOrder(ended.id, 1)
    expect(await marks()).toEqual({ performance: before.performance + 1, delivery: before.delivery + 1 })
    expect(await shop.detail(ended.id, shop.customer)).toMatchObject({ state: 'refunded', late: true })
  })

  it('is delivered or ended, never both, whoever comes first: 8 times', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < 8; round++) {
      const { id, offerId } = await ordered()
      const acts = [() => shop.deliver(id), () => endOrder(id, 1)]
      const answers = await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
      expect(answers.filter(({ body }) => body.code === '0000')).toHaveLength(1)
      const { state } = (await shop.detail(id, shop.customer)) ?? {}
      await shop.deps.jobs.runDue()
      expect((await shop.moneyBack(id))?.minor).toBe(state === 'refunded' ? 1250 : 0)
      expect(await shop.stock(offerId)).toMatchObject(state === 'refunded' ? { available: 9 } : { available: 8 })
      ends.add(state ?? '')
    }
    // Both must have won, or the test did not make them race.
    expect([...ends].toSorted()).toEqual(['delivered', 'refunded'])
  })

  it('can be ended after its seller refused a refund, and its clock then does nothing', async () => {
    const { id } = await ordered()
    await shop.requestRefund(shop.customer, id)
    expect((await endOrder(id, 1)).body.code).toBe('state_conflict')
    await shop.answer(id, 'refuse')
    expect((await endOrder(id, 1)).body.data?.state).toBe('refunded')
    shop.clock.advance(100 * hourMs)
    await shop.deps.jobs.runDue()
    expect(await shop.moneyBack(id)).toMatchObject({ transfers: 1, minor: 1250 })
  })
})
