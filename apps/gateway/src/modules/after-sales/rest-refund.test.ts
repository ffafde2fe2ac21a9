import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { signInSeller } from '../../../test/support/people.ts'
import type { Buyer } from '../../../test/support/shop.ts'
import { createVaultShop, newCodes, type VaultShop } from '../../../test/support/vault-shop.ts'
import { checkInvariants } from '../check-invariants.ts'
import { answerUnitClaim } from './answer-unit-claim.ts'

let shop: VaultShop
let admin: pg.Client
beforeAll(async () => {
  shop = await createVaultShop({ poolSize: 16 })
  admin = new pg.Client({ connectionString: shop.urls.admin })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await shop.close()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const refundRest = (id: string, pieces: number, { by = shop.vendor, key = randomUUID() as string } = {}) =>
  shop.inject(calls.afterSales.sellerRefundRest, { params: { id }, body: { pieces } }, shop.as(by, key))
const give = (id: string, text: string, pieces?: number) =>
  shop.inject(
    calls.seller.sellerDeliver,
    { params: { id }, body: { text, ...(pieces === undefined ? {} : { pieces }) } },
    shop.as(shop.vendor),
  )
const ofSeller = async (id: string) =>
  (await shop.inject(calls.seller.sellerOrderDetail, { params: { id } }, shop.as(shop.vendor))).body.data
const confirm = async (id: string, by: Buyer = shop.customer) => {
  await shop.handOver(by, id)
  return (await shop.inject(calls.order.confirmOrder, { params: { id }, body: { acknowledged: true } }, shop.as(by)))
    .body.code
}
const mailsAbout = async (id: string) =>
  (await shop.mailbox())
    .filter(({ mailKey }) => mailKey?.includes(id))
    .map(({ mailKey }) => mailKey?.split(`:${id}`)[0])
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
const documents = (id: string) =>
  shop.rows(
    sql`select kind, reason, amount_minor::int as minor from invoice where order_id = ${id} order by issued_at, number`,
  )

/** An order of gift cards of which the vault can deliver only some: the others expired while it was paid. */
async function short(quantity: number, delivered: number) {
  const expiresAt = new Date(shop.clock.now().getTime() + hourMs).toISOString()
  const offerId = await shop.cards(newCodes(quantity), expiresAt)
  const { orderId: id } = await shop.buyPaid(shop.customer, offerId, quantity)
  shop.clock.advance(2 * hourMs)
  await shop.paste(offerId, newCodes(delivered).join('\n'))
  await shop.deps.jobs.runDue()
  return { id, offerId }
}

/** An order of an offer without a vault, of which the seller has delivered some pieces. */
async function partly(quantity: number, delivered: number, price = 1250) {
  const offerId = await shop.offer({ mode: 'im', stock: 9, price })
  const { orderId: id } = await shop.buyAndPay(shop.customer, offerId, quantity)
  await give(id, 'The first ones.', delivered)
  return { id, offerId }
}

/** Orders paid together with a coupon, each of one offer with some pieces. */
async function withCoupon(
  lines: { price: number; quantity: number }[],
  {
    off,
    amountOff,
    minTotal = 0,
    borneBy = 'platform',
  }: { off?: number; amountOff?: number; minTotal?: number; borneBy?: 'platform' | 'seller' },
) {
  const by = await shop.buyer()
  const couponId = randomUUID()
  await shop.rows(sql`
    insert into coupon_grant (tenant_id, id, buyer_id, name, percent_off, amount_off_minor, currency, min_total_minor, borne_by, seller_id, expires_at)
    values (1, ${couponId}, ${by.id}, 'A coupon', ${off ?? null}, ${amountOff ?? null}, 'USD', ${minTotal}, ${borneBy},
      ${borneBy === 'seller' ? shop.vendor.sellerId : null}, '2099-01-01')`)
  const ordered = await Promise.all(
    lines.map(async ({ price, quantity }) => ({
      offerId: await shop.offer({ mode: 'im', stock: 9, price }),
      quantity,
    })),
  )
  const order = { lines: ordered, deliveryEmail: shop.email, couponId }
  const { body } = await shop.inject(
    calls.checkout.preOrder,
    { body: { order, toCurrencyId: '1', isBuyByCart: false } },
    shop.via(by, randomUUID()),
  )
  const purchaseId = body.data?.purchaseId ?? ''
  if (body.data?.total.minor) {
    await shop.startPayment(by, purchaseId)
    await shop.sendEvent({ ...(await shop.sessionOf(purchaseId)), state: 'captured' })
  }
  await shop.deps.jobs.runDue()
  const rows = await shop.rows<{ id: string; offer: string }>(
    sql`select id::text, offer_id::text as offer from order_head where purchase_id = ${purchaseId}`,
  )
  return { by, ids: ordered.map(({ offerId }) => rows.find(({ offer }) => offer === offerId)?.id ?? '') }
}

describe('a seller who cannot deliver all pieces', () => {
  it('gives the price of the missing ones back, and the order goes on with the others', async () => {
    const { id, offerId } = await short(3, 2)
    expect(await ofSeller(id)).toMatchObject({
      ...{ state: 'delivering', deliveredQuantity: 2, actions: ['deliver', 'refund_rest'] },
      rest: { pieces: 1, amount: { minor: 1250, currency: 'USD' } },
    })
    expect((await refundRest(id, 1)).body.data).toMatchObject({
      ...{ state: 'delivered', deliveredQuantity: 2, refundedQuantity: 1, rest: null, actions: [] },
      next: { actor: 'buyer', action: 'confirm' },
      earnings: { price: { minor: 3750 }, refunded: { minor: 1250 } },
    })
    await shop.deps.jobs.runDue()
    expect(await shop.moneyBack(id)).toMatchObject({ transfers: 1, minor: 1250, refunded: 1250 })
    expect(await shop.detail(id)).toMatchObject({
      ...{ state: 'delivered', quantity: 3, deliveredQuantity: 2, refundedQuantity: 1, partRefunded: { minor: 1250 } },
      afterSales: { parts: [{ reason: 'undelivered', pieces: 1, amount: { minor: 1250 } }] },
    })
    expect(await documents(id)).toEqual([
      { kind: 'invoice', reason: 'sale', minor: 3750 },
      { kind: 'credit_note', reason: 'part_refund', minor: 1250 },
    ])
    // Nothing is left to give for the missing piece, so no piece goes back on sale.
    expect(await shop.stock(offerId)).toEqual({ available: 0, reserved: 0, sold: 2, status: 3 })
    expect(await mailsAbout(id)).toContain('restRefunded')
    expect(await confirm(id)).toBe('0000')
    const { 'settle escrow': escrow, 'settle fee': fee, 'settle payable': payable } = await booked(id)
    expect([escrow, (fee ?? 0) + (payable ?? 0)]).toEqual([-2500, 2500])
  })

  it('does so once, only with the number seen, and only in their own orders', async () => {
    const { id } = await partly(3, 1)
    expect((await refundRest(id, 1)).body).toMatchObject({ code: 'state_conflict', field: 'pieces' })
    const stranger = await signInSeller(shop, { sellerId: null })
    expect((await refundRest(id, 2, { by: stranger })).body.code).toBe('not_found')
    const key = randomUUID()
    const [first, again] = [await refundRest(id, 2, { key }), await refundRest(id, 2, { key })]
    expect([first.body.code, again.body]).toEqual(['0000', first.body])
    expect((await refundRest(id, 2)).body.code).toBe('state_conflict')
    expect((await give(id, 'Too late.')).body.code).toBe('state_conflict')
    await shop.deps.jobs.runDue()
    expect(await shop.moneyBack(id)).toMatchObject({ transfers: 1, minor: 2500, provider: 2500 })
  })

  it('puts what was reserved for them back on sale, once, also if the order is refunded later', async () => {
    const units = await shop.offer({ accounts: true, mode: 'im', stock: 3 })
    const { orderId } = await shop.buyAndPay(shop.customer, units, 3)
    await give(orderId, 'The first account.', 1)
    await refundRest(orderId, 2)
    expect(await shop.stock(units)).toMatchObject({ available: 2, reserved: 0, sold: 1 })
    const states = sql`select state, count(*)::int as n from account_unit where offer_id = ${units} group by 1 order by 1`
    expect(await shop.rows(states)).toEqual([
      { state: 'free', n: 2 },
      { state: 'sold', n: 1 },
    ])
    // Somebody else buys and receives them.
    const other = await shop.buyer()
    const again = await shop.buyAndPay(other, units, 2)
    expect((await give(again.orderId, 'Both accounts.')).body.data?.state).toBe('delivered')
    const { id, offerId } = await partly(3, 1)
    await refundRest(id, 2)
    expect(await shop.stock(offerId)).toMatchObject({ available: 8, reserved: 0, sold: 1 })
    for (const one of [id, orderId]) {
      await shop.requestRefund(shop.customer, one)
      await shop.answer(one, 'accept')
      expect(await shop.detail(one)).toMatchObject({ state: 'refunded', paymentState: 'refunded' })
    }
    expect(await shop.stock(offerId)).toMatchObject({ available: 8, sold: 1 })
    expect(await shop.stock(units)).toMatchObject({ available: 0, sold: 3 })
    await shop.deps.jobs.runDue()
    expect(await shop.moneyBack(id)).toMatchObject({ transfers: 2, minor: 3750, provider: 3750 })
  })

  it('can still do so after refusing the refund of the whole order, but not while a bank decides about the payment', async () => {
    const { id } = await partly(2, 1)
    await shop.requestRefund(shop.customer, id)
    await shop.answer(id, 'refuse')
    expect(await ofSeller(id)).toMatchObject({ actions: ['deliver', 'refund_rest'], rest: { pieces: 1 } })
    expect((await refundRest(id, 1)).body.data?.state).toBe('delivered')
    expect(await confirm(id)).toBe('0000')
    const disputed = await partly(2, 1)
    await admin.query('set session_replication_role = replica')
    await admin.query(
      `insert into payment_dispute (tenant_id, id, payment_id, state, currency, amount_minor)
        select tenant_id, 'd-' || id, paid_by, 'open', currency, 2500 from order_head where id = $1`,
      [disputed.id],
    )
    await admin.query('set session_replication_role = origin')
    expect((await refundRest(disputed.id, 1)).body.code).toBe('state_conflict')
    await admin.query(`delete from payment_dispute where id = 'd-' || $1`, [disputed.id])
    expect((await refundRest(disputed.id, 1)).body.code).toBe('0000')
  })

  it('gives all that is left back if the delivered units were refunded before', async () => {
    const { id } = await short(3, 2)
    const units = (await shop.inject(calls.unitClaim.orderUnits, { params: { id }, query: {} }, shop.as(shop.customer)))
      .body
    for (const { unitId } of units.data?.list ?? []) {
      const body = { unitId, kind: 'used', statement: 'Already redeemed.' } as const
      const { data } = (await shop.inject(calls.unitClaim.claimUnit, { params: { id }, body }, shop.as(shop.customer)))
        .body
      const claimId = data?.afterSales.unitClaims.find((one) => one.unitId === unitId)?.id ?? ''
      await shop.within(
        'lumen',
        (tx) =>
          answerUnitClaim(shop.deps, tx, 1, {
            ...{ sellerId: shop.vendor.sellerId, orderId: id, claimId },
            ...{ answer: 'refund', text: '' },
          }),
        `seller:${shop.vendor.sellerId}`,
      )
    }
    expect((await refundRest(id, 1)).body.data).toMatchObject({ state: 'refunded' })
    await shop.deps.jobs.runDue()
    expect(await shop.moneyBack(id)).toMatchObject({ transfers: 3, minor: 3750, refunded: 3750 })
  })
})

describe('the time to deliver missing pieces', () => {
  it('is told to both sides, and ends with a refund, once, and the confirmation of the others', async () => {
    const { id } = await short(3, 1)
    expect(await mailsAbout(id)).toEqual(expect.arrayContaining(['seller:restDue', 'delivery']))
    const mails = await shop.mailbox()
    expect(mails.find(({ mailKey }) => mailKey === `delivery:${id}`)?.textBody).toMatch(
      /has until Mar .* to deliver the rest/,
    )
    const { next } = (await shop.detail(id)) ?? {}
    expect(new Date(next?.until ?? 0).getTime() - shop.clock.now().getTime()).toBe(48 * hourMs)
    shop.clock.advance(36 * hourMs)
    await shop.deps.jobs.runDue()
    expect((await mailsAbout(id)).filter((kind) => kind === 'seller:restSoon')).toHaveLength(1)
    shop.clock.advance(11 * hourMs)
    await shop.deps.jobs.runDue()
    expect((await shop.detail(id))?.state).toBe('delivering')
    shop.clock.advance(hourMs)
    await Promise.all([shop.deps.jobs.runDue(), shop.deps.jobs.runDue()])
    expect(await shop.detail(id)).toMatchObject({
      ...{ state: 'delivered', deliveredQuantity: 1, refundedQuantity: 2, late: true },
      afterSales: { parts: [{ reason: 'overdue', pieces: 2, amount: { minor: 2500 } }] },
    })
    expect(await mailsAbout(id)).toEqual(expect.arrayContaining(['restRefunded', 'seller:restOverdue']))
    // The job runs again, as after a worker that died when it had finished.
    await shop.within(
      'lumen',
      (tx) => shop.deps.jobs.add(tx, 'finance.refund_rest', { orderId: id }, { key: id }),
      'platform',
    )
    await shop.deps.jobs.runDue()
    expect(await shop.moneyBack(id)).toMatchObject({ transfers: 1, minor: 2500, refunded: 2500 })
    shop.clock.advance(72 * hourMs)
    await shop.deps.jobs.runDue()
    expect((await shop.detail(id))?.state).toBe('confirmed')
    expect((await booked(id))['settle escrow']).toBe(-1250)
  })

  it('is not prolonged by another part, and over when the last piece is delivered', async () => {
    const { id, offerId } = await short(3, 1)
    const until = (await shop.detail(id))?.next?.until
    shop.clock.advance(10 * hourMs)
    await shop.paste(offerId, newCodes(1).join())
    await shop.deps.jobs.runDue()
    expect(await shop.detail(id)).toMatchObject({ deliveredQuantity: 2, next: { until } })
    expect((await give(id, newCodes(1).join())).body.data).toMatchObject({ state: 'delivered', deliveredQuantity: 3 })
    shop.clock.advance(40 * hourMs)
    await shop.deps.jobs.runDue()
    expect(await shop.detail(id)).toMatchObject({ state: 'delivered', refundedQuantity: 0 })
    expect((await shop.moneyBack(id))?.transfers).toBe(0)
  })

  it('does not end an order that its seller delivers in the chat: its buyer asks for the money', async () => {
    const { id } = await partly(2, 1)
    shop.clock.advance(500 * hourMs)
    await shop.deps.jobs.runDue()
    expect(await shop.detail(id)).toMatchObject({ state: 'delivering', late: true, refundedQuantity: 0 })
  })
})

describe('an order from before this rule', () => {
  it('that lacks pieces gets 48 hours and the job that ends them from the migration', async () => {
    const { id } = await short(2, 1)
    await admin.query(`update order_head set deadline_at = paid_at + interval '5 minutes' where id = $1`, [id])
    await admin.query(`delete from graphile_worker._private_jobs where key like '%' || $1 || '%'`, [id])
    expect((await checkInvariants(shop.db)).join('\n')).toContain('order: lacks pieces of the platform without a job')
    const migration = readFileSync(
      path.resolve(import.meta.dirname, '../../../migrations/1320_undelivered_pieces.sql'),
      'utf8',
    )
    await admin.query(migration.slice(migration.indexOf('do $$')))
    const jobs = await admin.query<{ run_at: Date }>(
      `select run_at from graphile_worker._private_jobs where key like '%' || $1 || '%' order by run_at`,
      [id],
    )
    const { rows } = await admin.query<{ due: Date }>('select deadline_at as due from order_head where id = $1', [id])
    const due = rows[0]?.due.getTime() ?? 0
    expect(jobs.rows.map(({ run_at: at }) => at.getTime())).toEqual([due - 12 * hourMs, due])
    expect((await refundRest(id, 1)).body.code).toBe('0000')
  })
})

describe('a coupon of an order with missing pieces', () => {
  it('of the shop goes back with them: the seller is paid for the delivered ones alone', async () => {
    const { by, ids } = await withCoupon([{ price: 1000, quantity: 4 }], { off: 50 })
    const [id = ''] = ids
    await give(id, 'One of them.', 1)
    expect((await ofSeller(id))?.rest).toEqual({ pieces: 3, amount: { minor: 1500, currency: 'USD' } })
    expect((await refundRest(id, 3)).body.data?.earnings).toMatchObject({
      ...{ price: { minor: 4000 }, refunded: { minor: 3000 } },
    })
    expect(await booked(id)).toMatchObject({ 'refund escrow': -3000, 'refund psp': 1500, 'refund coupon_cost': 1500 })
    expect(await confirm(id, by)).toBe('0000')
    expect((await booked(id))['settle escrow']).toBe(-1000)
  })

  it('of the seller lowers what goes back and what the seller gets', async () => {
    const { by, ids } = await withCoupon([{ price: 1000, quantity: 4 }], { off: 50, borneBy: 'seller' })
    const [id = ''] = ids
    await give(id, 'One of them.', 1)
    await refundRest(id, 3)
    expect(await booked(id)).toMatchObject({ 'refund escrow': -1500, 'refund psp': 1500 })
    expect(await confirm(id, by)).toBe('0000')
    expect((await booked(id))['settle escrow']).toBe(-500)
  })

  it('that paid for everything leaves nothing for the buyer, and the seller no more than the delivered pieces', async () => {
    for (const borneBy of ['platform', 'seller'] as const) {
      const { by, ids } = await withCoupon([{ price: 1000, quantity: 3 }], { amountOff: 9000, borneBy })
      const [id = ''] = ids
      await give(id, 'One of them.', 1)
      expect((await refundRest(id, 2)).body.data).toMatchObject({ state: 'delivered', refundedQuantity: 2 })
      expect(await shop.detail(id, by)).toMatchObject({
        partRefunded: null,
        afterSales: { parts: [{ amount: { minor: 0 } }] },
      })
      expect(await confirm(id, by)).toBe('0000')
      expect((await booked(id))['settle payable'] ?? 0).toBe(borneBy === 'platform' ? 920 : 0)
    }
  })

  it('is taken from another order of the purchase only as far as it is left there', async () => {
    const lines = [
      { price: 1000, quantity: 2 },
      { price: 3000, quantity: 1 },
    ]
    const { by, ids } = await withCoupon(lines, { off: 50, minTotal: 4000 })
    const [kept = '', returned = ''] = ids
    await give(kept, 'One of them.', 1)
    await refundRest(kept, 1)
    await shop.requestRefund(by, returned)
    await shop.answer(returned, 'accept')
    // Half of the discount of 1000 went back with its piece; the other half is taken from the refund of 1500.
    expect((await booked(returned))['refund psp']).toBe(1000)
    expect(await shop.detail(kept, by)).toMatchObject({ total: { minor: 1500 }, partRefunded: { minor: 500 } })
    expect(await confirm(kept, by)).toBe('0000')
    expect((await booked(kept))['settle escrow']).toBe(-1000)
  })
})

describe('a delivery and a refund of the same pieces', () => {
  it('exclude each other, whoever comes first: 12 times', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 12; round++) {
      const { id } = await partly(3, 1, 1000 + round)
      const acts: (() => Promise<{ status: number }>)[] = [
        () => give(id, 'The others.'),
        () => refundRest(id, 2),
        () => give(id, 'The others.', 2),
        () => refundRest(id, 2),
      ]
      const turned = [...acts.slice(round % 4), ...acts.slice(0, round % 4)]
      const answers = await Promise.all(turned.map((act) => act()))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      await shop.deps.jobs.runDue()
      const order = await shop.detail(id)
      const minor = order?.refundedQuantity === 2 ? 2 * (1000 + round) : 0
      outcomes.add(`${order?.state} ${order?.deliveredQuantity}+${order?.refundedQuantity}`)
      expect([round, await shop.moneyBack(id)]).toEqual([
        round,
        { transfers: minor > 0 ? 1 : 0, minor, refunded: minor, provider: minor },
      ])
    }
    expect([...outcomes].sort()).toEqual(['delivered 1+2', 'delivered 3+0'])
  }, 60_000)

  it('exclude each other when the time is over: the vault is filled at that moment, 5 times', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 5; round++) {
      const { id, offerId } = await short(2, 1)
      shop.clock.advance(48 * hourMs)
      const fill = () => shop.paste(offerId, newCodes(1).join()).then(() => shop.deps.jobs.runDue())
      const acts = round % 2 === 0 ? [fill, () => shop.deps.jobs.runDue()] : [() => shop.deps.jobs.runDue(), fill]
      await Promise.all(acts.map((act) => act()))
      await shop.deps.jobs.runDue()
      const order = await shop.detail(id)
      const isBack = order?.refundedQuantity === 1
      outcomes.add(`${order?.deliveredQuantity}+${order?.refundedQuantity}`)
      expect([round, order?.state, (await shop.moneyBack(id))?.minor]).toEqual([round, 'delivered', isBack ? 1250 : 0])
      expect((await shop.units(offerId))?.counts).toMatchObject({ available: isBack ? 1 : 0 })
    }
    for (const outcome of outcomes) expect(['1+1', '2+0']).toContain(outcome)
  }, 60_000)

  it('control: one that counts without a lock is refused by the database, and found by check without its guards', async () => {
    const { id } = await partly(3, 1)
    const naive = async () => {
      const [row] = await shop.rows<{ missing: number }>(
        sql`select quantity - delivered_quantity as missing from order_head where id = ${id}`,
      )
      await give(id, 'One more.', 1)
      return row?.missing ?? 0
    }
    const missing = await naive()
    const mark = `update order_head set refunded_quantity = ${missing}, state = 'delivered', delivered_at = now() where id = ${id}`
    const asSellerOf = (text: string) =>
      shop.within('lumen', (tx) => tx.execute(sql.raw(text)), `seller:${shop.vendor.sellerId}`)
    await expect(asSellerOf(mark)).rejects.toMatchObject({ cause: { code: '23514' } })
    // The right number without the money is refused at the end of the transaction.
    await expect(asSellerOf(mark.replace(`= ${missing},`, '= 1,'))).rejects.toMatchObject({ code: 'TP409' })
    await expect(shop.within('lumen', (tx) => tx.execute(sql.raw(mark)), `buyer:${shop.customer.id}`)).rejects.toThrow()
    // A part that no order counts.
    await admin.query('set session_replication_role = replica')
    await admin.query(
      `insert into part_refund (tenant_id, order_id, n, reason, pieces, minor, transfer_id)
        values (1, $1, 1, 'overdue', 1, 1250, gen_random_uuid())`,
      [id],
    )
    const problems = (await checkInvariants(shop.db)).join('\n')
    await admin.query('delete from part_refund where order_id = $1', [id])
    await admin.query('set session_replication_role = origin')
    expect(problems).toContain('refund: the missing pieces or the discounts that went back differ')
    expect((await refundRest(id, 1)).body.code).toBe('0000')
  })
})
