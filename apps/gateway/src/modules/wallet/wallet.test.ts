import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { contractEntries } from '@tradepost/contract/openapi'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reportToDying } from '../../../test/orders/report-to-dying.ts'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { signInStaff } from '../../../test/support/people.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { balanceOf, payWithWallet, startTopUp, topUp } from '../../../test/support/wallet.ts'
import { createTestClock } from '../../platform/time/clock.ts'
import { checkInvariants } from '../check-invariants.ts'
import { accounts, postTransfer } from '../ledger/ledger.ts'

let shop: Shop
let by: Buyer
beforeAll(async () => {
  shop = await createShop({ poolSize: 30, clock: createTestClock(new Date()) })
  by = await shop.buyer()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const entries = async (buyer: Buyer) =>
  (await shop.inject(calls.wallet.walletPage, { body: {} }, shop.via(buyer))).body.data?.list.map(
    ({ kind, amount }) => [kind, amount],
  )
const refresh = (buyer: Buyer, id: string) =>
  shop.inject(calls.payment.refreshPurchase, { params: { id }, body: {} }, shop.via(buyer))

describe('topping up', () => {
  it('D-52 I-23 credits a coin for a cent, without a fee, after consent only', async () => {
    const body = { amount: 1000, agreement: 'gcoin-2026-01' }
    for (const agreed of [undefined, false]) {
      const answer = await shop.inject(
        calls.wallet.topUp,
        { body: { ...body, agreed } as never },
        shop.via(by, randomUUID()),
      )
      expect([answer.status, answer.body.data]).toEqual([400, undefined])
    }
    const purchaseId = await topUp(shop, by, 1000)
    expect(await balanceOf(shop, by)).toBe(1000)
    expect(await entries(by)).toEqual([['gcoin_issue', 1000]])
    const bought = await shop.inject(calls.checkout.getPurchase, { params: { id: purchaseId } }, shop.via(by))
    expect(bought.body.data).toMatchObject({
      kind: 'top_up',
      state: 'captured',
      total: { minor: 1000, currency: 'USD' },
      orders: [],
    })
    const [agreed] = await shop.rows<{ agreement: string }>(
      sql`select agreement from top_up where purchase_id = ${purchaseId}`,
    )
    expect(agreed?.agreement).toBe('gcoin-2026-01')
    expect((await shop.startPayment(by, purchaseId)).status).toBe(200)
    shop.clock.advance(hourMs)
    expect((await shop.startPayment(by, purchaseId)).body.code).toBe('order_not_payable')
  })

  it('R15 credits once, even if the gateway dies midway and event, return page and poll arrive at once', async () => {
    const buyer = await shop.buyer()
    const { body } = await startTopUp(shop, buyer, 2500)
    const purchaseId = body.data?.purchaseId ?? ''
    const started = await shop.startPayment(buyer, purchaseId)
    await shop.typeCard(started.body.data?.redirectUrl ?? '', '4242424242424242')
    const session = await shop.sessionOf(purchaseId)
    const { event, ...death } = await reportToDying(shop, session, 'top-up.crediting')
    expect(death).toEqual({ outcome: 'cut off', signal: 'SIGKILL' })
    expect(await balanceOf(shop, buyer)).toBe(0)
    await Promise.all([
      ...Array.from({ length: 10 }, () => shop.sendEvent({ ...event, id: event.id })),
      ...Array.from({ length: 10 }, () => shop.sendEvent({ ...event, id: `evt_${randomUUID()}` })),
      ...Array.from({ length: 10 }, () => refresh(buyer, purchaseId)),
    ])
    expect(await balanceOf(shop, buyer)).toBe(2500)
    expect(await entries(buyer)).toEqual([['gcoin_issue', 2500]])
    expect((await refresh(by, purchaseId)).body.code).toBe('not_found')
    // Control: with a random transfer id, each repeated event would credit the coins again.
    const naive = shop.within('lumen', async (tx) => {
      const credit = () =>
        postTransfer(tx, 1, {
          id: randomUUID(),
          kind: 'gcoin_issue',
          unit: 'GCOIN',
          ref: { kind: 'payment', id: session.session },
          legs: [
            { account: accounts.gcoinIssue, amount: -2500 },
            { account: accounts.wallet(buyer.id), amount: 2500 },
          ],
        })
      throw [await credit(), await credit()]
    })
    await expect(naive).rejects.toEqual([true, true])
  }, 60_000)
})

describe('G Coin', () => {
  it('R14 D-54 pays for rentals only, and cannot be withdrawn or refunded', async () => {
    const buyer = await shop.buyer()
    const purchaseId = await topUp(shop, buyer, 5000)
    const { session, amount } = await shop.sessionOf(purchaseId)
    const before = await shop.rows(
      sql`select id, balance from ledger_account where unit = 'GCOIN' or purpose = 'clearing' order by id`,
    )
    for (const standardType of [0, 1, 4]) {
      const bought = await shop.buy(buyer, await shop.offer({ standardType, stock: 2 }))
      expect((await payWithWallet(shop, buyer, bought.purchaseId)).body.code).toBe('wallet_rental_only')
      const wallet = {
        params: { id: bought.purchaseId },
        body: {
          provider: 'gcoin',
          successUrl: `${testTenants.lumen.origin}/`,
          failedUrl: `${testTenants.lumen.origin}/`,
        },
      }
      expect(
        (await shop.inject(calls.payment.startPayment, wallet as never, shop.via(buyer, randomUUID()))).status,
      ).toBe(400)
    }
    expect((await payWithWallet(shop, buyer, purchaseId)).body.code).toBe('wallet_rental_only')
    expect(
      contractEntries()
        // Payouts are of sellers, and what a buyer withdraws of a unit is a claim.
        .filter(({ group, topic }) => group === 'finance' && !['payout', 'payoutSettings', 'unitClaim'].includes(topic))
        .map(({ call }) => call.path)
        .filter((path) => /withdraw|payout|transfer/.test(path)),
    ).toEqual([])
    // The provider may take money back. The coins stay, and an alert is raised.
    await shop.sendEvent({ session, amount, state: 'refunded' })
    expect(
      await shop.rows(sql`select 1 from finance_alert where kind = 'charged_back' and ref_kind = 'payment'`),
    ).toHaveLength(1)
    const rules = await shop.rows<{ kind: string; to_purpose: string }>(
      sql`select kind, to_purpose from transfer_rule where from_purpose = 'wallet'`,
    )
    expect(rules).toEqual([{ kind: 'rental_hold', to_purpose: 'rental_hold' }])
    expect(
      await shop.rows(
        sql`select id, balance from ledger_account where unit = 'GCOIN' or purpose = 'clearing' order by id`,
      ),
    ).toEqual(before)
  })
})

describe('one shared game', () => {
  it('I-30 can be refunded 2 hours and 59 minutes after payment, but not after 3 hours and 1 minute', async () => {
    const offerId = await shop.offer({ standardType: 4, stock: 5, price: 900 })
    const [early, late] = [await shop.buyPaid(by, offerId), await shop.buyPaid(by, offerId)]
    await shop.deps.jobs.runDue()
    const refund = (id: string, buyer = by) =>
      shop.inject(calls.afterSales.refundSharing, { params: { id }, body: {} }, shop.via(buyer, randomUUID()))
    shop.clock.advance(3 * hourMs - minuteMs)
    expect((await refund(early.orderId, await shop.buyer())).body.code).toBe('not_found')
    const other = await shop.buyPaid(by, await shop.offer({ stock: 2 }))
    expect((await refund(other.orderId)).body.code).toBe('not_found')
    const both = await Promise.all([refund(early.orderId), refund(early.orderId)])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
    shop.clock.advance(2 * minuteMs)
    expect((await refund(late.orderId)).body.code).toBe('refund_window_closed')
    await shop.deps.jobs.runDue()
    const [books] = await shop.rows<{ n: string }>(
      sql`select count(*) n from transfer where kind = 'refund' and ref_id in (${early.orderId}, ${late.orderId})`,
    )
    expect(Number(books?.n)).toBe(1)
  })
})

describe('coupons', () => {
  it('are created and granted by staff, claimed once per buyer, and no more often than their limit', async () => {
    const { token } = await signInStaff(shop)
    const make = (body: object) =>
      shop.inject(calls.coupon.createCoupon, { body: { name: 'Five off', ...body } as never }, { token })
    const claimUntil = new Date(shop.clock.now().getTime() + dayMs).toISOString()
    const fiveOff = {
      code: 'five-off',
      amountOff: 500,
      minTotal: 2000,
      currency: 'USD',
      validHours: 48,
      claimUntil,
      claims: 3,
    }
    expect((await make(fiveOff)).body.data?.code).toBe('FIVE-OFF')
    expect((await make(fiveOff)).body.code).toBe('conflict')
    expect((await make({ code: 'none', amountOff: 5, validHours: 1 })).body.code).toBe('bad_request')
    const claim = (buyer: Buyer, code = 'Five-Off') =>
      shop.inject(calls.coupon.claimCoupon, { body: { code } }, shop.via(buyer, randomUUID()))
    const crowd = await Promise.all(Array.from({ length: 8 }, () => shop.buyer()))
    const answers = await Promise.all(crowd.flatMap((buyer) => [claim(buyer), claim(buyer)]))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3)
    const lucky = crowd[Math.floor(answers.findIndex((answer) => answer.status === 200) / 2)] ?? by
    const couponId = answers.find((answer) => answer.status === 200)?.body.data?.id ?? ''
    const grant = (buyerId: string) =>
      shop.inject(calls.coupon.grantCoupon, { body: { code: 'five-off', buyerId } }, { token })
    expect((await grant(by.id)).status).toBe(200)
    expect((await grant(by.id)).body.code).toBe('conflict')
    const offers = (await shop.inject(calls.coupon.claimableCoupons, {}, shop.via(by))).body.data
    expect(offers).toEqual([])

    const use = (buyer: Buyer, lines: { offerId: string; quantity: number }[], toCurrencyId = '1') =>
      shop.inject(
        calls.checkout.preOrder,
        { body: { order: { lines, deliveryEmail: shop.email, couponId }, toCurrencyId, isBuyByCart: false } },
        shop.via(buyer, randomUUID()),
      )
    const [a, b, c] = [
      await shop.offer({ price: 333, stock: 9 }),
      await shop.offer({ price: 334, stock: 9 }),
      await shop.offer({ price: 1334, stock: 9 }),
    ]
    const lines = [a, b, c].map((offerId) => ({ offerId, quantity: 1 }))
    expect((await use(lucky, lines.slice(0, 2))).body.code).toBe('coupon_minimum')
    expect((await use(lucky, lines, '2')).body.code).toBe('coupon_currency')
    expect((await use(by, lines)).body.code).toBe('coupon_invalid')
    const order = await use(lucky, lines)
    expect(order.body.data?.total).toEqual({ minor: 1501, currency: 'USD' })
    const split = await shop.rows<{ discount_minor: string; total_minor: string }>(
      sql`select discount_minor, total_minor from order_head where purchase_id = ${order.body.data?.purchaseId} order by unit_price_minor`,
    )
    expect(split.map((row) => Number(row.discount_minor))).toEqual([83, 83, 334])
    expect(split.reduce((sum, row) => sum + Number(row.total_minor), 0)).toBe(1501)
    const remaining = (await shop.inject(calls.coupon.couponList, { body: { available: true } }, shop.via(by))).body
      .data?.list[0]
    expect(remaining).toMatchObject({
      percentOff: 0,
      amountOff: { minor: 500, currency: 'USD' },
      minTotal: { minor: 2000, currency: 'USD' },
    })
    shop.clock.advance(49 * hourMs)
    await shop.deps.jobs.runDue()
    expect((await use(lucky, lines)).body.code).toBe('coupon_invalid')
  })
})
