import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type CallInput, calls } from '@tradepost/contract'
import { mostGivenParts } from '@tradepost/domain/order/part-reasons'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { signInSeller } from '../../../test/support/people.ts'
import type { Buyer } from '../../../test/support/shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: AfterSalesShop
let admin: pg.Client
beforeAll(async () => {
  shop = await createAfterSalesShop({ poolSize: 16 })
  admin = new pg.Client({ connectionString: shop.urls.admin })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await shop.close()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

type Body = CallInput<typeof calls.afterSales.sellerRefundPart>['body']
const givePart = (id: string, body: Body, { by = shop.vendor, key = randomUUID() as string } = {}) =>
  shop.inject(calls.afterSales.sellerRefundPart, { params: { id }, body }, shop.as(by, key))
const refundRest = (id: string, pieces: number, text?: string) =>
  shop.inject(
    calls.afterSales.sellerRefundRest,
    { params: { id }, body: { pieces, ...(text ? { text } : {}) } },
    shop.as(shop.vendor),
  )
const ofSeller = async (id: string) =>
  (await shop.inject(calls.seller.sellerOrderDetail, { params: { id } }, shop.as(shop.vendor))).body.data
const confirm = async (id: string, by: Buyer = shop.customer) => {
  await shop.handOver(by, id)
  return (await shop.inject(calls.order.confirmOrder, { params: { id }, body: { acknowledged: true } }, shop.as(by)))
    .body.code
}
const mailOf = async (id: string, kind: string) =>
  (await shop.mailbox()).filter(({ mailKey }) => mailKey?.startsWith(`${kind}:${id}`))
const booked = async (id: string) =>
  Object.fromEntries(
    (
      await shop.rows<{ name: string; amount: number }>(sql`
        select t.kind || ' ' || a.purpose as name, sum(p.amount)::int as amount
        from transfer t join posting p on p.tenant_id = t.tenant_id and p.transfer_id = t.id
          join ledger_account a on a.tenant_id = p.tenant_id and a.id = p.account_id
        where t.ref_kind = 'order' and t.ref_id = ${id} group by 1`)
    ).map(({ name, amount }) => [name, amount]),
  )

/** A chat order of some pieces of 12.50, delivered in full, or some of its pieces. */
async function delivered(quantity = 1, given = quantity, price = 1250) {
  const offerId = await shop.offer({ mode: 'im', stock: 9, price })
  const { orderId: id } = await shop.buyAndPay(shop.customer, offerId, quantity)
  const body = { text: 'Meet me at the gate.', ...(given < quantity ? { pieces: given } : {}) }
  await shop.inject(calls.seller.sellerDeliver, { params: { id }, body }, shop.as(shop.vendor))
  return id
}

/** A delivered order of some pieces, paid with a coupon of half the price. */
async function withCoupon(borneBy: 'platform' | 'seller', quantity: number) {
  const by = await shop.buyer()
  const couponId = randomUUID()
  await shop.rows(sql`
    insert into coupon_grant (tenant_id, id, buyer_id, name, percent_off, borne_by, seller_id, expires_at)
    values (1, ${couponId}, ${by.id}, 'Half', 50, ${borneBy}, ${borneBy === 'seller' ? shop.vendor.sellerId : null}, '2099-01-01')`)
  const offerId = await shop.offer({ mode: 'im', stock: 9, price: 1000 })
  const order = { lines: [{ offerId, quantity }], deliveryEmail: shop.email, couponId }
  const { body } = await shop.inject(
    calls.checkout.preOrder,
    { body: { order, toCurrencyId: '1', isBuyByCart: false } },
    shop.via(by, randomUUID()),
  )
  const purchaseId = body.data?.purchaseId ?? ''
  await shop.startPayment(by, purchaseId)
  await shop.sendEvent({ ...(await shop.sessionOf(purchaseId)), state: 'captured' })
  await shop.deps.jobs.runDue()
  const [row] = await shop.rows<{ id: string }>(sql`select id::text from order_head where purchase_id = ${purchaseId}`)
  const id = row?.id ?? ''
  await shop.deliver(id)
  return { id, by }
}

/** Locks an order until all acts wait for it, then releases it, so that they go on at once, in the order given. */
async function allAtOnce<T>(orderId: string, acts: (() => Promise<T>)[]): Promise<T[]> {
  await admin.query('begin')
  await admin.query('select 1 from payment where id = (select paid_by from order_head where id = $1) for update', [
    orderId,
  ])
  await admin.query('select 1 from order_head where id = $1 for update', [orderId])
  const running = acts.map((act) => act())
  for (const end = Date.now() + 2000; Date.now() < end; ) {
    const { rows } = await admin.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if ((rows[0]?.n ?? 0) >= acts.length) break
    await delay(2)
  }
  await admin.query('commit')
  return Promise.all(running)
}

describe('a part that the seller of a delivered chat order gives back', () => {
  it('goes back at once, is told to the buyer, and leaves the rest to be paid with its fee', async () => {
    const id = await delivered()
    expect((await ofSeller(id))?.part).toEqual({ left: { minor: 1250, currency: 'USD' }, pieces: 1 })
    const text = 'One skin was missing.'
    expect((await givePart(id, { left: 1250, amount: 250, text })).body.data).toMatchObject({
      ...{ state: 'delivered', next: { actor: 'buyer', action: 'confirm' }, part: { left: { minor: 1000 } } },
      earnings: { price: { minor: 1250 }, refunded: { minor: 250 }, fee: { minor: 80 }, payout: { minor: 920 } },
    })
    await shop.deps.jobs.runDue()
    expect(await shop.moneyBack(id)).toEqual({ transfers: 1, minor: 250, refunded: 250, provider: 250 })
    expect(await shop.detail(id)).toMatchObject({
      ...{ state: 'delivered', partRefunded: { minor: 250 } },
      afterSales: { parts: [{ reason: 'given', pieces: 0, amount: { minor: 250 }, note: text }] },
    })
    const [mail, ...others] = await mailOf(id, 'partGiven')
    expect(others).toEqual([])
    expect(mail?.textBody).toContain('2.50 USD')
    expect(mail?.textBody).toContain(text)
    expect(
      await shop.rows(
        sql`select kind, reason, amount_minor::int as minor from invoice where order_id = ${id} order by number`,
      ),
    ).toEqual(expect.arrayContaining([{ kind: 'credit_note', reason: 'part_refund', minor: 250 }]))
    expect(await confirm(id)).toBe('0000')
    const { 'settle escrow': escrow, 'settle fee': fee, ...rest } = await booked(id)
    expect([escrow, fee]).toEqual([-1000, 80])
    expect((rest['settle payable'] ?? 0) + (rest['settle reserve'] ?? 0)).toBe(920)
    expect((await ofSeller(id))?.part).toBeNull()
    expect((await givePart(id, { left: 1000, amount: 1 })).body.code).toBe('state_conflict')
  })

  it('is the share of some pieces, with their share of the coupon of the shop or of the seller', async () => {
    const shops = await withCoupon('platform', 4)
    expect((await givePart(shops.id, { left: 2000, pieces: 3 })).body.code).toBe('0000')
    expect(await booked(shops.id)).toMatchObject({
      ...{ 'refund escrow': -3000, 'refund psp': 1500, 'refund coupon_cost': 1500 },
    })
    expect(await confirm(shops.id, shops.by)).toBe('0000')
    expect((await booked(shops.id))['settle escrow']).toBe(-1000)
    const sellers = await withCoupon('seller', 4)
    await givePart(sellers.id, { left: 2000, pieces: 1 })
    expect(await booked(sellers.id)).toMatchObject({ 'refund escrow': -500, 'refund psp': 500 })
    await confirm(sellers.id, sellers.by)
    expect((await booked(sellers.id))['settle escrow']).toBe(-1500)
    // An amount that stands for no pieces leaves the coupon as it is.
    const amount = await withCoupon('platform', 4)
    await givePart(amount.id, { left: 2000, amount: 1500 })
    expect(await booked(amount.id)).toMatchObject({ 'refund escrow': -1500, 'refund psp': 1500 })
    await confirm(amount.id, amount.by)
    expect((await booked(amount.id))['settle escrow']).toBe(-2500)
  })

  it('happens once for a key, only with the amount seen, and only in own orders', async () => {
    const id = await delivered(3)
    const key = randomUUID()
    const body = { left: 3750, pieces: 1 }
    const [first, again] = [await givePart(id, body, { key }), await givePart(id, body, { key })]
    expect([first.body.code, again.body]).toEqual(['0000', first.body])
    // Another tab still shows the whole price.
    expect((await givePart(id, body)).body).toMatchObject({ code: 'state_conflict', field: 'left' })
    const stranger = await signInSeller(shop, { sellerId: null })
    expect((await givePart(id, { left: 2500, amount: 1 }, { by: stranger })).body.code).toBe('not_found')
    expect((await shop.detail(id))?.partRefunded?.minor).toBe(1250)
  })

  it('must leave something of the price, and a piece if it is for pieces', async () => {
    const id = await delivered(2)
    for (const [body, field] of [
      [{ left: 2500, amount: 2500 }, 'amount'],
      [{ left: 2500, amount: 9999 }, 'amount'],
      [{ left: 2500 }, 'amount'],
      [{ left: 2500, amount: 1, pieces: 1 }, 'amount'],
      [{ left: 2500, pieces: 2 }, 'pieces'],
    ] as const)
      expect((await givePart(id, body)).body).toMatchObject({ code: 'data_error', field })
    expect((await shop.moneyBack(id))?.transfers).toBe(0)
    // The buyer can still get everything else back.
    await givePart(id, { left: 2500, amount: 2499 })
    await shop.requestRefund(shop.customer, id)
    await shop.answer(id, 'accept')
    await shop.deps.jobs.runDue()
    expect(await shop.moneyBack(id)).toEqual({ transfers: 2, minor: 2500, refunded: 2500, provider: 2500 })
  })

  it('is not for an order that is not delivered in full, nor while a bank or customer service decides', async () => {
    const half = await delivered(2, 1)
    expect((await ofSeller(half))?.part).toBeNull()
    expect((await givePart(half, { left: 2500, amount: 1 })).body.code).toBe('state_conflict')
    const disputed = await shop.refused({ delivered: true })
    await shop.dispute(shop.customer, disputed)
    expect((await givePart(disputed, { left: 1250, amount: 1 })).body.code).toBe('state_conflict')
    const atBank = await delivered()
    await admin.query('set session_replication_role = replica')
    await admin.query(
      `insert into payment_dispute (tenant_id, id, payment_id, state, currency, amount_minor)
        select tenant_id, 'd-' || id, paid_by, 'open', currency, 1250 from order_head where id = $1`,
      [atBank],
    )
    await admin.query('set session_replication_role = origin')
    expect((await givePart(atBank, { left: 1250, amount: 1 })).body.code).toBe('state_conflict')
    await admin.query(`delete from payment_dispute where id = 'd-' || $1`, [atBank])
    expect((await givePart(atBank, { left: 1250, amount: 1 })).body.code).toBe('0000')
  })

  it('waits until the buyer has decided about an offered part', async () => {
    const id = await delivered()
    await shop.requestRefund(shop.customer, id)
    const offer = { answer: 'offer', amount: 300 } as const
    await shop.inject(calls.afterSales.sellerAnswerRefund, { params: { id }, body: offer }, shop.as(shop.vendor))
    expect((await ofSeller(id))?.part).toBeNull()
    expect((await givePart(id, { left: 1250, amount: 1 })).body.code).toBe('state_conflict')
    // After a plain refusal, a part goes back while the buyer may still open a dispute.
    const refused = await shop.refused({ delivered: true })
    expect((await givePart(refused, { left: 1250, amount: 200 })).body.data?.state).toBe('refund_rejected')
    expect((await shop.dispute(shop.customer, refused)).body.code).toBe('0000')
    await shop.decide(shop.desk[0], refused, 'seller')
    expect((await booked(refused))['settle escrow']).toBe(-1050)
  })

  it('gives the buyer a day to look, and never shortens the time to confirm', async () => {
    const id = await delivered()
    const until = (await shop.detail(id))?.next?.until ?? ''
    await givePart(id, { left: 1250, amount: 1 })
    expect((await shop.detail(id))?.next?.until).toBe(until)
    shop.clock.advance(71 * hourMs)
    await givePart(id, { left: 1249, amount: 1 })
    const prolonged = new Date((await shop.detail(id))?.next?.until ?? 0).getTime()
    expect(prolonged - shop.clock.now().getTime()).toBe(24 * hourMs)
    shop.clock.advance(23 * hourMs)
    await shop.deps.jobs.runDue()
    expect((await shop.detail(id))?.state).toBe('delivered')
    shop.clock.advance(hourMs)
    await shop.deps.jobs.runDue()
    expect((await shop.detail(id))?.state).toBe('confirmed')
    expect((await booked(id))['settle escrow']).toBe(-1248)
  })

  it(`is one of ${mostGivenParts} at most`, async () => {
    const id = await delivered()
    for (let n = 0; n < mostGivenParts; n++)
      expect((await givePart(id, { left: 1250 - n, amount: 1 })).body.code).toBe('0000')
    expect((await ofSeller(id))?.part).toBeNull()
    expect((await givePart(id, { left: 1250 - mostGivenParts, amount: 1 })).body.code).toBe('state_conflict')
  })
})

describe('a request for a refund', () => {
  it('is answered by the refund of exactly the missing pieces, in one act', async () => {
    const id = await delivered(3, 2)
    await shop.requestRefund(shop.customer, id)
    expect(await ofSeller(id)).toMatchObject({ actions: ['answer_refund', 'refund_rest'], rest: { pieces: 1 } })
    expect((await refundRest(id, 1, 'I have no more of them.')).body.data).toMatchObject({
      ...{ state: 'delivered', refundedQuantity: 1, rest: null },
      next: { actor: 'buyer', action: 'confirm' },
    })
    await shop.deps.jobs.runDue()
    expect(await shop.moneyBack(id)).toEqual({ transfers: 1, minor: 1250, refunded: 1250, provider: 1250 })
    expect((await shop.detail(id))?.afterSales).toMatchObject({
      refunds: [{ answer: 'part', answerText: 'I have no more of them.' }],
      parts: [{ reason: 'undelivered', pieces: 1 }],
    })
    expect((await mailOf(id, 'restRefunded'))[0]?.textBody).toContain('I have no more of them.')
    // Silence of 48 hours does not refund the order any more; that of 72 hours settles it.
    shop.clock.advance(48 * hourMs)
    await shop.deps.jobs.runDue()
    expect((await shop.detail(id))?.state).toBe('delivered')
    shop.clock.advance(24 * hourMs)
    await shop.deps.jobs.runDue()
    expect((await shop.detail(id))?.state).toBe('confirmed')
    expect((await booked(id))['settle escrow']).toBe(-2500)
  })

  it('about a delivered order is answered by a part, after which the buyer may ask again or open a dispute', async () => {
    const id = await delivered()
    await shop.requestRefund(shop.customer, id)
    const text = 'Half of it, since it works.'
    expect((await givePart(id, { left: 1250, amount: 600, text })).body.data?.state).toBe('delivered')
    const order = await shop.detail(id)
    expect(order?.afterSales.refunds[0]).toMatchObject({ answer: 'part', answerText: text })
    expect(order?.actions).toEqual(expect.arrayContaining(['confirm', 'refund', 'dispute']))
    expect(new Date(order?.next?.until ?? 0).getTime() - shop.clock.now().getTime()).toBe(72 * hourMs)
    expect((await shop.dispute(shop.customer, id)).body.code).toBe('0000')
    await shop.decide(shop.desk[0], id, 'refund')
    await shop.deps.jobs.runDue()
    expect(await shop.moneyBack(id)).toEqual({ transfers: 2, minor: 1250, refunded: 1250, provider: 1250 })
    const again = await delivered()
    await givePart(again, { left: 1250, amount: 600 })
    // Without a request, there is nothing to dispute.
    expect((await shop.detail(again))?.actions).not.toContain('dispute')
    expect((await shop.dispute(shop.customer, again)).body.code).toBe('state_conflict')
  })

  it('is answered by nobody but the platform once the 48 hours are over', async () => {
    const [half, whole] = [await delivered(2, 1), await delivered()]
    for (const id of [half, whole]) await shop.requestRefund(shop.customer, id)
    shop.clock.advance(48 * hourMs)
    expect((await refundRest(half, 1)).body.code).toBe('state_conflict')
    expect((await givePart(whole, { left: 1250, amount: 1 })).body.code).toBe('state_conflict')
    await shop.deps.jobs.runDue()
    for (const id of [half, whole]) expect((await shop.detail(id))?.state).toBe('auto_refunded')
  })
})

describe('a part and another decision at the same moment', () => {
  const codes = (answers: unknown[]) => answers.map((one) => (one as { body?: { code?: string } }).body?.code)

  it('exclude each other with the buyer’s confirmation, 8 times: the part comes first or not at all', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 8; round++) {
      const id = await delivered()
      await shop.handOver(shop.customer, id)
      const acts: (() => Promise<unknown>)[] = [
        () => givePart(id, { left: 1250, amount: 250 }),
        () =>
          shop.inject(
            calls.order.confirmOrder,
            { params: { id }, body: { acknowledged: true } },
            shop.as(shop.customer),
          ),
      ]
      await allAtOnce(id, round % 2 ? acts.toReversed() : acts)
      await shop.deps.jobs.runDue()
      const back = (await shop.moneyBack(id))?.minor ?? 0
      outcomes.add(String(back))
      expect([round, (await booked(id))['settle escrow']]).toEqual([round, back - 1250])
    }
    for (const outcome of outcomes) expect(['0', '250']).toContain(outcome)
  }, 60_000)

  it('exclude each other with a dispute, and with the settlement by silence, 5 times each', async () => {
    for (let round = 0; round < 5; round++) {
      const disputed = await shop.refused({ delivered: true })
      const [given, opened] = codes(
        await allAtOnce<unknown>(disputed, [
          () => givePart(disputed, { left: 1250, amount: 250 }),
          () => shop.dispute(shop.customer, disputed),
        ]),
      )
      // The dispute is possible before and after the part; the part only before.
      expect(opened).toBe('0000')
      expect((await shop.detail(disputed))?.partRefunded?.minor ?? 0).toBe(given === '0000' ? 250 : 0)
      const id = await delivered()
      shop.clock.advance(72 * hourMs)
      await allAtOnce<unknown>(id, [
        () => givePart(id, { left: 1250, amount: 250 }),
        () =>
          shop.db.pool
            .query('update graphile_worker._private_jobs set run_at = $1 where key like $2', [
              shop.clock.now(),
              `%auto_confirm:${id}`,
            ])
            .then(() => shop.deps.jobs.runDue()),
      ])
      await shop.deps.jobs.runDue()
      const back = (await shop.moneyBack(id))?.minor ?? 0
      // A part that came first gives the buyer another day.
      expect([back, (await shop.detail(id))?.state]).toEqual([back, back ? 'delivered' : 'confirmed'])
      shop.clock.advance(24 * hourMs)
      await shop.deps.jobs.runDue()
      expect([round, (await booked(id))['settle escrow']]).toEqual([round, back - 1250])
    }
  }, 120_000)

  it('exclude each other with the 48 hours of a request, and with the same part from another tab', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await delivered(2, 1)
      await shop.requestRefund(shop.customer, id)
      const answers = codes(
        await allAtOnce<unknown>(id, [
          () => refundRest(id, 1),
          () => refundRest(id, 1),
          () => shop.answer(id, 'accept'),
        ]),
      )
      expect(answers.filter((code) => code === '0000')).toHaveLength(1)
      await shop.deps.jobs.runDue()
      const { transfers, minor } = (await shop.moneyBack(id)) ?? {}
      expect([transfers, [1250, 2500].includes(minor ?? 0)]).toEqual([1, true])
      const whole = await delivered()
      const parts = codes(
        await allAtOnce<unknown>(whole, [
          () => givePart(whole, { left: 1250, amount: 250 }),
          () => givePart(whole, { left: 1250, amount: 250 }),
        ]),
      )
      expect(parts.toSorted()).toEqual(['0000', 'state_conflict'])
    }
  }, 60_000)
})

describe('control: without the guards', () => {
  it('a part after the settlement takes money that escrow no longer holds, which the check finds', async () => {
    const id = await delivered()
    await confirm(id)
    await admin.query('begin')
    await admin.query('set local session_replication_role = replica')
    await admin.query('update order_head set part_refunded_minor = 250 where id = $1', [id])
    await admin.query(
      `insert into part_refund (tenant_id, order_id, n, reason, pieces, minor, transfer_id)
        select tenant_id, id, 1, 'given', 0, 250, gen_random_uuid() from order_head where id = $1`,
      [id],
    )
    await admin.query('commit')
    const problems = (await checkInvariants(shop.db)).join('\n')
    expect(problems).toContain('refund: a part without its transfer')
    await admin.query('set session_replication_role = replica')
    await admin.query('delete from part_refund where order_id = $1', [id])
    await admin.query('update order_head set part_refunded_minor = 0 where id = $1', [id])
    await admin.query('set session_replication_role = origin')
  })

  it('two tabs give two parts if the amount seen is not compared', async () => {
    const id = await delivered()
    // Each tab sends what is left at that moment instead of what it showed.
    await givePart(id, { left: 1250, amount: 250 })
    await givePart(id, { left: 1000, amount: 250 })
    expect((await shop.moneyBack(id))?.transfers).toBe(2)
  })

  it('the database refuses to take a requested order back to delivered for anybody but its seller', async () => {
    const id = await delivered()
    await shop.requestRefund(shop.customer, id)
    for (const actor of [`buyer:${shop.customer.id}`, 'platform'] as const)
      await expect(
        shop.within(
          'lumen',
          (tx) => tx.execute(sql`update order_head set state = 'delivered' where id = ${id}`),
          actor,
        ),
      ).rejects.toThrow()
  })
})
