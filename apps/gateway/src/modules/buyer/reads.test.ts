import { calls } from '@tradepost/contract'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { checkInvariants } from '../check-invariants.ts'
import { accounts, postTransfer } from '../ledger/ledger.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const confirm = async (by: Buyer, id: string) => {
  await shop.handOver(by, id)
  return shop.inject(calls.order.confirmOrder, { params: { id }, body: { acknowledged: true } }, shop.via(by))
}
const points = async (by: Buyer) => (await shop.inject(calls.points.pointTotal, {}, shop.via(by))).body.data?.totalPoint

describe('ratings', () => {
  let offerId: string
  const sellerId = '1900000000000000003'
  beforeAll(async () => {
    offerId = await shop.offer({ stock: 10 })
    const scores = [5, 5, 4, 3, 1]
    const level = (score: number) => (score > 3 ? 'positive' : score > 2 ? 'neutral' : 'negative')
    for (const [n, score] of scores.entries()) {
      await shop.rows(sql`insert into review (tenant_id, id, offer_id, seller_id, author_name, level, score, text, created_at, reply_text, reply_at)
        values (1, ${n + 1}, ${offerId}, ${sellerId}, 'A***a', ${level(score)}, ${score}, ${`text ${n}`}, ${`2026-01-0${n + 1}`},
          ${n === 4 ? 'We are sorry.' : null}, ${n === 4 ? '2026-01-09' : null})`)
    }
    const by = await shop.buyer()
    await confirm(by, (await shop.buyAndPay(by, offerId)).orderId)
  })

  it('G-42 averages and counts reviews, and counts orders without one apart', async () => {
    const { body } = await shop.inject(calls.review.scoreCount, { query: { offerId } })
    expect(body.data).toEqual({ average: 3.6, count: 5, silentOrders: 1 })
    expect((await shop.inject(calls.review.scoreCount, { query: { sellerId } })).body.data?.count).toBe(5)
    expect((await shop.inject(calls.review.scoreCount, { query: { offerId: '9'.repeat(19) } })).body.data).toEqual({
      average: null,
      count: 0,
      silentOrders: 0,
    })
    expect((await shop.inject(calls.review.scoreCount, { query: {} })).body.code).toBe('bad_request')
    expect(
      (await shop.inject(calls.review.scoreCount, { query: { offerId } }, { tenant: 'sahra' })).body.data?.count,
    ).toBe(0)
  })

  it('G-43 pages reviews, newest first, with their replies, optionally by level', async () => {
    const page = (query: object) => shop.inject(calls.review.reviewPage, { query: { offerId, ...query } })
    const first = (await page({ pageSize: 2 })).body.data
    expect(first).toMatchObject({
      total: 5,
      list: [
        { id: '5', level: 'negative', score: 1, reply: { text: 'We are sorry.' }, offerTitle: 'A thing worth having' },
        { id: '4', reply: null },
      ],
    })
    expect((await page({ pageSize: 2, pageNo: 3 })).body.data?.list.map((row) => row.id)).toEqual(['1'])
    expect((await page({ level: 'positive' })).body.data).toMatchObject({ total: 3 })
  })

  it('G-44 counts reviews by level', async () => {
    const { body } = await shop.inject(calls.review.reviewLevelCount, { query: { offerId } })
    expect(body.data).toEqual({ all: 5, positive: 3, neutral: 1, negative: 1 })
  })
})

describe('a buyer’s own data', () => {
  it('G-45 C-58 the G Coin balance equals the ledger’s', async () => {
    const by = await shop.buyer()
    const balance = async () => (await shop.inject(calls.wallet.walletBalance, {}, shop.via(by))).body.data
    expect(await balance()).toEqual({ amount: 0, currency: 'GCOIN' })
    const legs = [
      { account: accounts.gcoinIssue, amount: -2550 },
      { account: accounts.wallet(by.id), amount: 2550 },
    ]
    await shop.within('lumen', (tx) =>
      postTransfer(tx, 1, {
        id: crypto.randomUUID(),
        kind: 'gcoin_issue',
        unit: 'GCOIN',
        ref: { kind: 'test', id: '1' },
        legs,
      }),
    )
    expect(await balance()).toEqual({ amount: 2550, currency: 'GCOIN' })
  })

  it('G-46 coupons are listed with their total, optionally only the usable ones', async () => {
    const by = await shop.buyer()
    for (const [name, days] of [
      ['Early', 1],
      ['Late', 20],
      ['Gone', -1],
    ] as const) {
      await shop.rows(sql`insert into coupon_grant (tenant_id, id, buyer_id, name, percent_off, expires_at)
        values (1, gen_random_uuid(), ${by.id}, ${name}, 10, ${new Date(shop.clock.now().getTime() + days * dayMs).toISOString()})`)
    }
    const list = async (available?: boolean) =>
      (await shop.inject(calls.coupon.couponList, { body: available === undefined ? {} : { available } }, shop.via(by)))
        .body.data
    expect(await list()).toMatchObject({ total: 3 })
    const usable = await list(true)
    expect([usable?.total, usable?.list.map((row) => [row.name, row.state])]).toEqual([
      2,
      [
        ['Early', 'free'],
        ['Late', 'free'],
      ],
    ])
    expect((await list(false))?.list).toMatchObject([{ name: 'Gone', state: 'expired' }])
  })

  it('G-47 a confirmed order earns one point per dollar', async () => {
    const by = await shop.buyer('lumen', new Date(shop.clock.now().getTime() - 48 * hourMs))
    const { orderId } = await shop.buyAndPay(by, await shop.offer({ price: 1999 }))
    expect(await points(by)).toBe(0)
    await confirm(by, orderId)
    expect(await points(by)).toBe(19)
  })

  it('D-55 I-35 the first order earns five times the points when registered and paid within 24 hours', async () => {
    const earn = async (ageMs: number) => {
      const by = await shop.buyer('lumen', new Date(shop.clock.now().getTime() - ageMs))
      const [first, second] = [
        await shop.buyAndPay(by, await shop.offer({ price: 1000 })),
        await shop.buyAndPay(by, await shop.offer({ price: 1000 })),
      ]
      // Confirmed in the reverse order: the order paid first counts as the first.
      await confirm(by, second.orderId)
      const afterSecond = await points(by)
      await confirm(by, first.orderId)
      return [afterSecond, await points(by)]
    }
    expect(await earn(dayMs - minuteMs)).toEqual([10, 60])
    expect(await earn(dayMs)).toEqual([10, 60])
    expect(await earn(dayMs + minuteMs)).toEqual([10, 20])
  })

  it('G-49 the last purchase is the newest paid order, optionally of one offer, or empty', async () => {
    const by = await shop.buyer()
    const last = async (offerId?: string) =>
      (await shop.inject(calls.order.lastPurchase, { body: offerId ? { offerId, tenantId: '1' } : {} }, shop.via(by)))
        .body.data?.order?.id ?? null
    expect(await last()).toBeNull()
    const offerId = await shop.offer()
    const { orderId } = await shop.buyAndPay(by, offerId)
    shop.clock.advance(1000)
    const newest = await shop.buyAndPay(by, await shop.offer())
    shop.clock.advance(1000)
    await shop.buy(by, await shop.offer())
    expect([await last(), await last(offerId), await last('1')]).toEqual([newest.orderId, orderId, null])
  })

  it('orders name brand and category in the reader’s language, or as sold if that has no name', async () => {
    const by = await shop.buyer()
    const { orderId } = await shop.buyAndPay(by, await shop.offer())
    const named = async (lang: string) => {
      const via = shop.via(by)
      const { body } = await shop.inject(
        calls.order.orderDetail,
        { params: { id: orderId } },
        { ...via, headers: { ...via.headers, lang } },
      )
      return [body.data?.brandName, body.data?.categoryName]
    }
    const sold = await named('en')
    await shop.rows(sql`update brand set names = names || '{"de": "Das Spiel"}' where tenant_id = 1`)
    await shop.rows(sql`update category set names = names || '{"de": "Konten"}' where tenant_id = 1`)
    expect(await named('de')).toEqual(['Das Spiel', 'Konten'])
    expect(await named('fr')).toEqual(sold)
  })

  it('orders are listed by group with their counts, newest first', async () => {
    const by = await shop.buyer()
    await shop.buy(by, await shop.offer())
    await shop.buyPaid(by, await shop.offer({ mode: 'im' }))
    shop.clock.advance(1000)
    const delivered = await shop.buyAndPay(by, await shop.offer())
    const finished = await shop.buyAndPay(by, await shop.offer())
    await confirm(by, finished.orderId)
    const page = async (group?: 'to-confirm' | 'finished') =>
      (await shop.inject(calls.order.orderPage, { body: group ? { group } : {} }, shop.via(by))).body.data
    expect(await page()).toMatchObject({
      total: 4,
      counts: { all: 4, 'to-pay': 1, 'in-progress': 1, 'to-confirm': 1, finished: 1, 'after-sales': 0 },
    })
    expect((await page('to-confirm'))?.list.map((order) => order.id)).toEqual([delivered.orderId])
    expect((await page('finished'))?.list).toMatchObject([
      { id: finished.orderId, state: 'confirmed', seller: { nickName: 'North Star' } },
    ])
  })
})
