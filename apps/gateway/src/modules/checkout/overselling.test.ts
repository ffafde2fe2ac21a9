import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { checkInvariants } from '../check-invariants.ts'

const crowd = 200
let shop: Shop
let buyers: Buyer[]
beforeAll(async () => {
  shop = await createShop({ poolSize: 40 })
  buyers = await Promise.all(Array.from({ length: crowd }, () => shop.buyer()))
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const tally = (codes: string[]) =>
  Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((other) => other === code).length]))

describe('stock', () => {
  it('R1 sells a single account to one of 200 buyers who order at once', async () => {
    const offerId = await shop.offer({ accounts: true })
    const answers = await Promise.all(buyers.map((by) => shop.preOrder(by, [{ offerId, quantity: 1 }])))
    expect(tally(answers.map((answer) => answer.body.code))).toEqual({ '0000': 1, offer_sold_out: crowd - 1 })
    const [offer] = await shop.rows(sql`select available, reserved, sold from offer where id = ${offerId}`)
    expect(offer).toEqual({ available: 0, reserved: 1, sold: 0 })
    const live = await shop.rows(sql`select 1 from reservation where offer_id = ${offerId} and state = 'held'`)
    expect(live).toHaveLength(1)
  })

  it('oversells if it reads first and writes afterwards (negative control of R1)', async () => {
    const offerId = await shop.offer({ stock: 1 })
    const naive = await Promise.all(
      buyers.slice(0, 30).map(() =>
        shop.within('lumen', async (tx) => {
          const { rows } = await tx.execute<{ available: number }>(
            sql`select available from offer where id = ${offerId}`,
          )
          await tx.execute(sql`select pg_sleep(0.02)`)
          return (rows[0]?.available ?? 0) >= 1
        }),
      ),
    )
    expect(naive.filter(Boolean).length).toBeGreaterThan(1)
  })

  it('R2 never sells more of a stackable offer than its stock', async () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: crowd, maxLength: crowd })
    await fc.assert(
      fc.asyncProperty(quantities, async (ordered) => {
        const offerId = await shop.offer({ stock: 50 })
        const answers = await Promise.all(
          buyers.map((by, index) => shop.preOrder(by, [{ offerId, quantity: ordered[index] ?? 1 }])),
        )
        const sold = answers.reduce(
          (sum, answer, index) => sum + (answer.body.code === '0000' ? (ordered[index] ?? 1) : 0),
          0,
        )
        const [offer] = await shop.rows(sql`select available, reserved from offer where id = ${offerId}`)
        expect(offer).toEqual({ available: 50 - sold, reserved: sold })
        // The rest is less than any refused quantity.
        const refused = ordered.filter((_, index) => answers[index]?.body.code !== '0000')
        expect(50 - sold).toBeLessThan(Math.min(...refused))
      }),
      { numRuns: 3, ...(process.env.SEED ? { seed: Number(process.env.SEED) } : {}) },
    )
  })

  it('R21 never gives one account to two buyers, however many workers deliver at once', async () => {
    const offerId = await shop.offer({ accounts: true, stock: 20 })
    const orders = await Promise.all(buyers.slice(0, 20).map((by) => shop.buyPaid(by, offerId)))
    await Promise.all(Array.from({ length: 6 }, () => shop.deps.jobs.runDue()))
    const units = await shop.rows<{ unit_id: string; order_id: string }>(
      sql`select unit_id, order_id::text from delivery_unit where order_id in ${orders.map((order) => order.orderId)}`,
    )
    expect(new Set(units.map((unit) => unit.unit_id)).size).toBe(20)
    expect(new Set(units.map((unit) => unit.order_id)).size).toBe(20)
    const [first, second] = units
    const again = shop.rows(
      sql`insert into delivery_unit (tenant_id, unit_id, order_id) values (1, ${first?.unit_id}, ${second?.order_id})`,
    )
    await expect(again).rejects.toMatchObject({ cause: { code: '23505' } })
    const third =
      shop.rows(sql`insert into reservation (tenant_id, id, order_id, offer_id, unit_id, quantity, expires_at)
      values (1, ${randomUUID()}, ${second?.order_id}, ${offerId}, ${first?.unit_id}, 1, now())`)
    await expect(third).rejects.toMatchObject({ cause: { code: '23505' } })
  })
})
