import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { checkInvariants } from '../check-invariants.ts'

const limit = 5
let shop: Shop
let offers: string[]
beforeAll(async () => {
  shop = await createShop({ poolSize: 30 })
  const owner = new pg.Client({ connectionString: shop.urls.owner })
  await owner.connect()
  await owner.query('update site set finance_settings = $1', [{ cartLines: limit, perProduct: 7 }])
  await owner.end()
  offers = await Promise.all(Array.from({ length: 12 }, () => shop.offer({ stock: 100, price: 1000 })))
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const offer = (index: number) => offers[index] ?? ''
const set = (by: Buyer, offerId: string, quantity: number, add = false) =>
  shop.inject(calls.cart.setCartLine, { body: { offerId, quantity, add, toCurrencyId: '1' } }, shop.via(by))
const get = async (by: Buyer, toCurrencyId = '1') =>
  (await shop.inject(calls.cart.getCart, { query: { toCurrencyId } }, shop.via(by))).body.data
const merge = (by: Buyer, mergeId: string, lines: { offerId: string; quantity: number }[]) =>
  shop.inject(calls.cart.mergeCart, { body: { mergeId, lines, toCurrencyId: '1' } }, shop.via(by))

describe('the cart', () => {
  it('R23 keeps its limits when many tabs add at once, and merges a visitor’s cart once', async () => {
    const by = await shop.buyer()
    const answers = await Promise.all(offers.map((offerId) => set(by, offerId, 1)))
    expect(answers.filter((answer) => answer.body.code === '0000')).toHaveLength(limit)
    expect(new Set(answers.map((answer) => answer.body.code))).toEqual(new Set(['0000', 'cart_full']))
    expect((await get(by))?.lines).toHaveLength(limit)

    const first = (await get(by))?.lines[0]?.offerId ?? ''
    const adds = await Promise.all(Array.from({ length: 10 }, () => set(by, first, 1, true)))
    expect(adds.filter((answer) => answer.body.code === 'product_cap')).toHaveLength(4)
    expect((await get(by))?.lines[0]?.quantity).toBe(7)

    const other = await shop.buyer()
    const mergeId = randomUUID()
    const guest = [
      ...offers.slice(0, 8).map((offerId) => ({ offerId, quantity: 3 })),
      { offerId: '9'.repeat(19), quantity: 1 },
    ]
    await Promise.all([merge(other, mergeId, guest), merge(other, mergeId, guest)])
    const merged = await get(other)
    expect(merged?.lines.map((line) => line.quantity)).toEqual(Array(limit).fill(3))
    expect((await merge(other, mergeId, guest)).body.data).toEqual(merged)
    await merge(other, randomUUID(), [{ offerId: merged?.lines[0]?.offerId ?? '', quantity: 6 }])
    expect((await get(other))?.lines[0]?.quantity).toBe(7)

    // Control: counting before writing, without the lock on the cart, lets every tab in.
    const lines = new Set(offers.slice(0, limit - 1))
    const naive = async (offerId: string) => {
      const hasRoom = lines.size < limit
      await shop.rows(sql`select 1`)
      if (hasRoom) lines.add(offerId)
    }
    await Promise.all(offers.slice(limit).map(naive))
    expect(lines.size).toBeGreaterThan(limit)
  })

  it('is priced as of now, in the requested currency, and names lines that cannot be bought', async () => {
    const by = await shop.buyer()
    const [gone, scarce] = [await shop.offer({ stock: 5 }), await shop.offer({ stock: 3, price: 500 })]
    await set(by, offer(0), 2)
    await set(by, gone, 1)
    await set(by, scarce, 3)
    await shop.rows(sql`update offer set status = 2 where id = ${gone}`)
    await shop.buy(await shop.buyer(), scarce, 2)
    const inEuro = await get(by, '2')
    expect(inEuro?.lines.map((line) => [line.problem, line.lineTotal?.minor])).toEqual([
      [null, 1800],
      ['removed', 1125],
      ['quantity', 1350],
    ])
    expect(inEuro).toMatchObject({ total: { minor: 1800, currency: 'EUR' }, count: 6 })
    expect((await set(by, gone, 1)).body.code).toBe('offer_removed')
    expect((await set(by, scarce, 2)).body).toMatchObject({ code: 'product_cap', msg: expect.stringMatching(/./) })
    await set(by, scarce, 0)
    expect((await get(by))?.lines).toHaveLength(2)
  })

  it('does not take rentals', async () => {
    const by = await shop.buyer()
    const rental = await shop.offer({ standardType: 5 })
    expect((await set(by, rental, 1)).body.code).toBe('offer_removed')
    expect((await shop.preOrder(by, [{ offerId: rental, quantity: 1 }])).body.code).toBe('offer_removed')
  })

  it('is priced for a visitor too, with a visitor’s limits', async () => {
    const lines = [
      { offerId: offer(0), quantity: 2 },
      { offerId: '9'.repeat(19), quantity: 1 },
    ]
    const { body } = await shop.inject(
      calls.cart.quoteCart,
      { body: { lines, toCurrencyId: '2' } },
      { tenant: 'lumen' },
    )
    expect(body.data).toMatchObject({
      total: { minor: 1800, currency: 'EUR' },
      lines: [{ problem: null }, { problem: 'removed', offer: null }],
      limits: { guestLines: 10, guestTotal: { minor: 45_000, currency: 'EUR' } },
    })
  })
})
