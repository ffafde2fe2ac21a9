import { randomUUID } from 'node:crypto'
import { finance, operation, product, website } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/after-sales-shop.ts'
import { testTenants } from '../../../test/minimal-tenants.ts'
import { seller } from '../../../test/people.ts'
import { importOffers } from '../seller/import-offers.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())

const enable = (on: boolean) => shop.rows(sql`update app_user set enabled = ${on} where id = ${shop.vendor.id}`)
const standing = () =>
  shop.rows(sql`select o.id::text, o.status, o.held_status, l.in_stock from offer o
    left join offer_listing l on l.tenant_id = o.tenant_id and l.id = o.id order by o.id`)
const counted = async () =>
  (await shop.rows<{ n: number }>(sql`select sum(offer_count)::int as n from brand_category`))[0]?.n

/** Where an offer of the shop is shown or can be bought, each with whether it is. */
async function places(offerId: string, buyer: Awaited<ReturnType<AfterSalesShop['buyer']>>) {
  const via = { tenant: buyer.tenant, token: buyer.token }
  const page = async (body: Parameters<typeof shop.inject<typeof product.productPage>>[1]['body']) => {
    const answer = await shop.inject(product.productPage, { body }, via)
    expect(answer.body.code).toBe('0000')
    return JSON.stringify(answer.body.data).includes(offerId)
  }
  const detail = await shop.inject(product.standardDetail, { params: { id: offerId }, body: {} }, via)
  const cards = await shop.inject(product.offerCards, { body: { ids: [offerId] } }, via)
  const sitemap = (type: 'items' | 'stores') => shop.inject(website.sitemap, { query: { type } }, via)
  const quote = await shop.inject(finance.quoteCart, { body: { lines: [{ offerId, quantity: 1 }] } }, via)
  const wished = (await shop.inject(operation.wishlist, { query: { toCurrencyId: '1' } }, via)).body.data
  const code = (await shop.preOrder(buyer, [{ offerId, quantity: 1 }])).body.code
  return {
    list: await page({}),
    search: await page({ keyWord: 'worth' }),
    store: await page({ sellerId: shop.vendor.sellerId }),
    item: JSON.stringify(detail.body.data).includes('"status":1'),
    card: JSON.stringify(cards.body.data).includes('"status":1'),
    sitemap: JSON.stringify((await sitemap('items')).body.data).includes(offerId),
    stores: JSON.stringify((await sitemap('stores')).body.data).includes(shop.vendor.sellerId),
    cart: quote.body.data?.lines[0]?.problem === null,
    wishlist: JSON.stringify(wished).includes('"status":1'),
    order: code === '0000',
  }
}

it('Z15 takes what a disabled seller offers off every place, and brings back exactly what was on sale', async () => {
  const by = await shop.buyer()
  const offerId = await shop.offer({ stock: 50 })
  await shop.offer({ status: 2 })
  await shop.offer({ status: 3, stock: 0 })
  await shop.inject(operation.changeWishlist, { body: { offerId, wished: true } }, shop.as(by))
  const everywhere = await places(offerId, by)
  expect(Object.entries(everywhere).filter(([, shown]) => !shown)).toEqual([])
  const [before, count] = [await standing(), await counted()]

  await enable(false)
  expect(Object.entries(await places(offerId, by)).filter(([, shown]) => shown)).toEqual([])
  expect(await counted()).toBe(0)
  const late = await shop.offer({ stock: 5 })
  expect((await places(late, by)).list).toBe(false)
  await shop.rows(sql`update offer set status = 1 where id = ${late}`)
  expect((await places(late, by)).order).toBe(false)
  await shop.rows(sql`delete from offer where id = ${late}`)

  await enable(true)
  expect(await standing()).toEqual(before)
  expect(await counted()).toBe(count)
  expect(await places(offerId, by)).toEqual(everywhere)
})

it('Z15 takes no new order of a disabled seller, and leaves running ones their protection', async () => {
  const [running, asked] = [await shop.sold(), await shop.sold()]
  const offerId = await shop.offer({ stock: 5 })
  const order = async () => (await shop.preOrder(await shop.buyer(), [{ offerId, quantity: 1 }])).body.code
  expect(await order()).toBe('0000')
  await enable(false)
  expect(await order()).toBe('offer_removed')
  expect((await shop.ask(shop.customer, running)).status).toBe(200)
  expect((await shop.detail(asked))?.id).toBe(asked)
  await enable(true)
  expect(await order()).toBe('0000')
})

it('Z15 leaves what other sellers offer where it is', async () => {
  const other = await seller(shop, { sellerId: null })
  const offerId = await shop.offer({ stock: 5 })
  await shop.rows(sql`update offer set seller_id = ${other.sellerId} where id = ${offerId}`)
  await enable(false)
  expect((await places(offerId, await shop.buyer())).list).toBe(true)
  expect((await places(offerId, await shop.buyer())).order).toBe(true)
  await enable(true)
})

it('Z15 stops the list that a disabled seller was importing', async () => {
  const run = async () => {
    const importId = randomUUID()
    await shop.rows(sql`insert into offer_import (tenant_id, id, seller_id, storage_key, total_bytes)
      select tenant_id, ${importId}, id, 'list.csv', 1 from seller where id = ${shop.vendor.sellerId}`)
    const lines = [
      'ref,brand,category,title,price,stock,minutes',
      `sword-${importId},skyforge,kind-0,A sword,5.00,3,30`,
    ]
    async function* source() {
      yield Buffer.from(`${lines.join('\n')}\n`)
    }
    return importOffers(shop.deps, { tenantId: testTenants.lumen.tenantId, importId, source: source() })
  }
  expect(await run()).toMatchObject({ state: 'done', created: 1 })
  await enable(false)
  expect(await run()).toMatchObject({ state: 'failed', created: 0, failure: 'forbidden' })
  await enable(true)
})
