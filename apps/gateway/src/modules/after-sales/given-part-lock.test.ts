import { setTimeout as delay } from 'node:timers/promises'
import { type CallInput, calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: AfterSalesShop
async function open() {
  shop = await createAfterSalesShop({ poolSize: 16 })
  for (const pool of [shop.db.pool, shop.db.ownPool]) pool.on('acquire', watch)
}

interface Stop {
  /** The ids of the order and of its purchase, by which it is read. */
  ids: string[]
  reach: () => void
  released: Promise<void>
}
/** The next transaction that reads an order to change it stops there. */
let stop: Stop | null = null
/** True in the negative control: orders are read as if nobody locked them. */
let isLockless = false
const watched = new WeakSet<pg.PoolClient>()
const lock = / for update(?: of "payment")?$/
const readsOrders = (text: string) => text.includes('from "order_head"') && lock.test(text)

/** Lets the tests stop the transactions of a connection after they have read an order. */
function watch(client: pg.PoolClient) {
  if (watched.has(client)) return
  watched.add(client)
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  const watching = async (config: pg.QueryConfig, ...rest: unknown[]) => {
    const { text } = config
    const sent = isLockless && readsOrders(text) ? { ...config, text: text.replace(lock, '') } : config
    const answer = await query(sent, ...rest)
    if (stop && readsOrders(text) && stop.ids.some((id) => JSON.stringify(rest).includes(`"${id}"`))) {
      const { reach, released } = stop
      stop = null
      reach()
      await released
    }
    return answer
  }
  Object.assign(client, {
    query: (config: unknown, ...rest: unknown[]) =>
      typeof (config as pg.QueryConfig).text === 'string' && 'rowMode' in (config as object)
        ? watching(config as pg.QueryConfig, ...rest)
        : query(config, ...rest),
  })
}

async function somebodyWaits(): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; await delay(5)) {
    const [row] = await shop.rows<{ n: number }>(sql`
      select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    if (row?.n) return
  }
  throw new Error('nobody waits')
}

/** Stops the first act when it has read the order, lets the second one go as far as it comes, then lets the first go on. */
async function overtaken<A, B>(
  id: string,
  first: (id: string) => Promise<A>,
  second: (id: string) => Promise<B>,
): Promise<[A, B]> {
  const [row] = await shop.rows<{ purchase: string }>(
    sql`select purchase_id::text as purchase from order_head where id = ${id}`,
  )
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const reached = new Promise<void>((resolve) => {
    stop = { ids: [id, row?.purchase ?? ''], reach: resolve, released }
  })
  const one = first(id)
  await reached
  let isOver = false
  const two = second(id).finally(() => {
    isOver = true
  })
  // With the lock the second act waits for the first one; without it, it is over before.
  await Promise.race([two, somebodyWaits()])
  expect(isOver).toBe(isLockless)
  release()
  return Promise.all([one, two])
}

const give = async (id: string) => {
  const body: CallInput<typeof calls.afterSales.sellerRefundPart>['body'] = { left: 1250, amount: 250 }
  return (await shop.inject(calls.afterSales.sellerRefundPart, { params: { id }, body }, shop.as(shop.vendor))).body
    .code
}
/** The buyer opens a dispute, and staff decide it at once. */
const disputed = (outcome: 'seller' | 'refund' | 'part') => async (id: string) => {
  const opened = (await shop.dispute(shop.customer, id)).body.code
  const body = { outcome, reason: 'Evidence.', ...(outcome === 'part' ? { amount: 500 } : {}) }
  const decided = await shop.inject(calls.staff.decideDispute, { params: { id }, body }, shop.as(shop.desk[0]))
  return [opened, decided.body.code]
}
/** The buyer said nothing until the deadline. */
async function settled(id: string) {
  await shop.db.ownPool.query('update graphile_worker._private_jobs set run_at = $1 where key like $2', [
    shop.clock.now(),
    `%auto_confirm:${id}`,
  ])
  await shop.deps.jobs.runDue()
}
async function delivered(): Promise<string> {
  const id = await shop.sold()
  await shop.deliver(id)
  // Reminders read the order as well.
  shop.clock.advance(71 * hourMs)
  await shop.deps.jobs.runDue()
  shop.clock.advance(hourMs)
  return id
}
/** The part of the price of an order that escrow holds: 0 when all is paid, and never less. */
const heldOf = async (id: string) =>
  (
    await shop.rows<{ held: number }>(sql`
      select (o.total_minor + coalesce((
        select sum(p.amount) from transfer t
          join posting p on p.tenant_id = t.tenant_id and p.transfer_id = t.id
          join ledger_account a on a.tenant_id = p.tenant_id and a.id = p.account_id and a.purpose = 'escrow'
        where t.tenant_id = o.tenant_id and t.ref_kind = 'order' and t.ref_id = o.id::text), 0))::int as held
      from order_head o where o.id = ${id}`)
  )[0]?.held

describe('a part that a seller gives while', () => {
  beforeAll(open)
  afterAll(() => shop.close())

  it.each([
    ['seller', { back: 250 }],
    ['refund', { back: 1250 }],
    ['part', { back: 750 }],
  ] as const)('a dispute is opened and decided (%s) goes back first, and the rest is decided', async (outcome, to) => {
    const id = await shop.refused({ delivered: true })
    expect(await overtaken(id, give, disputed(outcome))).toEqual(['0000', ['0000', '0000']])
    await shop.deps.jobs.runDue()
    expect((await shop.moneyBack(id))?.minor).toBe(to.back)
    expect(await heldOf(id)).toBe(0)
    expect(await checkInvariants(shop.db)).toEqual([])
  })

  it('a dispute is being opened comes too late', async () => {
    const id = await shop.refused({ delivered: true })
    const [opened, given] = await overtaken(id, () => shop.dispute(shop.customer, id), give)
    expect([opened.body.code, given]).toEqual(['0000', 'state_conflict'])
    await shop.decide(shop.desk[0], id, 'seller')
    await shop.deps.jobs.runDue()
    expect(await heldOf(id)).toBe(0)
    expect(await checkInvariants(shop.db)).toEqual([])
  })

  it('the order is about to be settled by silence goes back, and the buyer has another day', async () => {
    const id = await delivered()
    expect((await overtaken(id, give, settled))[0]).toBe('0000')
    expect((await shop.detail(id))?.state).toBe('delivered')
    shop.clock.advance(24 * hourMs)
    await shop.deps.jobs.runDue()
    expect((await shop.detail(id))?.state).toBe('confirmed')
    expect(await heldOf(id)).toBe(0)
    expect(await checkInvariants(shop.db)).toEqual([])
  })

  it('the order is being settled by silence comes too late', async () => {
    const id = await delivered()
    expect((await overtaken(id, settled, give))[1]).toBe('state_conflict')
    await shop.deps.jobs.runDue()
    expect([(await shop.detail(id))?.state, await heldOf(id)]).toEqual(['confirmed', 0])
    expect(await checkInvariants(shop.db)).toEqual([])
  })

  it('without the lock would be taken from money that was paid out meanwhile: only the ledger refuses it (negative control)', async () => {
    const id = await delivered()
    isLockless = true
    const [given] = await overtaken(id, give, settled).finally(() => {
      isLockless = false
    })
    expect([given, (await shop.detail(id))?.state, await heldOf(id)]).toEqual(['internal', 'confirmed', 0])
    expect(await checkInvariants(shop.db)).toEqual([])
  })
})
