import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ poolSize: 30 })
  await shop.listen()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const setLine = (by: Buyer, offerId: string, quantity: number) =>
  shop.inject(calls.cart.setCartLine, { body: { offerId, quantity } }, shop.via(by))
const buyCart = (by: Buyer, key: string, deliveryEmail = shop.email) =>
  shop.inject(
    calls.checkout.preOrder,
    { body: { order: { deliveryEmail }, isBuyByCart: true, toCurrencyId: '1' } },
    shop.via(by, key),
  )

describe('pre-order', () => {
  it('R3 makes one order of a double submit: same key, another body, another key', async () => {
    const by = await shop.buyer()
    await setLine(by, await shop.offer({ stock: 100 }), 2)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => buyCart(by, key)))
    const codes = new Set(answers.map((answer) => answer.body.code))
    expect([...codes].every((code) => code === '0000' || code === 'idempotency_running')).toBe(true)
    const purchases = new Set(answers.flatMap((answer) => answer.body.data?.purchaseId ?? []))
    expect(purchases.size).toBe(1)
    expect(
      answers.filter((a) => a.body.code === 'idempotency_running').every((a) => a.headers['retry-after'] === '1'),
    ).toBe(true)

    const replay = await buyCart(by, key)
    expect(replay).toMatchObject({ status: 200, headers: { 'idempotent-replayed': 'true' } })
    expect(replay.body.data?.purchaseId).toBe([...purchases][0])
    expect(await buyCart(by, key, 'other@example.com')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_mismatch' },
    })
    expect(await buyCart(by, randomUUID())).toMatchObject({ status: 409, body: { code: 'cart_consumed' } })
    expect(await shop.rows(sql`select 1 from purchase where buyer_id = ${by.id}`)).toHaveLength(1)
  })

  it('buys a cart once when many tabs send it with different keys', async () => {
    const by = await shop.buyer()
    await setLine(by, await shop.offer({ stock: 100 }), 1)
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyCart(by, randomUUID())))
    expect(answers.map((answer) => answer.body.code).sort()).toEqual(['0000', ...Array(9).fill('cart_consumed')])
  })

  it('places a request without a key once as well', async () => {
    const by = await shop.buyer()
    const offerId = await shop.offer({ stock: 5 })
    const body = { order: { lines: [{ offerId, quantity: 1 }], deliveryEmail: shop.email }, isBuyByCart: false }
    const first = await shop.inject(calls.checkout.preOrder, { body }, shop.via(by))
    const second = await shop.inject(calls.checkout.preOrder, { body }, shop.via(by))
    expect(second.body.data).toEqual(first.body.data)
  })

  it('G-41 answers order references at the server’s price, in the requested currency', async () => {
    const by = await shop.buyer()
    const offerId = await shop.offer({ price: 1999, stock: 9 })
    const order = { lines: [{ offerId, quantity: 3 }], deliveryEmail: shop.email }
    const body = { order, toCurrencyId: '2', referrerUrl: 'https://ref.example/', isBuyByCart: false, tenantId: '1' }
    const { body: answer } = await shop.inject(calls.checkout.preOrder, { body }, shop.via(by, randomUUID()))
    // 19.99 USD at 0.9 is 17.991, 17.99 EUR; three of them.
    expect(answer.data?.total).toEqual({ minor: 5397, currency: 'EUR' })
    expect(answer.data?.orderIds[0]).toMatch(/^\d{19}$/)
    const forged = { ...body, order: { ...order, price: 1 } } as typeof body
    expect((await shop.inject(calls.checkout.preOrder, { body: forged }, shop.via(by, randomUUID()))).status).toBe(400)
    const other = { ...body, tenantId: '2' }
    expect((await shop.inject(calls.checkout.preOrder, { body: other }, shop.via(by, randomUUID()))).body.code).toBe(
      'tenant_mismatch',
    )
  })

  it('R6 keeps the agreed price, and refuses a price the shopper did not see and every impossible quantity', async () => {
    const by = await shop.buyer()
    const offerId = await shop.offer({ price: 1000, stock: 50 })
    const bodyOf = (quantity: number, expectedTotal?: number, toCurrencyId = '2') => ({
      order: {
        lines: [{ offerId, quantity }],
        deliveryEmail: shop.email,
        ...(expectedTotal === undefined ? {} : { expectedTotal }),
      },
      toCurrencyId,
      isBuyByCart: false,
    })
    const send = (...given: Parameters<typeof bodyOf>) =>
      shop.inject(calls.checkout.preOrder, { body: bodyOf(...given) }, shop.via(by, randomUUID()))
    const agreed = await send(2, 1800)
    const owner = new pg.Client({ connectionString: shop.urls.owner })
    await owner.connect()
    await owner.query(`insert into fx_rate values ('EUR', '2026-01-01', 0.95)`)
    await owner.end()
    expect((await send(2, 1800)).body.code).toBe('price_changed')
    expect((await send(2, 1900)).body.code).toBe('0000')
    await shop.rows(sql`update offer set price_minor = 3000 where id = ${offerId}`)
    expect((await send(2, 1900)).body.code).toBe('price_changed')
    // An amount of one currency does not pass for the same number of another.
    expect((await send(2, 6000, '4')).body.code).toBe('price_changed')
    const elsewhere = await send(2, 6000, '3')
    expect(elsewhere).toMatchObject({ status: 400, body: { field: 'toCurrencyId' } })
    for (const quantity of ['-1', '0', '1.5', '1e309', '10000', '"2"', 'null']) {
      const payload = JSON.stringify(bodyOf(1)).replace('"quantity":1', `"quantity":${quantity}`)
      const headers = {
        authorization: `Bearer ${by.token}`,
        origin: testTenants.lumen.origin,
        'content-type': 'application/json',
      }
      const refused = await shop.app.inject({ method: 'POST', url: calls.checkout.preOrder.path, headers, payload })
      expect([quantity, refused.statusCode]).toEqual([quantity, 400])
    }
    expect((await send(51)).body.code).toMatch(/product_cap|offer_sold_out/)
    const started = await shop.startPayment(by, agreed.body.data?.purchaseId ?? '')
    expect(started.status).toBe(200)
    expect((await shop.sessionOf(agreed.body.data?.purchaseId ?? '')).amount).toEqual({ minor: 1800, currency: 'EUR' })
    const [left] = await shop.rows(sql`select available, reserved from offer where id = ${offerId}`)
    expect(left).toEqual({ available: 46, reserved: 4 })
  })

  it('releases the stock when the time to pay is over, not a second earlier, and when the buyer cancels', async () => {
    const by = await shop.buyer()
    const offerId = await shop.offer({ accounts: true, stock: 2 })
    const left = async () => (await shop.rows(sql`select available, reserved from offer where id = ${offerId}`))[0]
    const first = await shop.buy(by, offerId)
    const second = await shop.buy(by, offerId)
    expect(await left()).toEqual({ available: 0, reserved: 2 })
    const cancel = () =>
      shop.inject(calls.order.cancelOrder, { params: { id: second.orderId }, body: {} }, shop.via(by, randomUUID()))
    expect((await cancel()).body.data).toMatchObject({ state: 'cancelled', actions: ['reorder'] })
    expect((await cancel()).body.code).toBe('state_conflict')
    expect(await left()).toEqual({ available: 1, reserved: 1 })
    shop.clock.advance(15 * 60_000 - 1000)
    await shop.deps.jobs.runDue()
    expect(await left()).toEqual({ available: 1, reserved: 1 })
    shop.clock.advance(1000)
    expect((await shop.startPayment(by, first.purchaseId)).body.code).toBe('order_not_payable')
    await shop.deps.jobs.runDue()
    expect(await left()).toEqual({ available: 2, reserved: 0 })
    const purchase = await shop.inject(calls.checkout.getPurchase, { params: { id: first.purchaseId } }, shop.via(by))
    expect(purchase.body.data).toMatchObject({ state: 'cancelled', orders: [{ state: 'expired' }] })
  })

  it('R7 redeems a coupon once, and frees it when the order is cancelled', async () => {
    const by = await shop.buyer()
    const [stranger, abroad] = [await shop.buyer(), await shop.buyer('sahra')]
    const couponId = randomUUID()
    await shop.rows(sql`insert into coupon_grant (tenant_id, id, buyer_id, name, percent_off, expires_at)
      values (1, ${couponId}, ${by.id}, 'Welcome', 10, ${new Date(shop.clock.now().getTime() + 9e8).toISOString()})`)
    const offerId = await shop.offer({ price: 1000, stock: 100 })
    const foreign = await shop.offer({ tenant: 'sahra', stock: 5 })
    const use = (who: Buyer, offer = offerId) =>
      shop.inject(
        calls.checkout.preOrder,
        {
          body: {
            order: { lines: [{ offerId: offer, quantity: 1 }], deliveryEmail: shop.email, couponId },
            toCurrencyId: '1',
            isBuyByCart: false,
          },
        },
        shop.via(who, randomUUID()),
      )
    expect((await use(stranger)).body.code).toBe('coupon_invalid')
    expect((await use(abroad, foreign)).body.code).toBe('coupon_invalid')
    const answers = await Promise.all(Array.from({ length: 50 }, () => use(by)))
    const won = answers.flatMap((answer) => answer.body.data ?? [])
    expect(won).toHaveLength(1)
    expect(won[0]?.total).toEqual({ minor: 900, currency: 'USD' })
    const cancel = { params: { id: won[0]?.orderIds[0] ?? '' }, body: {} }
    await shop.inject(calls.order.cancelOrder, cancel, shop.via(by, randomUUID()))
    const again = await use(by)
    expect(again.body.code).toBe('0000')
    await shop.startPayment(by, again.body.data?.purchaseId ?? '')
    await shop.sendEvent({ ...(await shop.sessionOf(again.body.data?.purchaseId ?? '')), state: 'captured' })
    const list = await shop.inject(calls.coupon.couponList, { body: {} }, shop.via(by))
    expect(list.body.data).toMatchObject({ total: 1, list: [{ state: 'used' }] })
    expect((await use(by)).body.code).toBe('coupon_invalid')
    expect(
      (await shop.inject(calls.coupon.couponList, { body: { available: true } }, shop.via(by))).body.data?.total,
    ).toBe(0)
    await shop.deps.jobs.runDue()
  })
})
