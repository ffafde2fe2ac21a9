import { calls, type SellerFacts } from '@tradepost/contract'
import { hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())

async function store() {
  const { sellerId } = shop.vendor
  const { body } = await shop.inject(calls.seller.sellerStore, { query: { sellerId } })
  if (!body.data) throw new Error(`no store: ${body.code}`)
  return body.data
}
type Facts = Pick<
  SellerFacts,
  'totalOrders' | 'deliverySpeed' | 'serviceAttitude' | 'productDescription' | 'performanceScore'
>
async function facts(): Promise<Facts> {
  const { totalOrders, deliverySpeed, serviceAttitude, productDescription, performanceScore } = await store()
  return { totalOrders, deliverySpeed, serviceAttitude, productDescription, performanceScore }
}
async function confirmed(afterMs = 0): Promise<string> {
  const id = await shop.sold()
  shop.clock.advance(afterMs)
  await shop.deliver(id)
  await shop.handOver(shop.customer, id)
  await shop.inject(calls.order.confirmOrder, { params: { id }, body: { acknowledged: true } }, shop.as(shop.customer))
  return id
}
const review = (orderId: string, score: number) =>
  shop.inject(calls.review.writeReview, { body: { orderId, score, text: 'As it was.' } }, shop.as(shop.customer))

describe('the public figures of a seller', () => {
  it('change with ended orders and their reviews, each once', async () => {
    const nothing = { deliverySpeed: null, serviceAttitude: null, productDescription: null, performanceScore: null }
    expect(await facts()).toEqual({ totalOrders: 0, ...nothing })
    const first = await confirmed()
    expect(await facts()).toEqual({ ...nothing, totalOrders: 1, deliverySpeed: 5, productDescription: 5 })
    expect((await review(first, 3)).body.code).toBe('0000')
    expect(await facts()).toMatchObject({ totalOrders: 1, serviceAttitude: 3, productDescription: 5 })
    expect(await store()).toMatchObject({ rating: 3, reviewCount: 1 })
    expect((await review(first, 5)).body.code).toBe('conflict')
    expect(await facts()).toMatchObject({ serviceAttitude: 3 })

    // The seller promised two hours and delivered after three, which is less than twice as long.
    await confirmed(3 * hourMs)
    expect(await facts()).toMatchObject({ totalOrders: 2, deliverySpeed: 4.5, performanceScore: null })
    const beforeRefunds = await facts()

    // A refund before the promised time does not count; a refund of a late order does.
    const early = await shop.sold()
    await shop.requestRefund(shop.customer, early)
    await shop.answer(early, 'accept')
    await shop.deps.jobs.runDue()
    expect([(await shop.detail(early))?.state, await facts()]).toEqual(['refunded', beforeRefunds])
    const late = await shop.sold()
    shop.clock.advance(3 * hourMs)
    await shop.requestRefund(shop.customer, late)
    await shop.answer(late, 'accept')
    expect(await facts()).toMatchObject({ totalOrders: 2, deliverySpeed: 3.3, productDescription: 5 })
    // The five marks are now 100, 60, 80, 0 and 100.
    await confirmed()
    expect(await facts()).toMatchObject({ totalOrders: 3, performanceScore: 68 })
    expect(await checkInvariants(shop.db)).toEqual([])
  })

  it('start from the seller’s imported history, which the application cannot rewrite', async () => {
    const { sellerId } = shop.vendor
    const owner = new pg.Client({ connectionString: shop.urls.owner })
    await owner.connect()
    await owner.query(`select set_config('app.tenant_id', '1', false)`)
    await owner.query('delete from seller_record')
    await owner.query(
      `update seller set total_orders = 900, delivery_speed = 4, service_attitude = 4, product_description = 3,
        performance_score = 80 where id = $1`,
      [sellerId],
    )
    await owner.end()
    const id = await confirmed()
    expect(await facts()).toEqual({
      ...{ totalOrders: 901, deliverySpeed: 4, serviceAttitude: 4, productDescription: 3, performanceScore: 80.4 },
    })
    await review(id, 1)
    // (50 × 4 + 1) / 51, and (50 × 80 + 100 + 20) / 52.
    expect(await facts()).toMatchObject({ totalOrders: 901, serviceAttitude: 3.9, performanceScore: 79.2 })
    const rewrite = shop.rows(sql`update seller_record set history_orders = 1`)
    await expect(rewrite).rejects.toMatchObject({ cause: { message: expect.stringContaining('permission denied') } })
    const forge = shop.rows(sql`select seller_marked(1, ${sellerId}, 1000, 5, 5, 5, 100)`)
    await expect(forge).rejects.toMatchObject({ cause: { message: expect.stringContaining('permission denied') } })
  })

  it('reach a level by the orders on this site, and record it', async () => {
    expect((await store()).level).toBeNull()
    for (let n = 1; n < 9; n++) await confirmed()
    expect([(await store()).level, await shop.rows(sql`select level from seller_level_record`)]).toEqual([null, []])
    await confirmed()
    expect(await store()).toMatchObject({ totalOrders: 910, level: 1 })
    expect(await shop.rows(sql`select level from seller_level_record`)).toEqual([{ level: 1 }])
  })

  it('include being online, for five minutes after the last call', async () => {
    const { sellerId } = shop.vendor
    const online = async () =>
      (await shop.inject(calls.seller.sellerOnline, { body: { sellerIds: [sellerId] } })).body.data?.[0]?.online
    shop.clock.advance(hourMs)
    expect(await online()).toBe(false)
    await shop.inject(calls.seller.sellerOrderPage, { body: {} }, shop.as(shop.vendor))
    expect([await online(), (await store()).online]).toEqual([true, true])
    shop.clock.advance(5 * minuteMs - 1)
    expect(await online()).toBe(true)
    shop.clock.advance(1)
    expect(await online()).toBe(false)
    // A buyer's session does not count as presence.
    await shop.inject(calls.account.buyer, {}, shop.as(shop.customer))
    expect(await online()).toBe(false)
    await shop.rows(sql`update seller set presence = 'online' where id = ${sellerId}`)
    expect(await online()).toBe(true)
  })
  it('Z15 show a disabled seller as offline and not selling, even if staff had set the seller to online', async () => {
    const { sellerId, id } = shop.vendor
    const online = async () =>
      (await shop.inject(calls.seller.sellerOnline, { body: { sellerIds: [sellerId] } })).body.data?.[0]?.online
    await shop.rows(sql`update seller set presence = 'online' where id = ${sellerId}`)
    expect([await online(), (await store()).online, (await store()).sells]).toEqual([true, true, true])
    await shop.rows(sql`update app_user set enabled = false where id = ${id}`)
    expect([await online(), (await store()).online, (await store()).sells]).toEqual([false, false, false])
    await shop.rows(sql`update app_user set enabled = true where id = ${id}`)
    expect([await online(), (await store()).sells]).toEqual([true, true])
  })
})
