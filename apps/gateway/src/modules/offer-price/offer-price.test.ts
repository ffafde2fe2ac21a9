import { calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { signInSeller } from '../../../test/support/people.ts'
import { pricesPerDay } from './price-limit.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())

const edit = (id: string, priceMinor: number) =>
  shop.inject(calls.seller.sellerOfferEdit, { params: { id }, body: { priceMinor } }, shop.as(shop.vendor))
const pageOf = (id: string, body: { pageNo?: number; pageSize?: number } = {}, by = shop.vendor) =>
  shop.inject(calls.offerPrice.offerPricePage, { params: { id }, body }, shop.as(by))
const prices = async (id: string) => (await pageOf(id, { pageSize: 100 })).body.data?.list ?? []

describe('the prices of an offer', () => {
  it('begin with its first price, and keep each change with its time and side, newest first', async () => {
    const id = await shop.offer({ price: 1000 })
    shop.clock.advance(hourMs)
    await edit(id, 1250)
    const since = shop.clock.now().toISOString()
    // An edit that leaves the price as it is adds nothing.
    await edit(id, 1250)
    shop.clock.advance(hourMs)
    await shop.rows(sql`update offer set price_minor = 900 where id = ${id}`)
    expect(await prices(id)).toMatchObject([
      { priceMinor: 900, beforeMinor: 1250, by: 'platform' },
      { priceMinor: 1250, beforeMinor: 1000, by: 'seller', since },
      { priceMinor: 1000, beforeMinor: null },
    ])
    expect((await pageOf(id, { pageNo: 2, pageSize: 1 })).body.data).toMatchObject({
      ...{ total: 3, list: [{ priceMinor: 1250, beforeMinor: 1000 }] },
    })
  })

  it('are those of the own offers only', async () => {
    const other = await signInSeller(shop, { sellerId: null })
    const id = await shop.offer()
    expect((await pageOf(id, {}, other)).body).toMatchObject({ code: 'not_found', field: 'id' })
    expect((await pageOf('1')).body.code).toBe('not_found')
  })

  it('keep every one of several changes at once', async () => {
    const id = await shop.offer({ price: 1000 })
    const given = Array.from({ length: 12 }, (_, n) => 2000 + n)
    await Promise.all(given.map((price) => edit(id, price)))
    const kept = await prices(id)
    expect(kept.map(({ priceMinor }) => priceMinor).toSorted()).toEqual([1000, ...given])
    const [now] = await shop.rows<{ price: number }>(sql`select price_minor::int price from offer where id = ${id}`)
    expect(kept[0]?.priceMinor).toBe(now?.price)
  })

  it(`change at most ${pricesPerDay} times in 24 hours, also when the last two come at once`, async () => {
    const id = await shop.offer({ price: 1000 })
    shop.clock.advance(25 * hourMs)
    for (let n = 1; n < pricesPerDay; n++)
      await shop.rows(sql`update offer set price_minor = ${1000 + n} where id = ${id}`)
    const answers = await Promise.all([edit(id, 5000), edit(id, 5001)])
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['0000', 'rate_limited'])
    expect(await edit(id, 5002)).toMatchObject({ status: 429, body: { field: 'priceMinor' } })
    shop.clock.advance(25 * hourMs)
    expect((await edit(id, 5002)).body.code).toBe('0000')
  })

  it('cannot be written by the application, and go with the offer', async () => {
    const id = await shop.offer()
    for (const statement of [
      sql`insert into offer_price values (1, ${id}, 9, 5, now(), '')`,
      sql`update offer_price set price_minor = 1 where offer_id = ${id}`,
      sql`delete from offer_price where offer_id = ${id}`,
    ])
      await expect(shop.db.withTenant(1, 'seller:1', (tx) => tx.execute(statement))).rejects.toThrow()
    const owner = new pg.Client({ connectionString: shop.urls.owner })
    await owner.connect()
    await owner.query(`select set_config('app.tenant_id', '1', false)`)
    const { rows } = await owner.query('select price_minor from offer_price where offer_id = $1', [id])
    await owner.end()
    expect(rows).toHaveLength(1)
  })
})
