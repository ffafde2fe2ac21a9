import { calls } from '@tradepost/contract'
import { minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testTenants } from '../support/minimal-tenants.ts'
import { createShop, type Shop } from '../support/shop.ts'
import { liftUnpaidLimits } from '../support/unpaid-limits.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ env: { READS_PER_MINUTE: '300' } })
  await liftUnpaidLimits(shop.urls.owner)
})
afterAll(() => shop.close())

const read = (ip: string) =>
  shop.inject(
    calls.seller.sellerStore,
    { query: { sellerId: '1900000000000000003' } },
    { headers: { 'x-client-ip': ip } },
  )

describe('a scraper', () => {
  it('S49 is stopped at the limit of an IP address, and finds nothing private by guessing ids', async () => {
    const codes: Record<string, number> = {}
    let refused: Awaited<ReturnType<typeof read>> | undefined
    for (let n = 0; n < 100; n++) {
      for (const answer of await Promise.all(Array.from({ length: 100 }, () => read('203.0.113.7')))) {
        codes[answer.body.code] = (codes[answer.body.code] ?? 0) + 1
        if (answer.status === 429) refused = answer
      }
    }
    expect(codes).toEqual({ '0000': 300, rate_limited: 9700 })
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    // All addresses of one IPv6 network count as one visitor. Others, and the site itself, are not limited.
    const sameNetwork = await Promise.all(
      Array.from({ length: 400 }, (_, n) => read(`2001:db8:1:2::${n.toString(16)}`)),
    )
    expect(sameNetwork.filter(({ status }) => status === 429)).toHaveLength(100)
    for (const other of ['203.0.113.8', '127.0.0.1', '2001:db8:1:3::1']) expect((await read(other)).status).toBe(200)
    // An untrusted caller cannot choose its address by a header.
    const forged = { 'x-client-ip': '203.0.113.99', 'x-forwarded-for': '203.0.113.99' }
    const page = (n: number) =>
      shop.app.inject({
        method: 'GET',
        url: '/operation/seller/store?sellerId=1',
        remoteAddress: '198.51.100.4',
        headers: { origin: testTenants.lumen.origin, ...forged, 'x-real-ip': `203.0.113.${n}` },
      })
    const lists = await Promise.all(Array.from({ length: 350 }, (_, n) => page(n)))
    expect(lists.filter(({ statusCode }) => statusCode === 429)).toHaveLength(50)
    shop.clock.advance(minuteMs)
    expect((await read('203.0.113.7')).status).toBe(200)
    const search = await shop.inject(
      calls.offer.offerPage,
      { body: { keyWord: 'x' } },
      { headers: { 'x-client-ip': '203.0.113.7' } },
    )
    expect(search.status).toBe(200)

    // A stranger who guesses ids next to known ones cannot tell which of them exist.
    const [one, other] = [await shop.buyer(), await shop.buyer()]
    const offerId = await shop.offer({ stock: 50 })
    const bought = []
    for (let n = 0; n < 20; n++) bought.push(await shop.buy(one, offerId))
    const purchases = bought.map(({ purchaseId }) => purchaseId)
    expect(
      purchases.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
    ).toBe(true)
    const orders = bought.map(({ orderId }) => BigInt(orderId))
    const steps = orders.slice(1).map((id, index) => id - (orders[index] ?? 0n))
    expect(new Set(steps).size).toBeGreaterThan(8)
    for (const id of orders) {
      const [theirs, none] = [String(id), String(id + 1n)].map((candidate) =>
        shop.inject(calls.order.orderDetail, { params: { id: candidate } }, shop.via(other)),
      )
      const [a, b] = [await theirs, await none]
      expect([a?.status, a?.body.code, a?.body.msg]).toEqual([404, b?.body.code, b?.body.msg])
    }
    const tokens = await shop.rows<{ n: number }>(sql`select length(token_hash) as n from access_token limit 1`)
    expect(tokens[0]?.n).toBe(32)
  }, 90_000)
})
