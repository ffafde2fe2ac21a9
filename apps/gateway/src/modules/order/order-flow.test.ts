import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { createShop, type Shop } from '../../../test/support/shop.ts'
import { checkInvariants } from '../check-invariants.ts'

const minute = 60_000
const hour = 60 * minute
let shop: Shop
beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const detailOf = async (by: Awaited<ReturnType<Shop['buyer']>>, id: string) =>
  (await shop.inject(calls.order.orderDetail, { params: { id } }, shop.via(by))).body.data

describe('an order', () => {
  it('D-39 goes through payment, delivery, confirmation and is finished, and skips none of them', async () => {
    const by = await shop.buyer()
    const offerId = await shop.offer({ price: 2000, accounts: true, insured: true })
    const { purchaseId, orderId } = await shop.buy(by, offerId)
    expect(await detailOf(by, orderId)).toMatchObject({
      state: 'awaiting_payment',
      next: { actor: 'buyer', action: 'pay' },
      actions: ['pay', 'cancel'],
    })
    const confirm = () =>
      shop.inject(calls.order.confirmOrder, { params: { id: orderId }, body: { acknowledged: true } }, shop.via(by))
    expect((await confirm()).body.code).toBe('state_conflict')

    const started = await shop.startPayment(by, purchaseId)
    const paid = await shop.typeCard(started.body.data?.redirectUrl ?? '', '4242 4242 4242 4242')
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `${testTenants.lumen.origin}/payment/success`])
    expect((await confirm()).body.code).toBe('state_conflict')
    await shop.deps.jobs.runDue()
    expect(await detailOf(by, orderId)).toMatchObject({
      state: 'delivered',
      paymentState: 'captured',
      actions: ['reveal', 'confirm', 'contact', 'claim_unit', 'refund'],
      late: false,
      insuredUntil: new Date(shop.clock.now().getTime() + 365 * 24 * hour).toISOString(),
    })

    expect((await confirm()).body.code).toBe('handover_incomplete')
    await shop.handOver(by, orderId)
    expect((await confirm()).body.data).toMatchObject({
      state: 'confirmed',
      next: null,
      actions: ['reveal', 'contact', 'claim_unit', 'insurance', 'review', 'reorder'],
    })
    const timeline = (await detailOf(by, orderId))?.timeline
    expect(timeline?.map((event) => [event.state, event.actor])).toEqual([
      ['awaiting_payment', 'buyer'],
      ['paid', 'platform'],
      ['delivering', 'platform'],
      ['delivered', 'platform'],
      ['confirmed', 'buyer'],
    ])
    const balances = await shop.rows<{ purpose: string; balance: string }>(
      sql`select purpose, balance from ledger_account where unit = 'USD' order by purpose`,
    )
    expect(balances.map((row) => [row.purpose, Number(row.balance)])).toEqual([
      ['escrow', 0],
      ['fee', 160],
      ['payable', 1840],
      ['psp', -2000],
    ])
  })

  it('D-58 is delivered by the platform to the delivery email, details and link included', async () => {
    const by = await shop.buyer()
    const { orderId } = await shop.buyAndPay(by, await shop.offer({ accounts: true }))
    const mail = (await shop.mailbox()).find(({ textBody }) => textBody.includes(orderId))
    expect(mail).toMatchObject({ toAddress: shop.email, subject: 'Your order is here: A thing worth having' })
    const [bought] = await shop.rows<{ id: string }>(
      sql`select purchase_id as id from order_head where id = ${orderId}`,
    )
    const receipts = (await shop.mailbox()).filter(({ mailKey }) => mailKey === `receipt:${bought?.id}`)
    expect(receipts.map(({ subject }) => subject)).toEqual(['Your payment of 12.50 USD has arrived'])
    expect(receipts[0]?.textBody).toContain('A thing worth having × 1: 12.50 USD')
    expect(mail?.textBody).toMatch(/Password: canary-[0-9a-f-]{36}/)
    expect(mail?.textBody).toContain(`${testTenants.lumen.origin}/buyer/orders/${orderId}`)
    const [row] = await shop.rows<{ mailed_to: string }>(
      sql`select mailed_to from delivery where order_id = ${orderId}`,
    )
    expect(row?.mailed_to).toBe(shop.email)
  })

  it('I-33 is promised within five minutes and is marked as late after that', async () => {
    const by = await shop.buyer()
    const inTime = await shop.buyAndPay(by, await shop.offer({ accounts: true }))
    expect((await detailOf(by, inTime.orderId))?.late).toBe(false)

    const { orderId } = await shop.buyPaid(by, await shop.offer({ accounts: true }))
    shop.clock.advance(5 * minute)
    expect((await detailOf(by, orderId))?.late).toBe(false)
    shop.clock.advance(1000)
    expect(await detailOf(by, orderId)).toMatchObject({ state: 'paid', late: true, next: { actor: 'platform' } })
    await shop.deps.jobs.runDue()
    expect(await detailOf(by, orderId)).toMatchObject({ state: 'delivered', late: true })
  })

  it('confirms itself when the buyer is silent for 72 hours, and not a second earlier', async () => {
    const by = await shop.buyer()
    const { orderId } = await shop.buyAndPay(by, await shop.offer({ stock: 1 }))
    expect((await detailOf(by, orderId))?.next).toEqual({
      actor: 'buyer',
      action: 'confirm',
      until: new Date(shop.clock.now().getTime() + 72 * hour).toISOString(),
    })
    shop.clock.advance(72 * hour - 1000)
    await shop.deps.jobs.runDue()
    expect((await detailOf(by, orderId))?.state).toBe('delivered')
    shop.clock.advance(1000)
    await shop.deps.jobs.runDue()
    expect(await detailOf(by, orderId)).toMatchObject({ state: 'confirmed', timeline: { 4: { actor: 'platform' } } })
  })

  it('shows the points it earned and is closed once the after-sales time of 48 hours is over', async () => {
    const by = await shop.buyer('lumen', new Date(shop.clock.now().getTime() - 48 * hour))
    const { orderId } = await shop.buyAndPay(by, await shop.offer({ price: 2150 }))
    expect((await detailOf(by, orderId))?.points).toBe(0)
    await shop.handOver(by, orderId)
    await shop.inject(calls.order.confirmOrder, { params: { id: orderId }, body: { acknowledged: true } }, shop.via(by))
    shop.clock.advance(48 * hour - 1000)
    await shop.deps.jobs.runDue()
    expect(await detailOf(by, orderId)).toMatchObject({ state: 'confirmed', points: 21 })
    shop.clock.advance(1000)
    await shop.deps.jobs.runDue()
    expect(await detailOf(by, orderId)).toMatchObject({
      state: 'closed',
      points: 21,
      next: null,
      timeline: { 5: { state: 'closed', actor: 'platform' } },
    })
  })

  it('is refunded after 48 hours, with a staff alert, if the platform cannot deliver it', async () => {
    const by = await shop.buyer()
    const offerId = await shop.offer({ accounts: true })
    await shop.rows(sql`update account_unit set secret_ct = '\\x00' where offer_id = ${offerId}`)
    const { orderId } = await shop.buyAndPay(by, offerId)
    const sound = await shop.buyAndPay(by, await shop.offer({ accounts: true }))
    for (let passed = 0; passed < 47; passed++) {
      await shop.deps.jobs.runDue()
      shop.clock.advance(hour)
    }
    expect(await detailOf(by, orderId)).toMatchObject({ state: 'paid', late: true })
    shop.clock.advance(hour)
    await shop.deps.jobs.runDue()
    expect(await detailOf(by, orderId)).toMatchObject({ state: 'refunded', paymentState: 'refunded' })
    expect(
      await shop.rows(sql`select r.amount_minor::int from sandbox_refund r join sandbox_session s on s.id = r.session_id
      join payment p on p.id = s.payment_id join order_head o on o.paid_by = p.id where o.id = ${orderId}`),
    ).toEqual([{ amount_minor: 1250 }])
    expect(await shop.rows(sql`select kind from finance_alert where ref_id = ${orderId}`)).toEqual([
      { kind: 'not_delivered' },
    ])
    // The undeliverable stock is not offered again, and the delivered order is not refunded.
    expect(await shop.rows(sql`select available, sold from offer where id = ${offerId}`)).toEqual([
      { available: 0, sold: 1 },
    ])
    expect((await detailOf(by, sound.orderId))?.state).toBe('delivered')
  })
})
