import { calls } from '@tradepost/contract'
import { ordersOfLevels, ordersOfNextLevel } from '@tradepost/domain/seller/seller-level'
import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { signInSeller } from '../../../test/support/people.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())

const insight = async (days?: '7' | '30' | '90' | '365', by = shop.vendor) =>
  (await shop.inject(calls.seller.sellerInsight, { body: days ? { days } : {} }, shop.as(by))).body.data

/** An order that its buyer confirms; delivered so many minutes after the payment. */
async function finished(minutes: number): Promise<string> {
  const id = await shop.sold({ price: 1000 })
  shop.clock.advance(minutes * minuteMs)
  await shop.deliver(id)
  const steps = (await shop.detail(id))?.handover.map(({ step }) => step) ?? []
  await shop.inject(calls.order.tickHandover, { params: { id }, body: { steps, done: true } }, shop.as(shop.customer))
  const answer = await shop.inject(
    calls.order.confirmOrder,
    { params: { id }, body: { acknowledged: true } },
    shop.as(shop.customer),
  )
  expect(answer.body.code).toBe('0000')
  return id
}

describe('the insight of a seller', () => {
  it('counts what was sold, delivered in time, given back and earned, and nothing of other times and sellers', async () => {
    expect((await insight())?.orders).toMatchObject({ paid: 0, medianMinutes: null })
    const old = await finished(5)
    shop.clock.advance(40 * dayMs)
    const [quick] = [await finished(10), await finished(30), await finished(60 * 24 * 3)]
    const refunded = await shop.sold({ price: 1000 })
    await shop.requestRefund(shop.customer, refunded)
    await shop.answer(refunded, 'accept')
    await shop.sold({ price: 1000 })
    const month = await insight('30')
    // The promise of an offer that is delivered in the chat is 48 hours here, if it states none.
    expect(month?.orders).toEqual({
      ...{ paid: 5, delivered: 3, inTime: 2, medianMinutes: 30, askedBack: 1, refunded: 1, disputed: 0 },
    })
    const [settled] = await shop.rows<{ minor: number }>(sql`
      select sum(p.amount)::int as minor from transfer t join posting p on p.transfer_id = t.id
      join ledger_account a on a.id = p.account_id and a.purpose in ('payable', 'reserve')
      where t.kind = 'settle' and t.ref_id <> ${old}`)
    expect(month?.earned).toEqual([{ minor: settled?.minor, currency: 'USD' }])
    expect(settled?.minor).toBeGreaterThan(0)
    expect(month?.series).toHaveLength(30)
    expect(month?.series.reduce((sum, { orders }) => sum + orders, 0)).toBe(5)
    expect((await insight('90'))?.orders.paid).toBe(6)
    expect((await insight('365'))?.series.length).toBeGreaterThanOrEqual(12)
    expect(month?.offers.map(({ orders }) => orders)).toEqual([1, 1, 1, 1, 1])
    expect(month?.level).toMatchObject({ level: null, orders: 4, needed: 10, score: 60 })
    const score = { score: 4, orderId: quick ?? '', text: 'Good.' }
    await shop.inject(calls.review.writeReview, { body: score }, shop.as(shop.customer))
    expect((await insight('7'))?.reviews).toEqual({ count: 1, mean: 4 })
    const other = await signInSeller(shop, { sellerId: null })
    expect((await insight('365', other))?.orders.paid).toBe(0)
  })

  it('has weeks that begin on Mondays and months that begin on their first day, without gaps', async () => {
    const weeks = (await insight('90'))?.series.map(({ from }) => new Date(from)) ?? []
    expect(weeks.map((at) => at.getUTCDay())).toEqual(weeks.map(() => 1))
    expect(weeks.slice(1).map((at, n) => at.getTime() - (weeks[n]?.getTime() ?? 0))).toEqual(
      weeks.slice(1).map(() => 7 * dayMs),
    )
    const months = (await insight('365'))?.series.map(({ from }) => from.slice(8)) ?? []
    expect(new Set(months)).toEqual(new Set(['01T00:00:00.000Z']))
  })
})

describe('the orders that a level needs', () => {
  it('are those of the database', async () => {
    for (const needed of ordersOfLevels) {
      const [levels] = await shop.rows<{ below: number; at: number }>(
        sql`select seller_level(${needed - 1}::int) as below, seller_level(${needed}::int) as at`,
      )
      expect([needed, levels?.at]).toEqual([needed, (levels?.below ?? 0) + 1])
      expect(ordersOfNextLevel(levels?.below ?? 0)).toBe(needed)
    }
    expect(ordersOfNextLevel(ordersOfLevels.length)).toBeNull()
  })
})
