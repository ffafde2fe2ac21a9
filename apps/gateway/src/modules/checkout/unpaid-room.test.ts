import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Buyer } from '../../../test/support/shop.ts'
import { createUnpaidShop, tally, type UnpaidShop } from '../../../test/support/unpaid-limits.ts'
import { payWithWallet, startTopUp, topUp } from '../../../test/support/wallet.ts'
import { checkInvariants } from '../check-invariants.ts'

const minute = 60_000
const day = 24 * 60 * minute
let shop: UnpaidShop
let by: Buyer
beforeAll(async () => {
  shop = await createUnpaidShop()
})
beforeEach(async () => {
  by = await shop.buyer()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const orderOne = async (who = by) => shop.order(who, await shop.singles(1))

describe('unpaid stock of one buyer', { timeout: 120_000 }, () => {
  it('Z9 ten orders of 50 offers each hold one buyer’s share, not the whole shop', async () => {
    const offers = await shop.singles(500)
    const answers = []
    for (let n = 0; n < 10; n++) answers.push(await shop.order(by, offers.slice(n * 50, n * 50 + 50)))
    expect(tally(answers)).toEqual({ '0000': 1, too_much_unpaid: 9 })
    expect(answers.at(-1)).toMatchObject({ status: 429, headers: { 'retry-after': '900' } })
    expect(await shop.heldBy(by)).toBe(50)
    // The buyer may hold ten more, and other buyers have a share of their own.
    expect((await shop.order(by, offers.slice(50, 60))).status).toBe(200)
    expect((await shop.order(by, offers.slice(60, 61))).body.code).toBe('too_much_unpaid')
    expect((await shop.order(await shop.buyer(), offers.slice(61, 111))).status).toBe(200)
  })

  it('Z9 is freed at once by cancelling a line and by paying', async () => {
    const bought = []
    for (let n = 0; n < 5; n++) bought.push((await orderOne()).body.data)
    shop.clock.advance(4 * minute)
    expect(await orderOne()).toMatchObject({ status: 429, headers: { 'retry-after': '660' } })
    await shop.cancel(by, bought[0]?.orderIds[0] ?? '')
    expect((await orderOne()).status).toBe(200)
    expect((await orderOne()).body.code).toBe('too_much_unpaid')
    const purchaseId = bought[1]?.purchaseId ?? ''
    await shop.startPayment(by, purchaseId)
    expect((await orderOne()).body.code).toBe('too_much_unpaid')
    await shop.sendEvent({ ...(await shop.sessionOf(purchaseId)), state: 'captured' })
    expect((await orderOne()).status).toBe(200)

    const other = await shop.buyer()
    const large = (await shop.order(other, await shop.singles(50))).body.data
    const offers = await shop.singles(11)
    expect((await shop.order(other, offers)).body.code).toBe('too_much_unpaid')
    await shop.cancel(other, large?.orderIds[0] ?? '')
    expect((await shop.order(other, offers)).status).toBe(200)
  })

  it('Z9 counts rentals, whose coins are returned, and neither carts nor top-ups', async () => {
    await topUp(shop, by, 10_000)
    const rentable = () => shop.offer({ standardType: 5, accounts: true, price: 100 })
    const lent = []
    for (let n = 0; n < 5; n++) lent.push(await shop.buy(by, await rentable()))
    expect((await shop.order(by, [await rentable()])).body.code).toBe('too_much_unpaid')
    for (let n = 0; n < 6; n++) expect((await startTopUp(shop, by, 500 + n)).status).toBe(200)
    for (const offerId of await shop.singles(6)) {
      const line = await shop.inject(calls.cart.setCartLine, { body: { offerId, quantity: 1 } }, shop.via(by))
      expect(line.status).toBe(200)
      expect(await shop.rows(sql`select available from offer where id = ${offerId}`)).toEqual([{ available: 1 }])
    }
    await payWithWallet(shop, by, lent[0]?.purchaseId ?? '')
    expect((await shop.order(by, [await rentable()])).status).toBe(200)
  })

  it('Z9 counts each unit of a small stock, and a twentieth of a large stock as one', async () => {
    const coins = await shop.offer({ stock: 9000 })
    for (let n = 0; n < 5; n++) expect((await shop.order(by, [coins], { quantity: 50 })).status).toBe(200)
    const counted = await shop.rows(sql`select distinct held_units from order_head where buyer_id = ${by.id}`)
    expect(counted).toEqual([{ held_units: 1 }])
    // The whole stock of an offer counts as twenty units; four whole stocks exceed the limit of one buyer.
    const shelves = await Promise.all(Array.from({ length: 4 }, () => shop.offer({ stock: 50 })))
    const other = await shop.buyer()
    const all = await shop.order(other, shelves, { quantity: 50 })
    expect(all).toMatchObject({ status: 409, body: { code: 'order_too_large', field: 'order.lines' } })
    expect(all.headers).not.toHaveProperty('retry-after')
    expect((await shop.order(other, shelves.slice(0, 3), { quantity: 50 })).status).toBe(200)
    expect((await shop.order(other, shelves.slice(3))).body.code).toBe('too_much_unpaid')
  })

  it.each([
    ['expire', 15, () => shop.deps.jobs.runDue()],
    ['expire while no worker runs', 15, async () => 0],
    ['are cancelled a minute before the end', 14, (ids: string[]) => Promise.all(ids.map((id) => shop.cancel(by, id)))],
  ])('Z9 shrinks for a buyer whose purchases repeatedly %s', async (_, minutes, end) => {
    const most: number[] = []
    for (let round = 0; round < 6; round++) {
      const offers = await shop.singles(50)
      let placed = await shop.order(by, offers)
      let size = 50
      if (placed.status === 429) {
        // The buyer may hold only a few offers now.
        size = 5
        placed = await shop.order(by, offers.slice(0, size))
      }
      expect(placed.status).toBe(200)
      most.push(size)
      shop.clock.advance(minutes * minute)
      await end(placed.body.data?.orderIds ?? [])
    }
    expect(most).toEqual([50, 50, ...Array(4).fill(5)])
    expect((await shop.order(by, await shop.singles(30))).body.code).toBe('too_much_unpaid')
    // A day later the full share is back.
    shop.clock.advance(day)
    expect((await shop.order(by, await shop.singles(50))).status).toBe(200)
    await shop.expire()
  })

  it('Z9 tells a buyer with expired purchases to retry a day after the first of them', async () => {
    for (let n = 0; n < 2; n++) {
      expect((await shop.order(by, await shop.singles(50))).status).toBe(200)
      await shop.expire()
    }
    const refused = await shop.order(by, await shop.singles(50))
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '84600' } })
    shop.clock.advance(23.5 * 60 * minute)
    expect((await shop.order(by, await shop.singles(50))).status).toBe(200)
  })

  it('Z9 does not shrink for orders that are cancelled at once or paid', async () => {
    for (let n = 0; n < 20; n++) {
      const { body } = await orderOne()
      expect(body.code).toBe('0000')
      await shop.cancel(by, body.data?.orderIds[0] ?? '')
    }
    for (let n = 0; n < 10; n++) await shop.buyPaid(by, await shop.offer())
    expect((await shop.order(by, await shop.singles(50))).status).toBe(200)
  })

  it('Z9 is held for an hour at most, however often a payment is started and processed again', async () => {
    const { purchaseId, orderId } = await shop.buy(by, await shop.offer())
    const [offer] = await shop.rows<{ id: string }>(
      sql`select offer_id::text as id from order_head where id = ${orderId}`,
    )
    const startedAt = shop.clock.now().getTime()
    for (let n = 0; n < 12; n++) {
      if ((await shop.startPayment(by, purchaseId)).status !== 200) break
      await shop.sendEvent({ ...(await shop.sessionOf(purchaseId)), state: 'pending' })
      shop.clock.advance(10 * minute)
      await shop.deps.jobs.runDue()
    }
    expect(shop.clock.now().getTime() - startedAt).toBe(60 * minute)
    expect(await shop.rows(sql`select available, reserved from offer where id = ${offer?.id}`)).toEqual([
      { available: 1, reserved: 0 },
    ])
  })
})
