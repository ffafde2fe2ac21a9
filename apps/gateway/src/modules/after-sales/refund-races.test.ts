import { setTimeout as delay } from 'node:timers/promises'
import { calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
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

const back = (minor: number) => ({ transfers: 1, minor, refunded: minor, provider: minor })

/** Locks an order's payment until `waiters` transactions wait for it, then releases it, so that all go on at once. */
async function allAtOnce<T>(orderId: string, acts: (() => Promise<T>)[], waiters = acts.length): Promise<T[]> {
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
    if ((rows[0]?.n ?? 0) >= waiters) break
    await delay(2)
  }
  await admin.query('commit')
  return Promise.all(running)
}

describe('a refund requested from several sides', () => {
  it('R18 is paid once: buyer, seller, the 48 hours and a dispute at the same moment, 50 times', async () => {
    for (let round = 0; round < 50; round++) {
      const id = await shop.sold({ price: 1000 + round })
      await shop.requestRefund(shop.customer, id)
      const isLate = round % 2 === 1
      if (isLate) shop.clock.advance(48 * hourMs)
      const session = await shop.rows<{ session: string }>(
        sql`select s.id as session from sandbox_session s join order_head o on o.paid_by = s.payment_id where o.id = ${id}`,
      )
      const amount = { minor: 1000 + round, currency: 'USD' }
      const acts = [
        () => shop.answer(id, 'accept'),
        () => shop.requestRefund(shop.customer, id),
        () => shop.deps.jobs.runDue(),
        () => shop.dispute(shop.customer, id),
        // In every fifth round the provider refunds the payment by itself.
        ...(round % 5 === 0
          ? [() => shop.sendEvent({ session: session[0]?.session ?? '', amount, state: 'refunded' })]
          : []),
      ]
      // A job that runs before its deadline waits for no lock.
      await allAtOnce<unknown>(id, acts, acts.length - (isLate ? 0 : 1))
      await shop.deps.jobs.runDue()
      const state = (await shop.detail(id))?.state
      expect([round, state]).toEqual([round, isLate ? 'auto_refunded' : 'refunded'])
      expect([round, await shop.moneyBack(id)]).toEqual([round, back(1000 + round)])
    }
    expect(await checkInvariants(shop.db)).toEqual([])
  }, 120_000)
})

describe('the 48th hour', () => {
  it('R27 is exact: before it the seller can answer, and from it on the platform answers, even if both act at once', async () => {
    for (let round = 0; round < 20; round++) {
      const id = await shop.sold()
      await shop.requestRefund(shop.customer, id)
      const isInTime = round % 2 === 0
      shop.clock.advance(48 * hourMs + (isInTime ? -1000 : round % 4 === 1 ? 0 : 1000))
      const [answered] = await allAtOnce<unknown>(id, [
        () => shop.answer(id, 'refuse'),
        // The worker claims the job by its own clock, so set the job's time to the test's.
        () =>
          shop.db.pool
            .query('update graphile_worker._private_jobs set run_at = $1 where key like $2', [
              shop.clock.now(),
              `%auto_refund:${id}`,
            ])
            .then(() => shop.deps.jobs.runDue()),
      ])
      await shop.deps.jobs.runDue()
      const { status } = answered as { status: number }
      const order = await shop.detail(id)
      expect([round, status, order?.state]).toEqual(
        isInTime ? [round, 200, 'refund_rejected'] : [round, 409, 'auto_refunded'],
      )
      expect(order?.afterSales.refunds[0]?.answer).toBe(isInTime ? 'refused' : 'automatic')
      const events = await shop.rows<{ n: number }>(
        sql`select count(*)::int as n from order_event where order_id = ${id} and from_state = 'refund_requested'`,
      )
      expect(events).toEqual([{ n: 1 }])
      expect((await shop.moneyBack(id))?.transfers).toBe(isInTime ? 0 : 1)
    }
    expect(await checkInvariants(shop.db)).toEqual([])
  }, 60_000)
})

describe('control: without the guards', () => {
  it('two answers are possible if the seller’s answer ignores the clock', async () => {
    const id = await shop.sold()
    await shop.requestRefund(shop.customer, id)
    shop.clock.advance(48 * hourMs + 1000)
    // The state alone still allows a refusal, so the database accepts it.
    const refusal = await shop.within(
      'lumen',
      (tx) => tx.execute(sql`update order_head set state = 'refund_rejected' where id = ${id}`),
      `seller:${shop.vendor.sellerId}`,
    )
    expect(refusal.rowCount).toBe(1)
    await shop.deps.jobs.runDue()
    expect((await shop.detail(id))?.state).toBe('refund_rejected')
    const problems = (await checkInvariants(shop.db)).join('\n')
    expect(problems).toContain('refund: waits for its seller')
    expect(problems).toContain('refund: refused without a job')
    expect(calls.afterSales.sellerAnswerRefund.errors).toContain('state_conflict')
  })

  it('money is paid back twice if the state is read without a lock and each transfer has its own id', async () => {
    const id = await shop.sold()
    await shop.sold({ price: 9000 })
    await shop.requestRefund(shop.customer, id)
    let arrived = 0
    const naive = () =>
      shop.within('lumen', async (tx) => {
        const { rows } = await tx.execute(sql`select 1 from order_head where id = ${id} and state = 'refund_requested'`)
        arrived++
        for (const end = Date.now() + 2000; arrived < 2 && Date.now() < end; ) await delay(2)
        if (rows.length === 0) return
        await tx.execute(sql`insert into transfer (tenant_id, id, kind, unit, ref_kind, ref_id)
          values (1, gen_random_uuid(), 'refund', 'USD', 'order', ${id})`)
        await tx.execute(sql`insert into posting (tenant_id, transfer_id, seq, account_id, amount)
          select 1, (select id from transfer where ref_id = ${id} and kind = 'refund' and xmin::text = pg_current_xact_id()::text), a.seq,
            (select id from ledger_account where purpose = a.purpose and unit = 'USD'), a.amount
          from (values (0, 'psp', 1250), (1, 'escrow', -1250)) a (seq, purpose, amount)`)
      })
    await Promise.all([naive(), naive()])
    expect((await shop.moneyBack(id))?.transfers).toBe(2)
    expect((await checkInvariants(shop.db)).join('\n')).toContain('refund: an order paid back without its transfers')
  })
})
