import { setTimeout as delay } from 'node:timers/promises'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { type AfterSalesShop, createAfterSalesShop } from '../support/after-sales-shop.ts'
import { runGateway, startGateway } from '../support/gateway-process.ts'

const overdue = 2000
let shop: AfterSalesShop
let admin: pg.Client
beforeAll(async () => {
  // The workers use the system clock, so the test must too.
  shop = await createAfterSalesShop({ clock: createTestClock(new Date()), poolSize: 12 })
  admin = new pg.Client({ connectionString: shop.urls.admin })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await shop.close()
})

/** Moves the deadline of an open refund request, which only a superuser may do, and makes its job due now. */
async function moveDeadline(orderId: string, deadline: Date) {
  await admin.query('set session_replication_role = replica')
  await admin.query('update order_head set deadline_at = $2 where id = $1', [orderId, deadline])
  await admin.query('update refund_request set answer_by = $2 where order_id = $1', [orderId, deadline])
  await admin.query('set session_replication_role = origin')
  await admin.query(`update graphile_worker._private_jobs set run_at = now() where key like '%auto_refund:' || $1`, [
    orderId,
  ])
}

const expireLocks = () =>
  admin.query(`with seen as (update job_worker set seen_at = seen_at - interval '1 minute')
    update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute' where locked_at is not null`)

const refunded = async () =>
  (await shop.rows<{ n: number }>(sql`select count(*)::int as n from order_head where state = 'auto_refunded'`))[0]
    ?.n ?? 0

describe('overdue refunds', () => {
  it('R26 happen once each and none early, with two workers that are killed ten times', async () => {
    const env = { DATABASE_URL: shop.urls.app, DATA_DIR: shop.deps.config.dataDir }
    const due: string[] = []
    const early: string[] = []
    for (let n = 0; n < 16; n++) {
      const id = await shop.sold()
      await shop.requestRefund(shop.customer, id)
      const isEarly = n % 8 === 7
      ;(isEarly ? early : due).push(id)
      await moveDeadline(id, new Date(Date.now() + (isEarly ? hourMs : -1000)))
    }
    let kills = 0
    for (let round = 0; round < 5; round++) {
      const dying = ['refund.posted', 'refund.committed'].map((crashAt) =>
        runGateway(['work'], { ...env, CRASH_AT: crashAt }),
      )
      await Promise.all(dying.map((run) => run.exited))
      kills += dying.filter((run) => run.child.signalCode === 'SIGKILL').length
      await expireLocks()
    }
    expect(kills).toBe(10)
    const before = await refunded()
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(due.length)
    const workers = [await startGateway(env, ['work']), await startGateway(env, ['work'])]
    for (const end = Date.now() + 60_000; (await refunded()) < due.length && Date.now() < end; ) await delay(50)
    await delay(500)
    for (const worker of workers) worker.child.kill('SIGTERM')
    await Promise.all(workers.map((worker) => worker.exited))
    for (const id of due) {
      expect([id, (await shop.detail(id))?.state]).toEqual([id, 'auto_refunded'])
      expect(await shop.moneyBack(id)).toMatchObject({ transfers: 1, minor: 1250, refunded: 1250 })
    }
    for (const id of early) {
      expect([id, (await shop.detail(id))?.state]).toEqual([id, 'refund_requested'])
      expect(await shop.moneyBack(id)).toMatchObject({ transfers: 0, provider: 0 })
    }
    expect(await checkInvariants(shop.db)).toEqual([])
    await shop.deps.jobs.runDue()
    for (const id of due) expect((await shop.moneyBack(id))?.provider).toBe(1250)
  }, 180_000)

  it('R32 all run once after three days without a worker: oldest first, within the worker’s concurrency, and without late mails', async () => {
    const from = await refunded()
    const template = await shop.sold()
    await admin.query('begin')
    await admin.query('set local session_replication_role = replica')
    // Insert the orders of a busy weekend, each with its payment and its refund request, spread over three days.
    await admin.query(`create temporary table late as
      select n, (o.id + 1000000 + n)::bigint as id, gen_random_uuid() as payment_id, gen_random_uuid() as purchase_id,
        now() - interval '3 days' * (1 - n / ${overdue}.0) - interval '1 second' as due
      from order_head o, generate_series(1, ${overdue}) n where o.id = ${template}`)
    const copy = async (table: string, changed: Record<string, string>, where: string) => {
      const { rows } = await admin.query<{ name: string }>(
        'select column_name as name from information_schema.columns where table_name = $1 order by ordinal_position',
        [table],
      )
      const columns = rows.map((row) => row.name)
      await admin.query(`insert into ${table} (${columns.join(', ')})
        select ${columns.map((name) => changed[name] ?? `x.${name}`).join(', ')} from late l, ${table} x where ${where}`)
    }
    const ofTemplate = `(select purchase_id from order_head where id = ${template})`
    await copy('purchase', { id: 'l.purchase_id' }, `x.id = ${ofTemplate}`)
    await copy(
      'payment',
      { id: 'l.payment_id', purchase_id: 'l.purchase_id', provider_ref: 'l.payment_id::text' },
      `x.purchase_id = ${ofTemplate}`,
    )
    await copy(
      'order_head',
      {
        id: 'l.id',
        purchase_id: 'l.purchase_id',
        paid_by: 'l.payment_id',
        state: `'refund_requested'`,
        deadline_at: 'l.due',
        version: '0',
      },
      `x.id = ${template}`,
    )
    await admin.query(`insert into payment_order (tenant_id, payment_id, order_id, amount_minor)
      select 1, l.payment_id, l.id, x.amount_minor from late l, payment_order x where x.order_id = ${template}`)
    await admin.query(`insert into order_event (tenant_id, order_id, seq, to_state, actor)
      select 1, id, 0, 'refund_requested', 'test' from late`)
    await admin.query(`insert into refund_request (tenant_id, order_id, n, reason, requested_at, answer_by)
      select 1, id, 1, 'late', due - interval '48 hours', due from late`)
    await admin.query('commit')
    await shop.within('lumen', async (tx) => {
      await tx.execute(sql`with t as (insert into transfer (tenant_id, id, kind, unit, ref_kind, ref_id)
          values (1, gen_random_uuid(), 'capture', 'USD', 'test', 'bulk') returning id)
        insert into posting (tenant_id, transfer_id, seq, account_id, amount)
        select 1, t.id, a.seq, (select id from ledger_account where purpose = a.purpose and unit = 'USD'), a.amount
        from t, (values (0, 'psp', ${-1250 * overdue}::bigint), (1, 'escrow', ${1250 * overdue}::bigint)) a (seq, purpose, amount)`)
    })
    const { rows: late } = await admin.query<{ id: string; due: Date }>(
      'select id::text, due from late order by random()',
    )
    await admin.query(`select set_config('app.tenant_id', '1', false)`)
    // In random order, because the queue must sort them.
    await admin.query(
      `select enqueue_job('finance.auto_refund', jsonb_build_object('orderId', x.id), x.due, x.id, 12)
       from unnest($1::text[], $2::timestamptz[]) as x (id, due)`,
      [late.map((row) => row.id), late.map((row) => row.due)],
    )
    let most = 0
    // This process is the worker now. Set its clock so that everything inserted is due.
    shop.clock.set(new Date())
    await shop.deps.jobs.start()
    for (const end = Date.now() + 300_000; Date.now() < end; ) {
      const { rows } = await admin.query<{ running: number; left: number }>(`
        select (select count(distinct locked_by)::int from graphile_worker._private_jobs where key like '%:finance.auto_refund:%') as running,
          (select count(*)::int from order_head where state = 'refund_requested' and deadline_at < now()) as left`)
      most = Math.max(most, rows[0]?.running ?? 0)
      if (rows[0]?.left === 0) break
      await delay(50)
    }
    await shop.deps.jobs.stop()
    expect(await refunded()).toBe(from + overdue)
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(4)
    const done = await admin.query<{ id: string }>(
      `select t.ref_id as id from transfer t join late l on l.id::text = t.ref_id where t.kind = 'refund' order by t.xmin::text::bigint`,
    )
    expect(new Set(done.rows.map((row) => row.id)).size).toBe(overdue)
    expect(done.rows).toHaveLength(overdue)
    const rank = new Map(late.toSorted((a, b) => a.due.getTime() - b.due.getTime()).map((row, n) => [row.id, n]))
    // A failed attempt is retried a few seconds later. All other refunds keep their order.
    const strayed = done.rows.filter((row, n) => Math.abs((rank.get(row.id) ?? 0) - n) > 40)
    expect(strayed.length).toBeLessThan(overdue / 100)
    // Ignore mails about recent refunds, which are not late.
    const lateMails = await admin.query(`select 1 from mail m join late l on l.id::text = split_part(m.mail_key, ':', 2)
      where l.due < now() - interval '2 hours'`)
    expect(lateMails.rowCount).toBe(0)
    expect(await checkInvariants(shop.db)).toEqual([])
  }, 400_000)
})
