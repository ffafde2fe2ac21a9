import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { signInSeller } from '../../../test/support/people.ts'
import { importOffers } from '../seller/import-offers.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())

const enable = (on: boolean) => shop.rows(sql`update app_user set enabled = ${on} where id = ${shop.vendor.id}`)
const suspend = (on: boolean) =>
  shop.rows(sql`update seller set standing = ${on ? 'active' : 'suspended'}, standing_reason = 'Late again.'
    where id = ${shop.vendor.sellerId}`)
/** Only the gateway's operator can disable a brand. */
async function enableBrand(on: boolean): Promise<void> {
  const owner = new pg.Client({ connectionString: shop.urls.owner })
  await owner.connect()
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(testTenants.lumen.tenantId)])
  await owner.query(`update brand set enabled = $1 where alias = 'skyforge'`, [on])
  await owner.end()
}
const standing = () =>
  shop.rows(sql`select o.id::text, o.status, o.held_status, l.in_stock from offer o
    left join offer_listing l on l.tenant_id = o.tenant_id and l.id = o.id order by o.id`)
const counted = async () =>
  (await shop.rows<{ n: number }>(sql`select sum(offer_count)::int as n from brand_category`))[0]?.n

/** Every place where an offer can be shown or bought: true if this offer is there. */
async function places(offerId: string, buyer: Awaited<ReturnType<AfterSalesShop['buyer']>>) {
  const via = { tenant: buyer.tenant, token: buyer.token }
  const page = async (body: Parameters<typeof shop.inject<typeof calls.offer.offerPage>>[1]['body']) => {
    const answer = await shop.inject(calls.offer.offerPage, { body }, via)
    expect(answer.body.code).toBe('0000')
    return JSON.stringify(answer.body.data).includes(offerId)
  }
  const detail = await shop.inject(calls.offer.offerDetail, { params: { id: offerId }, body: {} }, via)
  const cards = await shop.inject(calls.offer.offerCards, { body: { ids: [offerId] } }, via)
  const sitemap = (type: 'items' | 'stores') => shop.inject(calls.site.sitemap, { query: { type } }, via)
  const quote = await shop.inject(calls.cart.quoteCart, { body: { lines: [{ offerId, quantity: 1 }] } }, via)
  const wished = (await shop.inject(calls.saved.wishlist, { query: { toCurrencyId: '1' } }, via)).body.data
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

it.each([
  ['a disabled seller sells', enable],
  ['a suspended seller sells', suspend],
  ['belongs to a disabled brand', enableBrand],
] as const)('Z15 hides an offer that %s from every place, and restores exactly what was on sale', async (_, enable) => {
  const by = await shop.buyer()
  const offerId = await shop.offer({ stock: 50 })
  expect(await counted()).toBeGreaterThan(0)
  await shop.offer({ status: 2 })
  await shop.offer({ status: 3, stock: 0 })
  await shop.inject(calls.saved.changeWishlist, { body: { offerId, wished: true } }, shop.as(by))
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

it('Z15 applies to every writer that disables a user or brand, even without a tenant set', async () => {
  await shop.offer({ stock: 3 })
  const before = await standing()
  const admin = new pg.Client({ connectionString: shop.urls.admin })
  await admin.connect()
  const write = async (text: string, on: boolean) => {
    await admin.query(text, [on])
    const { rows } = await admin.query(`select coalesce(current_setting('app.tenant_id', true), '') as tenant`)
    expect(rows).toEqual([{ tenant: '' }])
  }
  const ways = [
    `update app_user set enabled = $1 where id = ${shop.vendor.id}`,
    `update brand set enabled = $1 where alias = 'skyforge' and tenant_id = ${testTenants.lumen.tenantId}`,
  ]
  for (const way of ways) {
    await write(way, false)
    expect((await standing()).filter(({ status }) => status !== 2)).toEqual([])
    await write(way, true)
    expect(await standing()).toEqual(before)
  }
  await admin.end()
})

it('Z15 refuses new orders from a disabled seller, and keeps the protection of running ones', async () => {
  const [running, other] = [await shop.sold(), await shop.sold()]
  const offerId = await shop.offer({ stock: 5 })
  const order = async () => (await shop.preOrder(await shop.buyer(), [{ offerId, quantity: 1 }])).body.code
  expect(await order()).toBe('0000')
  await enable(false)
  expect(await order()).toBe('offer_removed')
  expect((await shop.requestRefund(shop.customer, running)).status).toBe(200)
  expect((await shop.detail(other))?.id).toBe(other)
  await enable(true)
  expect(await order()).toBe('0000')
})

it('Z15 restores offers only when both seller and brand are enabled again, in either order', async () => {
  const offerId = await shop.offer({ stock: 5 })
  const before = await standing()
  const shown = async () => (await places(offerId, await shop.buyer())).list
  for (const [first, second] of [
    [enable, enableBrand],
    [enableBrand, enable],
  ] as const) {
    await first(false)
    await second(false)
    await first(true)
    expect(await shown()).toBe(false)
    await second(true)
    expect(await shown()).toBe(true)
    expect(await standing()).toEqual(before)
  }
})

it('Z15 puts no offer on sale that was created while its brand was being disabled', async () => {
  const admin = new pg.Client({ connectionString: shop.urls.admin })
  await admin.connect()
  const waits = async () => (await admin.query('select 1 from pg_locks where not granted')).rowCount
  await admin.query('begin')
  await admin.query(`select set_config('app.tenant_id', $1, true)`, [String(testTenants.lumen.tenantId)])
  await admin.query(`update brand set enabled = false where alias = 'skyforge' and tenant_id = $1`, [
    testTenants.lumen.tenantId,
  ])
  const late = shop.offer({ stock: 5 })
  try {
    await expect.poll(waits).toBe(1)
    await admin.query('commit')
  } finally {
    await admin.end()
  }
  expect((await places(await late, await shop.buyer())).list).toBe(false)
  await enableBrand(true)
  expect((await places(await late, await shop.buyer())).list).toBe(true)
})

it.each([
  ['seller', enable],
  ['brand', enableBrand],
  ['seller by suspension', suspend],
] as const)(
  'Z15 opens no card page for unpaid orders of a disabled %s, and accepts a payment on an open one',
  async (_, enable) => {
    const by = await shop.buyer()
    const offerId = await shop.offer({ stock: 5 })
    const ordered = async () => (await shop.preOrder(by, [{ offerId, quantity: 1 }])).body.data?.purchaseId ?? ''
    const [unpaid, opened] = [await ordered(), await ordered()]
    const page = await shop.startPayment(by, opened)
    await enable(false)
    const refused = await shop.startPayment(by, unpaid)
    expect([refused.status, refused.body.code]).toEqual([409, 'offer_removed'])
    await shop.typeCard(page.body.data?.redirectUrl ?? '', '4242424242424242')
    await shop.deps.jobs.runDue()
    const [order] = await shop.rows<{ state: string; id: string }>(
      sql`select state, id::text from order_head where purchase_id = ${opened}`,
    )
    expect(order?.state).not.toBe('awaiting_payment')
    expect((await shop.requestRefund(by, order?.id ?? '')).status).toBe(200)
    await enable(true)
    expect((await shop.startPayment(by, unpaid)).status).toBe(200)
  },
)

it('Z15 opens a conversation with a disabled seller only about an order', async () => {
  const [by, other] = [await shop.buyer(), await shop.buyer()]
  const orderId = await shop.sold({ by })
  const { sellerId } = shop.vendor
  const open = async (who: typeof by, more: { orderId?: string } = {}) => {
    const { status, body } = await shop.inject(
      calls.messages.openConversation,
      { body: { sellerId, ...more } },
      shop.as(who),
    )
    return [status, body.code]
  }
  expect(await open(other)).toEqual([200, '0000'])
  await enable(false)
  // An earlier conversation can still be read.
  expect(await open(other)).toEqual([200, '0000'])
  expect(await open(by)).toEqual([409, 'seller_inactive'])
  expect(await open(by, { orderId })).toEqual([200, '0000'])
  await enable(true)
  expect(await open(by)).toEqual([200, '0000'])
})

it('Z15 leaves the offers of other sellers alone', async () => {
  const other = await signInSeller(shop, { sellerId: null })
  const offerId = await shop.offer({ stock: 5 })
  await shop.rows(sql`update offer set seller_id = ${other.sellerId} where id = ${offerId}`)
  await enable(false)
  expect((await places(offerId, await shop.buyer())).list).toBe(true)
  expect((await places(offerId, await shop.buyer())).order).toBe(true)
  await enable(true)
})

it('Z15 stops the running import of a disabled seller', async () => {
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
  expect(await run()).toMatchObject({ state: 'failed', created: 0, failure: 'seller_suspended' })
  await enable(true)
})
