import { calls } from '@tradepost/contract'
import { orderStates } from '@tradepost/domain/order/order-states'
import { checkInvariants } from '@tradepost/gateway/modules/check-invariants'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUsualGateway, type FilledGateway } from './filled-gateway.ts'

let gateway: FilledGateway
beforeAll(async () => {
  gateway = await createUsualGateway()
})
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

describe('the demo regular', () => {
  const ofRegular = sql`join app_user u on u.tenant_id = o.tenant_id and u.id = o.buyer_id
    where u.email = 'demo-regular@tradepost.example'`

  it('has an order in every state in which one can stay', async () => {
    const states = await rows<{ state: string }>(sql`select o.state from order_head o ${ofRegular} order by 1`)
    const passing = new Set(['paid', 'refund_accepted', 'resolved_refund', 'resolved_seller'])
    expect(new Set(states.map(({ state }) => state))).toEqual(
      new Set(orderStates.filter((state) => !passing.has(state))),
    )
  })

  it('has messages, points, coupons, saved offers and a review, and the demo seller none of the orders', async () => {
    const [held] = await rows<Record<string, number>>(
      sql`select (select count(*) from conversation o ${ofRegular} and o.buyer_unread > 0)::int talks,
        (select count(*) from coupon_grant o ${ofRegular})::int coupons,
        (select count(*) from review r join order_head o on o.tenant_id = r.tenant_id and o.id = r.order_id ${ofRegular})::int reviews,
        (select count(*) from wish w join app_user u on u.tenant_id = w.tenant_id and u.id = w.user_id
          where u.email = 'demo-regular@tradepost.example')::int wishes,
        (select count(*) from order_head o join seller s on s.tenant_id = o.tenant_id and s.id = o.seller_id
          ${ofRegular} and s.user_id is not null)::int "ofDemoSeller"`,
    )
    expect(held).toEqual({ talks: 2, coupons: 2, reviews: 1, wishes: 4, ofDemoSeller: 0 })
  })
})
