import { createHash } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { passShop } from '../../../test/support/pass-shop.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { compose } from '../../compose.ts'
import { modules } from '../../modules.ts'
import type { Deps } from '../../platform/deps.ts'
import type { PaymentProvider } from '../../platform/payment/payment-provider.ts'
import { checkInvariants } from '../check-invariants.ts'

const seed = process.env.SEED ?? '20260302'
let shop: Shop
let pass: ReturnType<typeof passShop>
let second: Deps
let admin: pg.Client
beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
  pass = passShop(shop)
  await pass.setPlan()
  admin = new pg.Client({ connectionString: shop.urls.admin })
  await admin.connect()
  second = compose({
    config: shop.deps.config,
    databaseUrl: shop.urls.app,
    clock: shop.clock,
    log: shop.deps.log,
    poolSize: 4,
    patienceMs: 20_000,
  })
  for (const module of modules) module(second)
})
afterAll(async () => {
  await admin.end()
  await second.db.close()
  await shop.close()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

/**
 * Makes calls to the provider fail at random, before or after they are sent. Returns a function that restores the
 * provider and returns the number of failures.
 */
function killAtRandom(deps: Deps, draw: () => number): () => number {
  const provider = deps.payments.byWebhook('sandbox') as PaymentProvider
  const { chargeSaved, createSession } = provider
  let kills = 0
  const dying =
    <A, R>(act: (request: A) => Promise<R>) =>
    async (request: A): Promise<R> => {
      const fate = draw()
      if (fate < 0.2) {
        kills++
        throw new Error('killed before')
      }
      const answer = await act(request)
      if (fate > 0.8) {
        kills++
        throw new Error('killed after')
      }
      return answer
    }
  if (chargeSaved) Object.assign(provider, { chargeSaved: dying(chargeSaved), createSession: dying(createSession) })
  return () => {
    Object.assign(provider, { chargeSaved, createSession })
    return kills
  }
}

const runBoth = () => Promise.all([shop.deps.jobs.runDue(), second.jobs.runDue()])
/** Runs both workers and cuts all open connections after `skip` transactions. */
async function runBothAndCut(skip: number) {
  let isRunning = true
  const running = Promise.allSettled([shop.deps.jobs.runDue(), second.jobs.runDue()]).then(() => {
    isRunning = false
  })
  const openTransactions = `from pg_stat_activity where datname = current_database() and usename = 'tradepost_app' and xact_start is not null`
  const transactions = new Set<string>()
  let cut = 0
  while (isRunning && cut === 0) {
    const { rows } = await admin.query<{ key: string }>(`select pid || ' ' || xact_start as key ${openTransactions}`)
    for (const { key } of rows) transactions.add(key)
    if (transactions.size <= skip) continue
    const killed = await admin.query<{ dead: boolean }>(`select pg_terminate_backend(pid) as dead ${openTransactions}`)
    cut = killed.rows.filter(({ dead }) => dead).length
  }
  await running
  return cut
}
const flip = (by: Buyer, on: boolean) => shop.inject(calls.pass.setAutoRenew, { body: { on } }, shop.via(by))
const membershipOf = async (by: Buyer) => (await shop.inject(calls.pass.myPass, {}, shop.via(by))).body.data
const hasJobs = async (condition: string, values: unknown[] = []) =>
  ((await admin.query(`select 1 from graphile_worker._private_jobs where ${condition}`, values)).rowCount ?? 0) > 0
/** A dead worker's job stays locked until another worker takes the job over. */
const takeOver = () =>
  admin.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null')

describe('renewal over time', () => {
  it('R28 over 400 days with two workers and kills makes contiguous periods with one charge each, and ends cancelled passes and failing cards', async () => {
    let draws = 0
    /** A whole number from 0 to `max`, the same for the same seed. */
    const drawUpTo = (max: number) =>
      createHash('sha256').update(`renewal ${seed} ${draws++}`).digest().readUInt32LE(0) % (max + 1)
    const draw = () => drawUpTo(1000) / 1000
    const [always, cancels, failing] = [await shop.buyer(), await shop.buyer(), await shop.buyer()]
    for (const by of [always, cancels]) await pass.member(by, true)
    await pass.member(failing, true, '4000000000000341')
    const stopped = [killAtRandom(shop.deps, draw), killAtRandom(second, draw)]
    const states: string[] = []
    let cuts = 0
    for (let step = 1; step <= 800; step++) {
      shop.clock.advance(12 * hourMs)
      if (step === 200) expect((await flip(cancels, false)).status).toBe(200)
      if (!(await hasJobs('run_at <= $1', [shop.clock.now()]))) continue
      if (draw() < 0.5) cuts += await runBothAndCut(drawUpTo(6))
      await takeOver()
      // Other workers take over the jobs of a killed worker and retry them after the retry delay.
      for (let round = 0; round === 0 || ((await hasJobs('attempts > 0')) && round < 12); round++) {
        await Promise.allSettled([runBoth()])
        await takeOver()
        if (round > 0) shop.clock.advance(1000 * 60)
      }
      const state = (
        await shop.rows<{ state: string }>(sql`select state from membership where user_id = ${failing.id}`)
      )[0]?.state
      if (state && states.at(-1) !== state) states.push(state)
    }
    expect(stopped.reduce((sum, stop) => sum + stop(), 0)).toBeGreaterThan(5)
    expect(cuts).toBeGreaterThan(0)
    const long = await pass.periods(always)
    expect(long.length).toBeGreaterThanOrEqual(Math.floor(400 / 30) + 1)
    long.forEach((period, n) => {
      expect(period.periodNo).toBe(n + 1)
      expect(period.endsAt.getTime() - period.startsAt.getTime()).toBe(30 * dayMs)
      if (n > 0) expect(period.startsAt).toEqual(long[n - 1]?.endsAt)
    })
    expect(await pass.charged(always)).toBe(long.length)
    expect(await membershipOf(always)).toMatchObject({ state: 'active_auto' })
    // The renewal was turned off on day 100, in the fourth period, so nothing was charged afterwards.
    expect([(await pass.periods(cancels)).length, await pass.charged(cancels)]).toEqual([4, 4])
    expect(await membershipOf(cancels)).toMatchObject({ state: 'expired' })
    // After five failed attempts the membership ended.
    expect([(await pass.periods(failing)).length, await pass.charged(failing)]).toEqual([1, 1])
    const attempts = await shop.rows<{ attempt: number; state: string }>(
      sql`select attempt, state from membership_charge where user_id = ${failing.id} and automatic order by 1`,
    )
    expect(attempts).toEqual([0, 1, 2, 3, 4].map((attempt) => ({ attempt, state: 'failed' })))
    expect(states.filter((state) => state !== 'renewing')).toEqual(
      expect.arrayContaining(['active_auto', 'past_due', 'expired']),
    )
    expect(await membershipOf(failing)).toMatchObject({ state: 'expired', access: { kind: 'none' } })
  }, 240_000)

  it('R28 control: a renewal that only checks before it charges would charge twice', async () => {
    const by = await shop.buyer()
    await pass.member(by, true)
    const naive = () =>
      shop.within('lumen', async (tx) => {
        const { rows } = await tx.execute<{ n: number }>(
          sql`select max(p.period_no)::int n from membership_period p join membership m on m.id = p.membership_id where m.user_id = ${by.id}`,
        )
        await tx.execute(sql`select pg_sleep(0.1)`)
        return rows[0]?.n === 1 ? 'charge' : 'skip'
      })
    expect(await Promise.all([naive(), naive()])).toEqual(['charge', 'charge'])
  })
})

describe('a declined card', () => {
  it('keeps access for exactly 72 hours of grace, and the buyer may pay by hand without a gap', async () => {
    const [pays, loses] = [await shop.buyer(), await shop.buyer()]
    for (const by of [pays, loses]) await pass.member(by, true, '4000000000000341')
    const end = (await pass.periods(pays))[0]?.endsAt.getTime() ?? 0
    shop.clock.set(new Date(end - dayMs))
    await shop.deps.jobs.runDue()
    expect(await membershipOf(pays)).toMatchObject({ state: 'past_due', autoRenew: true })
    const mails = await shop.mailbox()
    expect(mails.filter(({ toAddress }) => toAddress.includes(pays.id)).map(({ subject }) => subject)).toContain(
      'We could not renew your Family Game PASS',
    )
    shop.clock.set(new Date(end + 72 * hourMs - 1000))
    await shop.deps.jobs.runDue()
    expect((await membershipOf(loses))?.access.kind).toBe('pass')
    await pass.member(pays, true)
    const [first, next] = await pass.periods(pays)
    expect(next?.startsAt).toEqual(first?.endsAt)
    expect(await membershipOf(pays)).toMatchObject({ state: 'active_auto', periodNo: 2 })
    shop.clock.set(new Date(end + 72 * hourMs))
    expect((await membershipOf(loses))?.access.kind).toBe('none')
    await shop.deps.jobs.runDue()
    expect((await membershipOf(loses))?.state).toBe('expired')
  })
})

describe('a renewal at the same time as the buyer acts', () => {
  it('R29 charges nothing after a confirmed cancellation, and makes no second period for a payment by hand', async () => {
    for (let round = 0; round < 12; round++) {
      const by = await shop.buyer()
      await pass.member(by, true)
      const end = (await pass.periods(by))[0]?.endsAt.getTime() ?? 0
      shop.clock.set(new Date(end - dayMs))
      const [cancel] = await Promise.all([flip(by, false), runBoth()])
      await runBoth()
      expect(['0000', 'renewal_running']).toContain(cancel.body.code)
      // The cancellation was confirmed either before the charge or after the next period had been paid.
      const confirmed = cancel.body.data
      const paid = await pass.charged(by)
      if (confirmed?.periodNo === 1) expect([paid, (await pass.periods(by)).length]).toEqual([1, 1])
      else expect([paid, (await pass.periods(by)).length]).toEqual([2, 2])
    }
    for (let round = 0; round < 6; round++) {
      const by = await shop.buyer()
      await pass.member(by, false)
      const end = (await pass.periods(by))[0]?.endsAt.getTime() ?? 0
      shop.clock.set(new Date(end - dayMs - minuteMs))
      const byHand = await pass.subscribe(by, false)
      await shop.startPayment(by, byHand.purchaseId)
      await flip(by, true)
      const session = await shop.sessionOf(byHand.purchaseId)
      await shop.rows(sql`update sandbox_session set state = 'paid' where id = ${session.session}`)
      shop.clock.set(new Date(end - dayMs))
      await Promise.all([shop.sendEvent({ ...session, state: 'captured' }), runBoth()])
      await runBoth()
      const [one, two, ...more] = await pass.periods(by)
      expect([more, two?.startsAt]).toEqual([[], one?.endsAt])
      const [paidInTotal] = await shop.rows<{ minor: string }>(
        sql`select coalesce(sum(y.amount_minor - y.refunded_minor), 0) minor from payment y join purchase b on b.id = y.purchase_id
          where b.buyer_id = ${by.id} and y.state in ('captured', 'refunded', 'partially_refunded')`,
      )
      expect(Number(paidInTotal?.minor)).toBe(2 * 1299)
    }
  }, 60_000)

  it('R29 control: during a charge, both the call and the database refuse a cancellation', async () => {
    const by = await shop.buyer()
    await pass.member(by, true)
    const end = (await pass.periods(by))[0]?.endsAt.getTime() ?? 0
    const provider = shop.deps.payments.byWebhook('sandbox') as PaymentProvider
    const { chargeSaved } = provider
    let during: string[] = []
    Object.assign(provider, {
      async chargeSaved(request: Parameters<NonNullable<PaymentProvider['chargeSaved']>>[0]) {
        if ((await membershipOf(by))?.state !== 'renewing') return chargeSaved?.(request)
        const naive = shop
          .within(
            'lumen',
            (tx) => tx.execute(sql`update membership set state = 'active_manual' where user_id = ${by.id}`),
            'buyer:1',
          )
          .then(
            () => 'confirmed',
            (error: { cause?: { code?: string } }) => error.cause?.code ?? '',
          )
        during = [(await flip(by, false)).body.code, await naive]
        return chargeSaved?.(request)
      },
    })
    shop.clock.set(new Date(end - dayMs))
    await shop.deps.jobs.runDue()
    Object.assign(provider, { chargeSaved })
    expect(during).toEqual(['renewal_running', 'TP409'])
    expect(await pass.charged(by)).toBe(2)
    expect((await flip(by, false)).body.data).toMatchObject({ state: 'active_manual', periodNo: 2 })
  })
})
