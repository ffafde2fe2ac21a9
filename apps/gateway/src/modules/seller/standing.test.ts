import { calls } from '@tradepost/contract'
import {
  type SellerAct,
  type SellerStanding,
  sellerActs,
  sellerStandings,
  standingAllows,
} from '@tradepost/domain/seller/seller-standing'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())

const setStanding = (standing: SellerStanding) =>
  shop.rows(sql`update seller set standing = ${standing}, standing_reason = 'Seen.', standing_by = ${shop.desk[0].id}
    where id = ${shop.vendor.sellerId}`)
beforeEach(() => setStanding('active'))

const order = async (offerId: string) => (await shop.preOrder(await shop.buyer(), [{ offerId, quantity: 1 }])).body.code
const store = async () =>
  (await shop.inject(calls.seller.sellerStore, { query: { sellerId: shop.vendor.sellerId } })).body.data
const openThread = async () =>
  (
    await shop.inject(
      calls.messages.openConversation,
      { body: { sellerId: shop.vendor.sellerId } },
      shop.as(await shop.buyer()),
    )
  ).body.code
const statusOf = async (id: string) =>
  (await shop.rows<{ status: number }>(sql`select status from offer where id = ${id}`))[0]?.status

it('allows the same acts in the database as in the domain', async () => {
  const rows = await shop.rows<{ standing: SellerStanding; act: SellerAct; allowed: boolean | null }>(sql`
    select standing, act, standing_allows(standing, act) as allowed
    from unnest(${sql.param(sellerStandings)}::text[]) standing, unnest(${sql.param(sellerActs)}::text[]) act`)
  expect(rows).toHaveLength(sellerStandings.length * sellerActs.length)
  expect(rows.filter(({ standing, act, allowed }) => allowed !== standingAllows(standing, act))).toEqual([])
  await expect(shop.rows(sql`update seller set standing = 'gone'`)).rejects.toThrow()
})

it.each(sellerStandings)('shows, sells and lets buyers write as the standing %s allows', async (standing) => {
  const offerId = await shop.offer({ stock: 5 })
  const running = await shop.sold()
  await shop.rows(sql`update seller set presence = 'online' where id = ${shop.vendor.sellerId}`)
  await setStanding(standing)
  expect(await statusOf(offerId)).toBe(standingAllows(standing, 'show') ? 1 : 2)
  expect(await order(offerId)).toBe(standingAllows(standing, 'sell') ? '0000' : 'offer_removed')
  expect(await openThread()).toBe(standingAllows(standing, 'be_contacted') ? '0000' : 'seller_inactive')
  expect(await store()).toMatchObject({
    online: standingAllows(standing, 'be_online'),
    sells: standingAllows(standing, 'sell'),
  })
  // What is paid is delivered in every standing.
  expect((await shop.deliver(running)).body.data?.state).toBe('delivered')
  await setStanding('active')
  expect([await statusOf(offerId), await order(offerId)]).toEqual([1, '0000'])
  expect(await checkInvariants(shop.db)).toEqual([])
})

it('lets an order be paid that was placed before a vacation', async () => {
  const by = await shop.buyer()
  const offerId = await shop.offer({ stock: 5 })
  const { purchaseId } = (await shop.preOrder(by, [{ offerId, quantity: 1 }])).body.data ?? { purchaseId: '' }
  await setStanding('suspended')
  expect((await shop.startPayment(by, purchaseId)).body.code).toBe('offer_removed')
  await setStanding('vacation')
  expect((await shop.startPayment(by, purchaseId)).status).toBe(200)
})

it('records who changed a standing, when and why, which the application cannot rewrite', async () => {
  const history = () =>
    shop.rows(sql`select from_standing, to_standing, reason, changed_by::text from seller_standing_change
      where seller_id = ${shop.vendor.sellerId} order by at desc, from_standing desc limit 1`)
  const silent = shop.rows(sql`update seller set standing = 'banned', standing_reason = null
    where id = ${shop.vendor.sellerId}`)
  await expect(silent).rejects.toThrow()
  shop.clock.advance(1000)
  await setStanding('banned')
  expect(await history()).toEqual([
    { from_standing: 'active', to_standing: 'banned', reason: 'Seen.', changed_by: shop.desk[0].id },
  ])
  for (const rewrite of [
    sql`delete from seller_standing_change`,
    sql`update seller_standing_change set reason = 'No.'`,
  ])
    await expect(shop.rows(rewrite)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('permission denied') },
    })
})

it('puts no offer on the shelf that was created while its seller was being suspended', async () => {
  const admin = new pg.Client({ connectionString: shop.urls.admin })
  await admin.connect()
  const waits = async () => (await admin.query('select 1 from pg_locks where not granted')).rowCount
  await admin.query('begin')
  await admin.query(`select set_config('app.tenant_id', $1, true)`, [String(testTenants.lumen.tenantId)])
  await admin.query(`update seller set standing = 'suspended', standing_reason = 'Late.' where id = $1`, [
    shop.vendor.sellerId,
  ])
  const late = shop.offer({ stock: 5 })
  try {
    await expect.poll(waits).toBe(1)
    await admin.query('commit')
  } finally {
    await admin.end()
  }
  expect(await statusOf(await late)).toBe(2)
  await setStanding('active')
  expect(await statusOf(await late)).toBe(1)
})
