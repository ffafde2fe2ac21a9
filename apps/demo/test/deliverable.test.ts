import { createShop, type Shop } from '@tradepost/gateway/test/shop'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createUsualGateway, type FilledGateway } from './filled-gateway.ts'

let shop: Shop
let filled: FilledGateway
beforeAll(async () => {
  ;[shop, filled] = await Promise.all([createShop(), createUsualGateway()])
})
afterAll(() => Promise.all([shop.close(), filled.close()]))

it.each([
  ['platform delivery', 0],
  ['rental', 5],
])('Z14 refuses an order for %s if there is no unit to deliver', async (_, standardType) => {
  const by = await shop.buyer()
  const ordered = async (offerId: string) => (await shop.preOrder(by, [{ offerId, quantity: 1 }])).body.code
  const empty = await shop.offer({ stock: 3, standardType })
  await shop.rows(sql`update offer set delivery_template = null where id = ${empty}`)
  expect(await ordered(empty)).toBe('offer_sold_out')
  const [left] = await shop.rows(sql`select available, reserved from offer where id = ${empty}`)
  expect(left).toEqual({ available: 3, reserved: 0 })
})

it('Z14 takes orders for goods with prepared texts and for goods that the seller delivers', async () => {
  const by = await shop.buyer()
  for (const mode of ['platform', 'im'] as const) {
    const offerId = await shop.offer({ stock: 3, mode })
    if (mode === 'im') await shop.rows(sql`update offer set delivery_template = null where id = ${offerId}`)
    expect((await shop.preOrder(by, [{ offerId, quantity: 1 }])).body.code).toBe('0000')
  }
})

it('Z14 a newly seeded shop offers nothing that it cannot deliver', async () => {
  for (const tenantId of [1, 2, 3]) {
    const { rows } = await filled.db.withTenant(tenantId, 'test', (tx) =>
      tx.execute<{ n: number; bare: number }>(sql`
        select count(*)::int as n, count(*) filter (where (o.standard_type = 5 or o.delivery_mode = 'platform' and o.delivery_template is null)
          and (select count(*) from account_unit u where u.tenant_id = o.tenant_id and u.offer_id = o.id and u.state = 'free') < o.available)::int as bare
        from offer o where o.tenant_id = ${tenantId} and o.status = 1`),
    )
    expect(rows[0]?.n).toBeGreaterThan(0)
    expect([tenantId, rows[0]?.bare]).toEqual([tenantId, 0])
  }
})
