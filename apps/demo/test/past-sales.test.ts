import { calls } from '@tradepost/contract'
import { checkInvariants } from '@tradepost/gateway/modules/check-invariants'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFilledGateway, type FilledGateway } from './filled-gateway.ts'

let gateway: FilledGateway
beforeAll(async () => {
  gateway = await createFilledGateway(1500, { orders: 200 })
}, 300_000)
afterAll(() => gateway.close())

const rows = async <T>(query: ReturnType<typeof sql>) =>
  gateway.db.withTenant(1, 'test', async (tx) => (await tx.execute(query)).rows as T[])

describe('the sales of the last months', () => {
  it('are orders that were paid, delivered and closed, and break no invariant', async () => {
    const states = await rows<{ state: string; n: number }>(
      sql`select o.state, count(*)::int n from order_head o join app_user u on u.tenant_id = o.tenant_id and u.id = o.buyer_id
        where u.email like 'demo-buyer-%' group by 1`,
    )
    expect(states).toEqual([{ state: 'closed', n: 44 }])
    expect(await checkInvariants(gateway.db)).toEqual([])
  })

  it('leave no account in a list of which nothing is left', async () => {
    const listed =
      await rows(sql`select o.id from offer o join order_head h on h.tenant_id = o.tenant_id and h.offer_id = o.id
      where o.standard_type = 0 and o.status <> 2 and h.state = 'closed' and o.available = 0 and o.status <> 3`)
    expect(listed).toEqual([])
  })

  it('estimate accounts of a game, and compare the price of gift cards', async () => {
    const brands = await rows<{ alias: string; n: number }>(
      sql`select b.alias, count(*)::int n from order_head h join offer o on o.tenant_id = h.tenant_id and o.id = h.offer_id
        join brand b on b.tenant_id = o.tenant_id and b.id = o.brand_id
        where h.state = 'closed' and o.standard_type = 0 group by 1 having count(*) >= 24`,
    )
    expect(brands.length).toBeGreaterThan(0)
    for (const { alias, n } of brands) {
      const { body } = await gateway.inject(calls.valueCalculator.estimateValue, {
        params: { product: alias },
        body: {},
      })
      expect(body.data?.sampleSize).toBe(n)
    }
    const [card] = await rows<{ id: string }>(
      sql`select offer_id::text id from offer_rank where sold_count is not null limit 1`,
    )
    const { body } = await gateway.inject(calls.offer.offerDetail, { params: { id: card?.id ?? '' }, body: {} })
    expect(body.data?.soldPrices?.sales).toBeGreaterThanOrEqual(20)
  })
})
