import { calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ poolSize: 20 })
})
afterAll(() => shop.close())

const confirm = async (by: Buyer, id: string) => {
  await shop.handOver(by, id)
  return shop.inject(calls.order.confirmOrder, { params: { id }, body: { acknowledged: true } }, shop.via(by))
}
const page = async (by: Buyer) => (await shop.inject(calls.points.pointPage, { body: {} }, shop.via(by))).body.data

describe('points', () => {
  it('R22 are multiplied by five for one first order, even when several are paid and confirmed at once', async () => {
    for (let round = 0; round < 4; round++) {
      const by = await shop.buyer()
      const offerId = await shop.offer({ price: 1000, stock: 9 })
      const orders = await Promise.all([1, 2, 3].map(() => shop.buyPaid(by, offerId)))
      await shop.deps.jobs.runDue()
      const answers = await Promise.all(orders.map(({ orderId }) => confirm(by, orderId)))
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
      const entries = await page(by)
      expect(entries?.list.map((entry) => entry.amount).sort((a, b) => a - b)).toEqual([10, 10, 10, 40])
      const total = (await shop.inject(calls.points.pointTotal, {}, shop.via(by))).body.data?.totalPoint
      expect(total).toBe(70)
      // Each order shows the points that it earned, and their sum is the balance.
      const shown = await Promise.all(
        orders.map(
          async ({ orderId }) =>
            (await shop.inject(calls.order.orderDetail, { params: { id: orderId } }, shop.via(by))).body.data?.points ??
            0,
        ),
      )
      expect([...shown].sort((a, b) => a - b)).toEqual([10, 10, 50])
      expect((await page(await shop.buyer()))?.total).toBe(0)
    }
    expect(await checkInvariants(shop.db)).toEqual([])
    // Control: without a unique transfer id, a check before the write would multiply the points of both orders.
    const by = await shop.buyer()
    const given = new Set<string>()
    const naive = async () => {
      const isFirst = !given.has(by.id)
      await shop.rows(sql`select 1`)
      if (isFirst) given.add(by.id)
      return isFirst
    }
    expect(await Promise.all([naive(), naive()])).toEqual([true, true])
  })

  it('R22 are multiplied by five until the last second of the first day, and no later', async () => {
    const offerId = await shop.offer({ price: 1000, stock: 9 })
    const earned = []
    for (const age of [dayMs - 1000, dayMs, dayMs + 1000]) {
      const by = await shop.buyer('lumen', new Date(shop.clock.now().getTime() - age))
      const { orderId } = await shop.buyPaid(by, offerId)
      await shop.deps.jobs.runDue()
      await confirm(by, orderId)
      const given = (await page(by))?.list.map(({ amount, refKind, refId }) => [amount, refKind, refId === orderId])
      earned.push(given?.sort(([one = 0], [other = 0]) => Number(one) - Number(other)))
    }
    const base = [10, 'order', true]
    const more = [40, 'first_order', true]
    expect(earned).toEqual([[base, more], [base, more], [base]])
    expect(await checkInvariants(shop.db)).toEqual([])
  })
})
