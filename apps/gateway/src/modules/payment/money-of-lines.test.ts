import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import type { Buyer } from '../../../test/support/shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop({ poolSize: 10 })
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

interface Terms {
  percentOff?: number
  amountOff?: number
  minTotal?: number
  borneBy?: 'platform' | 'seller'
}

async function coupon(by: Buyer, { percentOff, amountOff, minTotal = 0, borneBy = 'platform' }: Terms) {
  const id = randomUUID()
  await shop.rows(sql`
    insert into coupon_grant (tenant_id, id, buyer_id, name, percent_off, amount_off_minor, currency, min_total_minor, borne_by, seller_id, expires_at)
    values (1, ${id}, ${by.id}, 'A coupon', ${percentOff ?? null}, ${amountOff ?? null}, 'USD', ${minTotal}, ${borneBy},
      ${borneBy === 'seller' ? shop.vendor.sellerId : null}, '2099-01-01')`)
  return id
}

async function order(by: Buyer, prices: number[], couponId?: string) {
  const lines = await Promise.all(
    prices.map(async (price) => ({ offerId: await shop.offer({ price, mode: 'im', stock: 1 }), quantity: 1 })),
  )
  const { body } = await shop.inject(
    calls.checkout.preOrder,
    {
      body: {
        order: { lines, deliveryEmail: shop.email, ...(couponId ? { couponId } : {}) },
        toCurrencyId: '1',
        isBuyByCart: false,
      },
    },
    shop.via(by, randomUUID()),
  )
  if (!body.data) throw new Error(`pre-order refused: ${body.code}`)
  const made = await shop.rows<{ id: string; full: number; total: number }>(
    sql`select id::text, full_minor::int as full, total_minor::int as total from order_head where purchase_id = ${body.data.purchaseId}`,
  )
  const idOf = (price: number) => made.find(({ full }) => full === price)?.id ?? ''
  return { ...body.data, idOf }
}
const cancel = (by: Buyer, id: string) =>
  shop.inject(calls.order.cancelOrder, { params: { id }, body: {} }, shop.via(by, randomUUID()))
async function pay(by: Buyer, purchaseId: string) {
  await shop.startPayment(by, purchaseId)
  const session = await shop.sessionOf(purchaseId)
  await shop.sendEvent({ ...session, state: 'captured' })
  return session
}
const couponState = async (id: string) =>
  (await shop.rows<{ state: string }>(sql`select state from coupon_grant where id = ${id}`))[0]?.state
const purchaseOf = async (by: Buyer, id: string) =>
  (await shop.inject(calls.checkout.getPurchase, { params: { id } }, shop.via(by))).body.data
const balance = async (purpose: string) =>
  Number(
    (
      await shop.rows(
        sql`select coalesce(sum(balance), 0) as n from ledger_account where purpose = ${purpose} and unit = 'USD'`,
      )
    )[0]?.n,
  )

describe('a purchase that costs nothing', () => {
  it('Z6 completes at once and without a card, like every paid order', async () => {
    const by = await shop.buyer()
    const couponId = await coupon(by, { amountOff: 5000 })
    const before = await balance('coupon_cost')
    const bought = await order(by, [1250, 800], couponId)
    expect(bought.total).toEqual({ minor: 0, currency: 'USD' })
    const purchase = await purchaseOf(by, bought.purchaseId)
    expect(purchase).toMatchObject({ state: 'captured', total: { minor: 0 } })
    expect(purchase?.orders.map(({ state }) => state)).toEqual(['delivering', 'delivering'])
    expect(await couponState(couponId)).toBe('used')
    expect(await balance('coupon_cost')).toBe(before - 2050)
    expect((await shop.mailbox()).some(({ mailKey }) => mailKey === `receipt:${bought.purchaseId}`)).toBe(true)
    const started = await shop.startPayment(by, bought.purchaseId)
    expect(started.body.data?.redirectUrl).toMatch(/\/payment\/success$/)
    expect(await shop.rows(sql`select 1 from payment where purchase_id = ${bought.purchaseId}`)).toHaveLength(1)
  })

  it('Z6 pays its seller, cannot be cancelled, and returns the coupon when it is refunded', async () => {
    const by = await shop.buyer()
    const couponId = await coupon(by, { amountOff: 5000 })
    const bought = await order(by, [1000, 500], couponId)
    const [kept, returned] = [bought.idOf(1000), bought.idOf(500)]
    expect((await cancel(by, kept)).body.code).toBe('state_conflict')
    await shop.requestRefund(by, returned)
    expect((await shop.answer(returned, 'accept')).status).toBe(200)
    expect((await shop.detail(returned, by))?.state).toBe('refunded')
    expect(await couponState(couponId)).toBe('used')
    const owed = await balance('payable')
    await shop.deliver(kept)
    await shop.handOver(by, kept)
    await shop.inject(calls.order.confirmOrder, { params: { id: kept }, body: { acknowledged: true } }, shop.as(by))
    expect(await balance('payable')).toBe(owed + 920)

    const other = await coupon(by, { amountOff: 5000 })
    const gone = await order(by, [700], other)
    await shop.requestRefund(by, gone.idOf(700))
    await shop.answer(gone.idOf(700), 'accept')
    expect(await couponState(other)).toBe('free')
  })

  it('Z6 completes at payment when a cancelled line leaves nothing to pay', async () => {
    const by = await shop.buyer()
    const bought = await order(by, [5000, 3000], await coupon(by, { amountOff: 6000 }))
    expect(bought.total.minor).toBe(2000)
    await cancel(by, bought.idOf(5000))
    expect((await purchaseOf(by, bought.purchaseId))?.total.minor).toBe(0)
    expect((await shop.startPayment(by, bought.purchaseId)).body.data?.redirectUrl).toMatch(/\/payment\/success$/)
    expect((await shop.detail(bought.idOf(3000), by))?.state).toBe('delivering')
  })
})

describe('a percentage coupon', () => {
  it('Z5 takes off no more than its limit over all lines, also after some are cancelled', async () => {
    const by = await shop.buyer()
    const couponId = await coupon(by, { percentOff: 10 })
    const list = await shop.inject(calls.coupon.couponList, { body: { toCurrencyId: '1' } }, shop.via(by))
    expect(list.body.data?.list).toMatchObject([{ percentOff: 10, mostOff: { minor: 100_00, currency: 'USD' } }])
    const bought = await order(by, [3000_00, 1500_00, 500_00], couponId)
    expect(bought.total.minor).toBe(4900_00)
    await cancel(by, bought.idOf(1500_00))
    expect((await purchaseOf(by, bought.purchaseId))?.total.minor).toBe(3400_00)
    await cancel(by, bought.idOf(3000_00))
    expect((await purchaseOf(by, bought.purchaseId))?.total.minor).toBe(450_00)
  })

  it('Z5 shows its limit in the currency of the purchase', async () => {
    const by = await shop.buyer()
    await coupon(by, { percentOff: 10 })
    const [euro] = await shop.rows<{ id: string; per_usd: string }>(
      sql`select c.id::text, (select per_usd from fx_rate f where f.code = c.code order by rate_date desc limit 1) as per_usd
        from currency c where c.code = 'EUR'`,
    )
    const list = await shop.inject(calls.coupon.couponList, { body: { toCurrencyId: euro?.id ?? '' } }, shop.via(by))
    const mostOff = { minor: Math.round(100_00 * Number(euro?.per_usd)), currency: 'EUR' }
    expect(list.body.data?.list).toMatchObject([{ mostOff }])
  })
})

describe('a coupon with a minimum total', () => {
  const half = { percentOff: 50, minTotal: 100_00 }

  it('Z7 is checked again when a line is cancelled: the rest costs its full price, and an outdated payment is refunded', async () => {
    const by = await shop.buyer()
    const couponId = await coupon(by, half)
    const bought = await order(by, [255_00, 57_00], couponId)
    expect(bought.total.minor).toBe(156_00)
    await shop.startPayment(by, bought.purchaseId)
    const old = await shop.sessionOf(bought.purchaseId)
    await cancel(by, bought.idOf(255_00))
    expect(await purchaseOf(by, bought.purchaseId)).toMatchObject({ total: { minor: 57_00 } })
    expect(await couponState(couponId)).toBe('free')
    await shop.sendEvent({ ...old, state: 'captured' })
    expect((await shop.detail(bought.idOf(57_00), by))?.state).toBe('awaiting_payment')
    const [back] = await shop.rows(
      sql`select refunded_minor::int as minor from payment where purchase_id = ${bought.purchaseId}`,
    )
    expect(back).toEqual({ minor: 156_00 })
    shop.clock.advance(1000)
    expect((await pay(by, bought.purchaseId)).amount.minor).toBe(57_00)
    expect((await shop.detail(bought.idOf(57_00), by))?.state).toBe('delivering')
  })

  it.each(['platform', 'seller'] as const)(
    'Z7 a refunded line leaves the others at the price without the coupon (borne by the %s)',
    async (borneBy) => {
      const by = await shop.buyer()
      const bought = await order(by, [255_00, 57_00], await coupon(by, { ...half, borneBy }))
      await pay(by, bought.purchaseId)
      const [big, small] = [bought.idOf(255_00), bought.idOf(57_00)]
      await shop.requestRefund(by, big)
      await shop.answer(big, 'accept')
      expect((await shop.moneyBack(big))?.refunded).toBe(99_00)
      expect((await shop.detail(small, by))?.total.minor).toBe(57_00)
      await shop.requestRefund(by, small)
      await shop.answer(small, 'accept')
      expect((await shop.moneyBack(small))?.refunded).toBe(156_00)
    },
  )

  it('Z7 a line is refunded as it was paid when the coupon still applies to the rest', async () => {
    const by = await shop.buyer()
    const bought = await order(by, [255_00, 157_00], await coupon(by, half))
    await pay(by, bought.purchaseId)
    await shop.requestRefund(by, bought.idOf(255_00))
    await shop.answer(bought.idOf(255_00), 'accept')
    expect((await shop.moneyBack(bought.idOf(255_00)))?.refunded).toBe(127_50)
  })
})

describe('a late payment', () => {
  const late = async (change: (offerId: string) => Promise<unknown>) => {
    const by = await shop.buyer()
    const offerId = await shop.offer({ price: 805, stock: 2 })
    const bought = await shop.buy(by, offerId)
    await shop.startPayment(by, bought.purchaseId)
    shop.clock.advance(16 * 60_000)
    await shop.deps.jobs.runDue()
    await change(offerId)
    await shop.sendEvent({ ...(await shop.sessionOf(bought.purchaseId)), state: 'captured' })
    const [row] = await shop.rows<{ back: number; state: string }>(sql`
      select p.refunded_minor::int as back, o.state from payment p join order_head o on o.purchase_id = p.purchase_id
      where p.purchase_id = ${bought.purchaseId}`)
    return row
  }

  it('Z8 is refunded when the price, stock or status of the offer, or its seller, has changed', async () => {
    const set = (assignment: ReturnType<typeof sql>) => (offerId: string) =>
      shop.rows(sql`update offer set ${assignment} where id = ${offerId}`)
    const refused = { back: 805, state: 'expired' }
    expect(await late(set(sql`price_minor = 8050`))).toEqual(refused)
    expect(await late(set(sql`price_minor = 8`))).toEqual(refused)
    expect(await late(set(sql`status = 2`))).toEqual(refused)
    expect(await late(set(sql`available = 0, received = 0`))).toEqual(refused)
    const enabled = (on: boolean) => shop.rows(sql`update app_user set enabled = ${on} where id = ${shop.vendor.id}`)
    expect(await late(() => enabled(false))).toEqual(refused)
    await enabled(true)
    expect(await late(async () => undefined)).toEqual({ back: 0, state: 'paid' })
  })

  it('Z8 is refunded when the exchange rate has changed', async () => {
    const by = await shop.buyer()
    const lines = [{ offerId: await shop.offer({ price: 1000, stock: 2 }), quantity: 1 }]
    const body = { order: { lines, deliveryEmail: shop.email }, toCurrencyId: '2', isBuyByCart: false }
    const { body: made } = await shop.inject(calls.checkout.preOrder, { body }, shop.via(by, randomUUID()))
    const purchaseId = made.data?.purchaseId ?? ''
    await shop.startPayment(by, purchaseId)
    shop.clock.advance(16 * 60_000)
    await shop.deps.jobs.runDue()
    const owner = new pg.Client({ connectionString: shop.urls.owner })
    await owner.connect()
    await owner.query(`insert into fx_rate values ('EUR', '2030-01-01', 0.95)`)
    await owner.end()
    await shop.sendEvent({ ...(await shop.sessionOf(purchaseId)), state: 'captured' })
    expect(await purchaseOf(by, purchaseId)).toMatchObject({ state: 'refunded', orders: [{ state: 'expired' }] })
  })
})

describe('who bears a coupon', () => {
  it.each([
    ['platform', 3560],
    ['seller', 3204],
  ] as const)(
    'Z12 a coupon of the %s costs nobody else, and the seller sees the earnings of the order',
    async (borneBy, n) => {
      const by = await shop.buyer()
      const bought = await order(by, [44_50], await coupon(by, { percentOff: 10, borneBy }))
      await pay(by, bought.purchaseId)
      const id = bought.idOf(44_50)
      const seen = await shop.inject(calls.seller.sellerOrderDetail, { params: { id } }, shop.as(shop.vendor))
      const held = borneBy === 'platform' ? 44_50 : 40_05
      const fee = Math.round(held * 0.08)
      expect(n).toBeGreaterThan(0)
      expect(seen.body.data?.earnings).toEqual({
        price: { minor: 44_50, currency: 'USD' },
        coupon: { amount: { minor: 4_45, currency: 'USD' }, borneBy },
        refunded: null,
        fee: { minor: fee, currency: 'USD' },
        payout: { minor: held - fee, currency: 'USD' },
      })
      const owed = await balance('payable')
      await shop.deliver(id)
      await shop.handOver(by, id)
      await shop.inject(calls.order.confirmOrder, { params: { id }, body: { acknowledged: true } }, shop.as(by))
      expect(await balance('payable')).toBe(owed + held - fee)
    },
  )
})

describe('several payments of one purchase', () => {
  it('Z16 are refunded except one; the invariants accept that, and still find a missing or excessive refund', async () => {
    const by = await shop.buyer()
    const { purchaseId, orderId } = await shop.buy(by, await shop.offer({ mode: 'im', price: 1000 }))
    const sessions = []
    for (let n = 0; n < 3; n++) {
      await shop.startPayment(by, purchaseId)
      sessions.push(await shop.sessionOf(purchaseId))
      shop.clock.advance(1000)
    }
    for (const session of sessions) await shop.sendEvent({ ...session, state: 'captured' })
    const paid = await shop.rows<{ back: number }>(
      sql`select refunded_minor::int as back from payment where purchase_id = ${purchaseId} order by created_at`,
    )
    expect(paid.map(({ back }) => back)).toEqual([0, 1000, 1000])
    expect(await checkInvariants(shop.db)).toEqual([])
    await shop.requestRefund(by, orderId)
    await shop.answer(orderId, 'accept')
    expect(await checkInvariants(shop.db)).toEqual([])

    const admin = new pg.Client({ connectionString: shop.urls.admin })
    await admin.connect()
    try {
      const broken = async (change: string, undo: string) => {
        await admin.query(`set session_replication_role = replica; ${change}`)
        const problems = await checkInvariants(shop.db)
        await admin.query(undo)
        return problems.join('\n')
      }
      const of = `where ref_kind = 'order' and ref_id = '${orderId}' and kind = 'refund'`
      expect(
        await broken(
          `update transfer set ref_id = '0' where id = (select id from transfer ${of} limit 1)`,
          `update transfer set ref_id = '${orderId}' where ref_id = '0'`,
        ),
      ).toContain('refund: an order paid back without its transfers')
      const last = `where purchase_id = '${purchaseId}' and created_at = (select max(created_at) from payment where purchase_id = '${purchaseId}')`
      expect(
        await broken(
          `update payment set refunded_minor = 999 ${last}`,
          `update payment set refunded_minor = 1000 ${last}`,
        ),
      ).toContain('refund: a payment gave back more or less')
    } finally {
      await admin.end()
    }
  })
})
