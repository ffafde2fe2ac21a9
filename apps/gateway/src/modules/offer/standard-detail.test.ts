import { calls } from '@tradepost/contract'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { createShop, type Shop } from '../../../test/support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

const run = (statement: SQL) => shop.db.withTenant(testTenants.lumen.tenantId, 'test', (tx) => tx.execute(statement))
const flags = { isGetSellerInfo: true, isGetGuaranteeInfo: true, isGetDeliveryDetail: true }
const read = (id: string, { body = flags as object, lang = 'en', tenant = 'lumen' as 'lumen' | 'sahra' } = {}) =>
  shop.inject(calls.offer.offerDetail, { params: { id }, body }, { tenant, headers: { lang } })
const detail = async (id: string, options?: Parameters<typeof read>[1]) => {
  const { body } = await read(id, options)
  if (!body.data) throw new Error(body.code)
  return body.data
}

describe('the detail of an offer, read again', () => {
  it('shows each change of the offer, its seller, its brand category and its units at once', async () => {
    const id = await shop.offer({ stock: 5 })
    const first = await detail(id)
    // Control: an unchanged offer has the same detail.
    expect(await detail(id)).toEqual(first)

    await run(sql`update offer set title = 'Another title', available = 4, reserved = 1 where id = ${id}`)
    expect(await detail(id)).toMatchObject({ title: 'Another title', available: 4 })

    await run(sql`update seller set nick_name = 'South Star' where id = ${first.seller.id}`)
    expect((await detail(id)).seller.nickName).toBe('South Star')

    const inputs = JSON.stringify([{ key: 'playerId', shape: 'digits' }])
    await run(sql`update brand_category set delivery_inputs = ${inputs}::jsonb where category_id = ${first.categoryId}`)
    expect((await detail(id)).deliveryInputs.map(({ key }) => key)).toEqual(['playerId'])

    // The buyer of an offer with a vault receives one of its units, so there is nothing to ask.
    await run(sql`update offer set vault_since = listed_at where id = ${id}`)
    expect((await detail(id)).deliveryInputs).toEqual([])

    await run(sql`update brand set name = 'Cloudforge' where id = ${first.brandId}`)
    expect((await detail(id)).brandName).toBe('Cloudforge')
  })

  it('depends on the flags, the language and the tenant of the call', async () => {
    const id = await shop.offer()
    const first = await detail(id)
    expect(first.sellerInfo).toBeDefined()
    expect((await detail(id, { body: {} })).sellerInfo).toBeUndefined()
    await run(sql`update category set names = '{"en":"Kind","de":"Art"}' where id = ${first.categoryId}`)
    expect((await detail(id)).categoryName).toBe('Kind')
    expect((await detail(id, { lang: 'de' })).categoryName).toBe('Art')
    expect((await read(id, { tenant: 'sahra' })).body.code).not.toBe('0000')
    expect((await detail(id)).title).toBe(first.title)
  })

  it('shows a seller as offline five minutes after the last request', async () => {
    const id = await shop.offer()
    await run(sql`update seller set presence = 'auto', last_seen_at = ${shop.clock.now().toISOString()}`)
    expect((await detail(id)).seller.online).toBe(true)
    shop.clock.advance(5 * 60_000 - 1)
    expect((await detail(id)).seller.online).toBe(true)
    shop.clock.advance(1)
    expect((await detail(id)).seller.online).toBe(false)
  })

  it('is not found once the offer is gone', async () => {
    const id = await shop.offer()
    await detail(id)
    await run(sql`delete from offer where id = ${id}`)
    expect((await read(id)).status).toBe(404)
  })
})
