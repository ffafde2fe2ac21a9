import { calls } from '@tradepost/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectPlanner, statementsOf } from '../../../test/database/plans.ts'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'

let shop: AfterSalesShop
let planner: Awaited<ReturnType<typeof connectPlanner>>
const copies = 600
let id = ''
beforeAll(async () => {
  shop = await createAfterSalesShop()
  planner = await connectPlanner(shop.urls.owner, 1)
  id = await shop.offer({ stock: 5 })
  await planner.client.query(
    `insert into offer select (jsonb_populate_record(null::offer, to_jsonb(o) || jsonb_build_object(
       'id', 1900000000000000000 + n, 'title', 'Copy ' || n, 'listed_at', o.listed_at + n * interval '1 minute'))).*
     from offer o, generate_series(1, $2::int) n where o.id = $1`,
    [id, copies],
  )
  await planner.client.query('analyze offer')
})
afterAll(async () => {
  await planner?.client.end()
  await shop?.close()
})

type Body = Parameters<typeof shop.inject<typeof calls.seller.sellerOfferPage>>[1]['body']
const page = async (body: Body) =>
  (await shop.inject(calls.seller.sellerOfferPage, { body }, shop.as(shop.vendor))).body.data

describe('a list of offers', () => {
  it('has every offer on one page, the newest first, and nothing after the last', async () => {
    const first = await page({ pageSize: 100 })
    const total = first?.total ?? 0
    expect(total).toBeGreaterThan(copies)
    const titles = first?.list.map(({ title }) => title) ?? []
    for (let pageNo = 2; (pageNo - 1) * 100 < total; pageNo++)
      titles.push(...((await page({ pageSize: 100, pageNo }))?.list ?? []).map(({ title }) => title))
    expect(titles).toHaveLength(total)
    const newest = Array.from({ length: copies }, (_, n) => `Copy ${copies - n}`)
    expect(titles.filter((title) => title.startsWith('Copy '))).toEqual(newest)
    expect((await page({ pageSize: 100, pageNo: 50 }))?.list).toEqual([])
    expect(await page({ keyword: 'copy 600' })).toMatchObject({ total: 1, list: [{ title: 'Copy 600' }] })
    expect(await page({ keyword: 'nowhere' })).toMatchObject({ total: 0, list: [], counts: { all: 0 } })
  })

  it('is in the order that is asked for, each offer once over all pages', async () => {
    await planner.client.query(
      `update offer set price_minor = 100 + (id % 7), available = 1 + id % 5, sold = id % 11,
        received = 1 + id % 5 + id % 11 + reserved where title like 'Copy %'`,
    )
    const sorted = async (sort: NonNullable<Body>['sort']) => {
      const list = []
      for (let pageNo = 1; pageNo < 9; pageNo++)
        list.push(...((await page({ sort, pageSize: 100, pageNo, keyword: 'copy' }))?.list ?? []))
      expect(new Set(list.map((row) => row.id)).size).toBe(copies)
      return list
    }
    const isRising = (values: (number | string)[]) =>
      values.every((value, n) => n === 0 || value >= (values[n - 1] ?? value))
    expect(isRising((await sorted('price')).map(({ priceMinor }) => priceMinor))).toBe(true)
    expect(isRising((await sorted('stock')).map(({ available }) => available))).toBe(true)
    expect(isRising((await sorted('sold')).map(({ sold }) => -sold))).toBe(true)
    expect((await sorted('title'))[0]?.title).toBe('Copy 1')
    // Control: the default order is another one.
    expect(isRising((await sorted('newest')).map(({ priceMinor }) => priceMinor))).toBe(false)
  })

  it('reads the offers of a late page only, and one offer by its id', async () => {
    const [late] = await statementsOf('offer_ref', () => page({ pageNo: 25 }))
    const [detail] = await statementsOf('offer_ref', () =>
      shop.inject(calls.seller.sellerOfferDetail, { params: { id } }, shop.as(shop.vendor)),
    )
    if (!late || !detail) throw new Error('no offers were read')
    expect((await planner.readsOf(late, 'offer')).rows).toBeLessThanOrEqual(24)
    // Control: without the index of a seller's offers, all are read.
    expect((await planner.readsOf(late, 'offer', 'offer_of_seller')).rows).toBeGreaterThan(copies)
    expect((await planner.readsOf(detail, 'offer')).rows).toBe(1)
  })
})
