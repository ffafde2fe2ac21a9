import { calls } from '@tradepost/contract'
import { rankScore } from '@tradepost/domain/ranking/offer-rank'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { rankTenant, sweepRanks } from './sweep-ranks.ts'

let shop: AfterSalesShop
const { tenantId: lumen } = testTenants.lumen

beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.rows(sql`update offer set status = 2 where status <> 2`)
  await settle()
})

/** Ranks everything that is due, when no group was ranked just now. */
async function settle(): Promise<void> {
  shop.clock.advance(2 * minuteMs)
  await sweepRanks(shop.deps)
}
const rankOf = async (id: string) => (await shop.inject(calls.offer.offerRank, { params: { id } })).body
const scoreOf = async (id: string) =>
  (await shop.rows<{ score: number }>(sql`select rank_score score from offer where id = ${id}`))[0]?.score
const brandCounts = async () =>
  (await shop.rows<{ popularity: number; sales: number }>(sql`select popularity, sales from brand`))[0]
const marks = async () => (await shop.rows<{ n: number }>(sql`select count(*)::int n from rank_due`))[0]?.n

describe('the order of best match', () => {
  it('gives a new offer points within minutes, and explains them', async () => {
    const id = await shop.offer({ price: 1000, stock: 9 })
    expect((await rankOf(id)).data).toEqual({ place: { place: 1, of: 1 }, rank: null })
    await settle()
    const { data } = await rankOf(id)
    expect(data?.place).toEqual({ place: 1, of: 1 })
    expect(data?.rank).toMatchObject({ buyers: 0, rating: null, pricePercent: null, alike: 1, ageDays: 0, stock: 9 })
    expect(data?.rank?.points).toEqual({ sales: 120, rating: 100, promise: 160, price: 75, freshness: 100, stock: 50 })
    expect(data?.rank?.score).toBe(605)
    expect(await scoreOf(id)).toBe(605)
  })

  it('counts a buyer once, whatever they buy, and not one who got the money back', async () => {
    const other = await shop.buyer()
    const id = await shop.offer({ price: 1000, stock: 20 })
    for (const by of [shop.customer, shop.customer, other]) await shop.buyAndPay(by, id)
    await settle()
    expect((await rankOf(id)).data?.rank?.buyers).toBe(2)
    const [row] = await shop.rows<{ id: string }>(
      sql`select id from order_head where offer_id = ${id} and buyer_id = ${other.id}`,
    )
    await shop.requestRefund(other, String(row?.id))
    await shop.answer(String(row?.id), 'accept')
    await shop.deps.jobs.runDue()
    await settle()
    expect((await rankOf(id)).data?.rank?.buyers).toBe(1)
    shop.clock.advance(31 * dayMs)
    await settle()
    expect((await rankOf(id)).data?.rank?.buyers).toBe(0)
  })

  it('compares a price with the median of five or more offers of its kind', async () => {
    const ids: string[] = []
    for (const price of [500, 1000, 1000, 2000]) ids.push(await shop.offer({ price, stock: 9 }))
    await settle()
    expect((await rankOf(ids[0] ?? '')).data?.rank).toMatchObject({ pricePercent: null, alike: 4 })
    ids.push(await shop.offer({ price: 900, stock: 9 }))
    await settle()
    const read = await Promise.all(ids.map(async (id) => (await rankOf(id)).data))
    expect(read.map((data) => data?.rank?.pricePercent)).toEqual([50, 100, 100, 200, 90])
    expect(read.map((data) => data?.rank?.points.price)).toEqual([150, 75, 75, 0, 90])
    // The order of the list is that of the scores, and the places are those of the list.
    const list = await shop.inject(calls.offer.offerPage, { body: { sort: 'best-match' } })
    const places = new Map(ids.map((id, n) => [id, read[n]?.place?.place]))
    expect(list.body.data?.list.map(({ id }) => places.get(id))).toEqual([1, 2, 3, 4, 5])
  })

  it('compares a price with what at least twenty buyers paid for similar offers, whatever is asked now', async () => {
    const [cheap, dear] = [await shop.offer({ price: 1000, stock: 40 }), await shop.offer({ price: 3000, stock: 40 })]
    const shown = async (id: string, toCurrencyId = '1') =>
      (await shop.inject(calls.offer.offerDetail, { params: { id }, body: { toCurrencyId } })).body.data?.soldPrices
    const buyers = []
    for (let n = 0; n < 19; n++) buyers.push(await shop.buyer())
    for (const [n, by] of buyers.entries()) await shop.buyAndPay(by, n % 3 === 0 ? dear : cheap)
    // Who buys again does not count twice.
    for (const by of buyers.slice(0, 3)) await shop.buyAndPay(by, cheap)
    await shop.rows(sql`update offer set price_minor = 99 where id = ${cheap}`)
    await settle()
    expect(await shown(cheap)).toMatchObject({ sales: 21 })
    const [refunded] = await shop.rows<{ id: string; buyer: string }>(
      sql`select id, buyer_id buyer from order_head where offer_id = ${dear} order by id limit 1`,
    )
    const usd = (minor: number) => ({ minor, currency: 'USD' })
    expect(await shown(dear)).toEqual({ sales: 21, low: usd(1000), median: usd(1000), high: usd(3000) })
    expect((await shown(dear, '2'))?.median.currency).toBe('EUR')
    const by = buyers.find(({ id }) => id === refunded?.buyer)
    if (by) await shop.requestRefund(by, String(refunded?.id))
    await shop.answer(String(refunded?.id), 'accept')
    await shop.deps.jobs.runDue()
    await settle()
    expect((await shown(dear))?.sales).toBe(20)
    shop.clock.advance(91 * dayMs)
    await settle()
    expect(await shown(dear)).toBe(null)
  })

  it('tells the course of the median by week, and nothing of weeks with too few sales', async () => {
    const offers = [await shop.offer({ price: 100, stock: 60, standardType: 0 })]
    const id = offers[0] ?? ''
    const courseOf = async (toCurrencyId = '1') =>
      (await shop.inject(calls.offer.offerSoldCourse, { params: { id }, query: { toCurrencyId } })).body.data?.weeks
    // A group of its own: no other offer has this unit.
    await shop.rows(sql`update offer set unit_name = 'course' where id = ${id}`)
    // To the noon of the next Monday.
    const now = shop.clock.now()
    const monday = Date.UTC(
      now.getUTCFullYear(),
      now.getUTCMonth(),
      now.getUTCDate() + 7 - ((now.getUTCDay() + 6) % 7),
      12,
    )
    shop.clock.set(new Date(monday))
    const sell = async (price: number, count: number) => {
      await shop.rows(sql`update offer set price_minor = ${price} where id = ${id}`)
      for (let n = 0; n < count; n++) await shop.buyAndPay(await shop.buyer(), id)
    }
    await sell(1000, 9)
    shop.clock.advance(7 * dayMs)
    await sell(1500, 2)
    shop.clock.advance(7 * dayMs)
    await sell(2000, 4)
    await sell(3000, 4)
    await settle()
    // Nineteen sales say nothing.
    expect(await courseOf()).toEqual([])
    await sell(3000, 1)
    await settle()
    const day = (weeks: number) => new Date(monday + 7 * weeks * dayMs).toISOString().slice(0, 10)
    const usd = (minor: number) => ({ minor, currency: 'USD' })
    expect(await courseOf()).toEqual([
      { from: day(0), sales: 9, median: usd(1000) },
      { from: day(2), sales: 9, median: usd(3000) },
    ])
    expect((await courseOf('2'))?.[0]?.median.currency).toBe('EUR')
    expect((await shop.inject(calls.offer.offerSoldCourse, { params: { id: '404' } })).body.code).toBe('not_found')
    shop.clock.advance(91 * dayMs)
    await settle()
    expect(await courseOf()).toEqual([])
  })

  it('lowers the sellers who break their promise', async () => {
    const id = await shop.offer({ mode: 'im', stock: 20, price: 700 })
    await settle()
    const before = (await rankOf(id)).data?.rank
    const orders = []
    for (let n = 0; n < 4; n++) orders.push((await shop.buyAndPay(shop.customer, id)).orderId)
    await shop.deliver(orders[0] ?? '')
    shop.clock.advance(3 * hourMs)
    await settle()
    // One in time; three are overdue, the promise was two hours.
    const after = (await rankOf(id)).data?.rank
    expect(after).toMatchObject({ kept: 1 + (before?.kept ?? 0), measured: 4 + (before?.measured ?? 0) })
    expect(after?.points.promise).toBeLessThan(before?.points.promise ?? 0)
  })

  it('stores the score that the facts give', async () => {
    const id = await shop.offer({ stock: 3 })
    await settle()
    const [row] = await shop.rows<Record<string, unknown>>(sql`select * from offer_rank where offer_id = ${id}`)
    const facts = {
      ...{ buyers: 0, rating: null, reviews: 0, pricePercent: null, ageDays: 0, isSingle: false },
      ...{ kept: Number(row?.kept), measured: Number(row?.measured), alike: Number(row?.alike), stock: 3 },
    }
    expect(await scoreOf(id)).toBe(rankScore(facts))
  })

  it('answers 404 for an offer that is not listed, and for none', async () => {
    const id = await shop.offer({ status: 2 })
    expect((await rankOf(id)).code).toBe('not_found')
    expect((await rankOf('99')).code).toBe('not_found')
  })
})

describe('the ranking', () => {
  it('runs only for what changed, and once a day for everything', async () => {
    await shop.offer({ stock: 4 })
    expect(await marks()).toBe(1)
    await settle()
    expect(await marks()).toBe(0)
    shop.clock.advance(2 * minuteMs)
    expect(await rankTenant(shop.deps, lumen)).toBe(0)
    shop.clock.advance(dayMs)
    expect(await rankTenant(shop.deps, lumen)).toBeGreaterThan(0)
  })

  it('ranks a group once if two processes begin at the same time', async () => {
    await shop.offer({ stock: 4 })
    shop.clock.advance(2 * minuteMs)
    const ranked = await Promise.all([rankTenant(shop.deps, lumen), rankTenant(shop.deps, lumen)])
    expect(ranked.toSorted()).toEqual([0, 1])
  })

  it('leaves out an offer that a purchase has locked, and ranks it afterwards', async () => {
    const [locked, free] = [await shop.offer({ stock: 4 }), await shop.offer({ stock: 4 })]
    shop.clock.advance(2 * minuteMs)
    await shop.within('lumen', async (tx) => {
      await tx.execute(sql`select from offer where id = ${locked} for update`)
      await sweepRanks(shop.deps)
    })
    expect(await scoreOf(locked)).toBe(0)
    expect(await scoreOf(free)).toBeGreaterThan(0)
    expect(await marks()).toBe(1)
    await settle()
    expect(await scoreOf(locked)).toBe(await scoreOf(free))
  })

  it('counts orders of 30 days and views of 7 days as the sales and popularity of a brand', async () => {
    shop.clock.advance(40 * dayMs)
    await settle()
    expect(await brandCounts()).toEqual({ popularity: 0, sales: 0 })
    expect(
      (await shop.inject(calls.catalog.topSeller, { params: { id: testTenants.lumen.siteId } })).body.data,
    ).toEqual([])
    const id = await shop.offer({ stock: 9 })
    await shop.buyAndPay(shop.customer, id)
    await shop.inject(calls.offer.recordOfferView, { body: { offerId: id } }, shop.as(shop.customer))
    await settle()
    expect(await brandCounts()).toEqual({ popularity: 1, sales: 1 })
    expect(
      (await shop.inject(calls.catalog.topSeller, { params: { id: testTenants.lumen.siteId } })).body.data,
    ).toHaveLength(1)
    shop.clock.advance(8 * dayMs)
    await shop.deps.jobs.runDue()
    await settle()
    expect(await brandCounts()).toEqual({ popularity: 0, sales: 1 })
  })
})

describe('the rating of a seller', () => {
  const ratings = () =>
    shop.rows<{ rating: string | null; n: number }>(
      sql`select seller_rating::text rating, count(*)::int n from offer where seller_id =
        (select seller_id from offer order by id desc limit 1) group by 1 order by 2 desc`,
    )
  const rate = (rating: number) =>
    shop.rows(
      sql`update seller set rating = ${rating} where id = (select seller_id from offer order by id desc limit 1)`,
    )
  const offersOf = () =>
    shop.rows<{ n: number }>(
      sql`select count(*)::int n from offer where seller_id = (select seller_id from offer order by id desc limit 1)`,
    )

  it('is written to all offers of a seller with few at once', async () => {
    await shop.offer({ price: 1000, stock: 1 })
    expect((await offersOf())[0]?.n).toBeLessThan(200)
    await rate(4.1)
    expect((await ratings()).map(({ rating }) => rating)).toEqual(['4.1'])
  })

  it('is written to the offers of a seller with many by the ranking, in parts', async () => {
    const { n = 0 } = (await offersOf())[0] ?? {}
    for (let count = n; count <= 215; count++) await shop.offer({ price: 1000, stock: 1 })
    await settle()
    await rate(3.7)
    expect((await ratings()).some(({ rating }) => rating === '3.7')).toBe(false)
    await settle()
    expect((await ratings()).map(({ rating }) => rating)).toEqual(['3.7'])
  })
})
